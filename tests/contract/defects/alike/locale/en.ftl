do-walk = walk
do-swap = swap cups

"""Says in time, and on any Python, that this one is too old or too new."""

import sys

if not (3, 11) <= sys.version_info[:2] <= (3, 13):
    found = "%d.%d" % sys.version_info[:2]
    sys.exit("Quadriga needs Python 3.11 to 3.13; this is %s. Try: make setup PYTHON=python3.12" % found)

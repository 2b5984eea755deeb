"""`python -m quadriga` is the command `quadriga`."""

from quadriga.cli import main

if __name__ == "__main__":
    main()

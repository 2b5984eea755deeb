"""The version of Quadriga."""

VERSION = "0.1.0"

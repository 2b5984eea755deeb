"""Cups with a question that says nothing to others in French."""

from __future__ import annotations

from game_template.scene import ask, label

__all__ = ["ask", "label"]

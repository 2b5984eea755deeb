"""The table server: HTTP, WebSocket and storage around tables. It translates, and decides nothing itself."""

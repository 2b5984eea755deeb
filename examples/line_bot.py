"""A bot that knows nothing of Quadriga: it reads a line, and answers with one of the actions in it.

Any program in any language can do the same; see docs/your-own-bot.md.
"""

import json
import sys

for line in sys.stdin:
    asked = json.loads(line)
    actions = asked["actions"]
    print(actions[asked["seed"] % len(actions)], flush=True)

#!/usr/bin/env python3
"""A bot for any Tabletown game, in Python without libraries.

    tabletown arena metropolia --bots "exec:python3 examples/bots/python-bot.py,random" --games 20

It knows only Metropolia: build the dearest landmark it can, otherwise the dearest
card, and swap nothing. In every other game it takes the first option.
The protocol is described in docs/bots.md.
"""

import json
import sys

PROTOCOL = 1


def choose(view, options):
    """Returns the place of an option in the list."""
    built = [i for i, option in enumerate(options) if option.startswith("build ") and option != "build nothing"]
    if built:
        prices = {pile["card"]: pile["cost"] for pile in view["market"]}
        # Landmarks are not in the market: they are worth more than any card.
        return max(built, key=lambda i: prices.get(options[i][len("build "):], 100))
    for wished in ("roll two dice", "keep the roll", "swap nothing"):
        if wished in options:
            return options.index(wished)
    return 0


def main():
    for line in sys.stdin:
        message = json.loads(line)
        kind = message["type"]
        if kind == "hello":
            say({"type": "hello", "protocol": PROTOCOL, "name": "python example"})
        elif kind == "ask":
            say({"type": "answer", "id": message["id"], "option": choose(message["view"], message["options"])})
        elif kind == "bye":
            return
        # "new" and "end" tell when a match begins and how it ended; "error" what the table did not understand.


def say(message):
    print(json.dumps(message), flush=True)


if __name__ == "__main__":
    main()

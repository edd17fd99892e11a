#!/usr/bin/env python3
"""A bot for any Tabletown game, in Python without libraries.

    npx tabletown arena metropolia --bots "exec:python3 examples/bots/python-bot.py,random" --games 20

It knows only Metropolia: build the dearest landmark it can, otherwise the dearest
card, and swap nothing. In every other game it takes one option after the other:
always the first would borrow money for ever in London.
The protocol is described in docs/bots.md.
"""

import json
import sys

PROTOCOL = 1


def choose(game, number, view, options):
    """Returns the place of an option in the list."""
    if game != "metropolia":
        return number % len(options)
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
    game = None
    for line in sys.stdin:
        message = json.loads(line)
        kind = message["type"]
        if kind == "hello":
            game = message["game"]
            say({"type": "hello", "protocol": PROTOCOL, "name": "python example"})
        elif kind == "ask":
            option = choose(game, message["id"], message["view"], message["options"])
            say({"type": "answer", "id": message["id"], "option": option})
        elif kind == "bye":
            return
        # "new" and "end" tell when a match begins and how it ended; "error" what the table did not understand.


def say(message):
    print(json.dumps(message), flush=True)


if __name__ == "__main__":
    main()

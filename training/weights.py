"""A net as Tabletown's bots read it: sizes of its layers, and per layer a scale and 16-bit whole numbers, in base64."""
import base64
import json
import math
import re
import struct

FULL = 32_767


def encoded(layers):
    """NetData (packages/bots/src/net/net-data.ts) of layers, each a pair: weights (a row for each input) and biases."""
    sizes = [len(layers[0][0]), *(len(biases) for _, biases in layers)]
    scales, raw = [], bytearray()
    for weights, biases in layers:
        numbers = [float(x) for row in weights for x in row] + [float(x) for x in biases]
        scale = max(1e-6, max(abs(x) for x in numbers)) / FULL
        scales.append(scale)
        raw += struct.pack(f"<{len(numbers)}h", *(round(x / scale) for x in numbers))
    return {"sizes": sizes, "scales": scales, "weights": base64.b64encode(bytes(raw)).decode()}


def decoded(net):
    """The layers that `encoded` was given, but for rounding."""
    raw, layers, taken = base64.b64decode(net["weights"]), [], 0
    for inputs, outputs, scale in zip(net["sizes"], net["sizes"][1:], net["scales"]):
        count = (inputs + 1) * outputs
        numbers = [x * scale for x in struct.unpack_from(f"<{count}h", raw, 2 * taken)]
        rows = [numbers[i : i + outputs] for i in range(0, count, outputs)]
        layers.append((rows[:-1], rows[-1]))
        taken += count
    return layers


def forward(layers, values):
    """What the net answers, in plain arithmetic: rectified layers, then a softmax."""
    for number, (weights, biases) in enumerate(layers):
        sums = [b + sum(v * row[o] for v, row in zip(values, weights)) for o, b in enumerate(biases)]
        values = sums if number == len(layers) - 1 else [max(0.0, x) for x in sums]
    most = max(values)
    odds = [math.exp(x - most) for x in values]
    return [x / sum(odds) for x in odds]


def module(net, command):
    """The TypeScript file that a game's bot imports."""
    lines = ['import type { NetData } from "@tabletown/bots";', "", f"/** Trained with: {command} */"]
    lines += ["export const net: NetData = {", f"  sizes: {json.dumps(net['sizes'])},"]
    lines += [f"  scales: {json.dumps(net['scales'])},", "  weights:", f'    "{net["weights"]}",', "};", ""]
    return "\n".join(lines)


def read(path):
    """The layers in a file that `module` wrote."""
    with open(path) as file:
        text = file.read()
    lists = {name: json.loads(re.search(rf"{name}: (\[[^\]]*\])", text)[1]) for name in ("sizes", "scales")}
    return decoded({**lists, "weights": re.search(r'"([A-Za-z0-9+/=]{100,})"', text)[1]})

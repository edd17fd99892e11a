"""Teaches a value net by temporal differences from games that many processes play against themselves (self-play.ts).

The net learns on the GPU while they play, each position about once, and is handed to them anew every second.
"""
import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
import threading
import time

import numpy as np
import torch

import weights

STEPS_AT_ONCE = 20  # as one CUDA graph: a net this small otherwise waits for Python
SETTLED_STEPS = 4_000  # before, the average of past nets is worse than the newest one


def arguments():
    p = argparse.ArgumentParser(description=__doc__)
    p.add_argument("--game", required=True)
    p.add_argument("--options", default="{}", help="the game's options as JSON")
    p.add_argument("--seats", type=int, default=2)
    p.add_argument("--out", required=True, help="TypeScript file to write the weights to")
    p.add_argument("--from", dest="start", help="TypeScript file with weights to go on from; they must have the same sizes")
    p.add_argument("--hidden", default="128,32", help="sizes of the hidden layers")
    p.add_argument("--seconds", type=float, default=120)
    p.add_argument("--workers", type=int, default=max(1, (os.cpu_count() or 2) - 1))
    p.add_argument("--player", default="node -C source training/self-play.ts", help="command that plays")
    p.add_argument("--rate", default="2e-3,3e-5", help="learning rate at the start and at the end")
    p.add_argument("--lambda", dest="reach", type=float, default=0.7, help="how far the end of a game reaches back")
    p.add_argument("--exploration", type=float, default=0.03, help="share of choices made at random")
    p.add_argument("--handover", type=float, default=0.05, help="share of the time over which the evaluation hands over")
    p.add_argument("--evaluation-share", type=float, default=0.1, help="share of the seats it plays ever after")
    p.add_argument("--luck-by-net", type=float, default=0.75, help="share of the time after which the net weighs luck too")
    p.add_argument("--adjust-for-luck", type=float, default=1, help="share of the time after which luck is left out of what is learned")
    p.add_argument("--guessing", action="store_true", help="seats choose in worlds that they guess from their view")
    p.add_argument("--max-choices", type=int, default=120, help="choices per seat after which a game is broken off")
    p.add_argument("--batch", type=int, default=256, help="positions per step")
    p.add_argument("--buffer", type=int, default=60_000, help="positions at hand")
    p.add_argument("--reuse", type=float, default=1.0, help="how often a position is learned from, on average")
    p.add_argument("--games", type=int, default=24, help="games that a process plays between two nets")
    p.add_argument("--seed", default="1")
    p.add_argument("--curve", help="file to write the course of learning to, as JSON lines")
    return p.parse_args()


class Players:
    """The processes that play, and what they have played since somebody looked."""

    def __init__(self, a, started):
        command = [*a.player.split(), a.game, a.options, str(a.seats)]
        pipe = subprocess.PIPE
        self.processes = [subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) for _ in range(a.workers)]
        heads = [json.loads(process.stdout.readline()) for process in self.processes]
        self.width, self.seats = heads[0]["features"], heads[0]["seats"]
        self.sizes = [self.width, *map(int, a.hidden.split(",")), self.seats]
        self.a, self.started = a, started
        self.folder = tempfile.TemporaryDirectory(dir="/dev/shm")
        self.lock, self.arrived = threading.Lock(), []
        self.net, self.nets, self.games, self.positions, self.stopped = None, 0, 0, 0, False
        for number, process in enumerate(self.processes):
            threading.Thread(target=self.ask, args=(number, process), daemon=True).start()

    def part(self):
        return min(1.0, (time.time() - self.started) / self.a.seconds)

    def ask(self, number, process):
        asked, a = 0, self.a
        while not self.stopped:
            asked += 1
            settings = {
                "lambda": a.reach,
                "exploration": a.exploration,
                "evaluationShare": max(a.evaluation_share, 1 - self.part() / a.handover),
                "maxChoices": a.max_choices,
                "luckByNet": self.part() > a.luck_by_net,
                "adjustForLuck": self.part() > a.adjust_for_luck,
                "guessing": a.guessing,
            }
            request = {"sizes": self.sizes, "games": a.games, "seed": f"{a.seed}/{number}/{asked}", "settings": settings}
            request["out"] = f"{self.folder.name}/{number}-{asked}.bin"
            if self.net:
                request["net"] = self.net
            process.stdin.write(json.dumps(request) + "\n")
            process.stdin.flush()
            line = process.stdout.readline()
            if not line:
                return
            answer = json.loads(line)
            rows = np.fromfile(answer["out"], dtype=np.float32).reshape(-1, self.width + self.seats)
            os.unlink(answer["out"])
            with self.lock:
                self.arrived.append(rows)
                self.games += answer["games"]
                self.positions += len(rows)

    def taken(self):
        with self.lock:
            new, self.arrived = self.arrived, []
        return new

    def hand_out(self, model):
        self.nets += 1
        file = f"{self.folder.name}/net{self.nets}.bin"
        parts = [part for rows, biases in layers_of(model) for part in (rows.ravel(), biases)]
        np.concatenate(parts).astype(np.float32).tofile(file)
        self.net = file

    def stop(self):
        self.stopped = True
        for process in self.processes:
            process.kill()


class Learner:
    """A net, its averaged past, and the positions it learns from."""

    def __init__(self, a, sizes):
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        self.batch, self.width = a.batch, sizes[0]
        layers = []
        for i in range(len(sizes) - 1):
            layers += [torch.nn.Linear(sizes[i], sizes[i + 1]), torch.nn.ReLU()]
        self.net = torch.nn.Sequential(*layers[:-1])
        if a.start:
            begin_with(self.net, weights.read(a.start))
        self.net.to(self.device)
        average = torch.optim.swa_utils.get_ema_multi_avg_fn(0.99)
        self.average = torch.optim.swa_utils.AveragedModel(self.net, multi_avg_fn=average)
        on_gpu = self.device == "cuda"
        self.rate = torch.tensor(1e-3, device=self.device)
        self.adam = torch.optim.Adam(self.net.parameters(), lr=self.rate, fused=on_gpu, capturable=on_gpu)
        self.positions = torch.zeros((a.buffer, self.width + sizes[-1]), device=self.device)
        self.filled, self.place, self.steps, self.owed = 0, 0, 0, 0.0
        self.known = torch.tensor(1.0, device=self.device)
        self.loss = torch.zeros((), device=self.device)
        self.reuse, self.graph = a.reuse, None

    def take(self, rows):
        rows = torch.from_numpy(rows).to(self.device)
        room = len(self.positions)
        places = (self.place + torch.arange(len(rows), device=self.device)) % room
        self.positions[places] = rows
        self.place = (self.place + len(rows)) % room
        self.filled = min(room, self.filled + len(rows))
        self.owed += len(rows) * self.reuse / self.batch

    def step(self):
        rows = self.positions[(torch.rand(self.batch, device=self.device) * self.known).long()]
        told = torch.log_softmax(self.net(rows[:, : self.width]), -1)
        loss = -(rows[:, self.width :] * told).sum(-1).mean()
        self.adam.zero_grad(set_to_none=True)
        loss.backward()
        self.adam.step()
        self.loss.lerp_(loss.detach(), 0.01)

    def several_steps(self):
        if self.device == "cpu":
            for _ in range(STEPS_AT_ONCE):
                self.step()
        else:
            self.graph = self.graph or self.recorded()
            self.graph.replay()
        self.average.update_parameters(self.net)

    def recorded(self):
        side = torch.cuda.Stream()
        side.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(side):
            for _ in range(3):
                self.step()
        torch.cuda.current_stream().wait_stream(side)
        graph = torch.cuda.CUDAGraph()
        self.adam.zero_grad(set_to_none=True)
        with torch.cuda.graph(graph):
            for _ in range(STEPS_AT_ONCE):
                self.step()
        return graph

    def learn(self, rate):
        """As many steps as the positions that came in are worth; false where there is nothing to do."""
        if self.filled < 4 * self.batch or self.owed < 1:
            return False
        self.rate.fill_(rate)
        self.known.fill_(float(self.filled))
        for _ in range(min(int(self.owed) // STEPS_AT_ONCE + 1, 50)):
            self.several_steps()
            self.steps += STEPS_AT_ONCE
            self.owed -= STEPS_AT_ONCE
        return True

    def best(self):
        return self.average.module if self.steps > SETTLED_STEPS else self.net


def begin_with(model, layers):
    linear = [m for m in model.modules() if isinstance(m, torch.nn.Linear)]
    for module, (rows, biases) in zip(linear, layers, strict=True):
        with torch.no_grad():
            module.weight.copy_(torch.tensor(rows).t())
            module.bias.copy_(torch.tensor(biases))


def layers_of(model):
    """Weights, a row for each input, and biases."""
    linear = (m for m in model.modules() if isinstance(m, torch.nn.Linear))
    return [(m.weight.detach().t().contiguous().cpu().numpy(), m.bias.detach().cpu().numpy()) for m in linear]


def main():
    a = arguments()
    torch.manual_seed(1)
    random.seed(1)
    started = time.time()
    players = Players(a, started)
    learner = Learner(a, players.sizes)
    if a.start:
        players.hand_out(learner.net)
    first, last = map(float, a.rate.split(","))
    told = handed = started
    curve = open(a.curve, "w") if a.curve else None
    while players.part() < 1:
        for rows in players.taken():
            learner.take(rows)
        if not learner.learn(first * (last / first) ** players.part()):
            time.sleep(0.005)
            continue
        now = time.time()
        if now - handed > 1.0:
            handed = now
            players.hand_out(learner.best())
        if now - told > 15:
            told = now
            point = {"seconds": round(now - started), "games": players.games, "positions": players.positions}
            point |= {"steps": learner.steps, "loss": round(float(learner.loss), 4)}
            print(json.dumps(point), flush=True)
            if curve:
                print(json.dumps(point), file=curve, flush=True)
    players.stop()
    wanted = " ".join(f"'{word}'" if "{" in word else word for word in sys.argv[1:])
    learned = f"Learned from {players.games} games, {players.positions} positions, in {learner.steps} steps."
    command = f"python3 training/train.py {wanted} ({players.games} games)"
    with open(a.out, "w") as file:
        file.write(weights.module(weights.encoded(layers_of(learner.average.module)), command))
    print(f"{learned} Written to {a.out}.", flush=True)


if __name__ == "__main__":
    main()

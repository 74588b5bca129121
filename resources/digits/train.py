#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Makes digits.model anew: trains the reader of cells on digits drawn with the fonts of this machine.

train.py [STEPS [SEED]]: with a seed, it starts from the weights that are there.
"""
import pathlib
import sys
import time

import numpy as np
import torch
from torch import nn

import cells

MODEL = pathlib.Path(__file__).resolve().parent / "digits.model"
STEPS, BATCH = int(sys.argv[1]) if len(sys.argv) > 1 else 7000, 96
SEED = int(sys.argv[2]) if len(sys.argv) > 2 else None


def network():
    return nn.Sequential(nn.Conv2d(1, 12, 3), nn.ReLU(), nn.MaxPool2d(2),  # 44 -> 42 -> 21
                         nn.Conv2d(12, 24, 3, padding=1), nn.ReLU(), nn.MaxPool2d(2),  # 21 -> 10
                         nn.Conv2d(24, 48, 3, padding=1), nn.ReLU(), nn.MaxPool2d(2),  # 10 -> 5
                         nn.Flatten(), nn.Dropout(0.2), nn.Linear(48 * 25, 80), nn.ReLU(), nn.Linear(80, cells.CLASSES))


def write(model, path):
    """The layers one after the other: each row of weights as a scale (float32) and bytes, then the biases (float32)."""
    with open(path, "wb") as file:
        file.write(b"NINEFOLD DIGITS 2\n")
        for layer in model:
            if not isinstance(layer, (nn.Conv2d, nn.Linear)):
                continue
            weights = layer.weight.detach().numpy().reshape(layer.weight.shape[0], -1)
            scales = np.maximum(np.abs(weights).max(axis=1), 1e-9) / 127
            file.write(scales.astype("<f4").tobytes())
            file.write(np.round(weights / scales[:, None]).astype("i1").tobytes())
            file.write(layer.bias.detach().numpy().astype("<f4").tobytes())


def read(model, path):
    """Sets the weights that write() has written."""
    data = path.read_bytes()
    place = data.index(b"\n") + 1
    for layer in model:
        if not isinstance(layer, (nn.Conv2d, nn.Linear)):
            continue
        outputs, count = layer.weight.shape[0], layer.weight.numel()
        scales = np.frombuffer(data, "<f4", outputs, place)
        steps = np.frombuffer(data, "i1", count, place + 4 * outputs).reshape(outputs, -1)
        biases = np.frombuffer(data, "<f4", outputs, place + 4 * outputs + count)
        place += 8 * outputs + count
        with torch.no_grad():
            layer.weight.copy_(torch.from_numpy(steps * scales[:, None]).reshape(layer.weight.shape))
            layer.bias.copy_(torch.from_numpy(biases.copy()))


def main():
    seed = SEED or 9
    torch.manual_seed(seed)
    maker = cells.Cells(cells.glyphs(), seed)
    print(len(maker.signs["1"]), "fonts", flush=True)
    model = network()
    if SEED:
        read(model, MODEL)
    optimiser = torch.optim.AdamW(model.parameters(), 2e-3, weight_decay=1e-3)
    plan = torch.optim.lr_scheduler.OneCycleLR(optimiser, 1.2e-3 if SEED else 3e-3, total_steps=STEPS)
    loss_of = nn.CrossEntropyLoss(label_smoothing=0.02)
    start, right, seen = time.time(), 0, 0
    for step in range(STEPS):
        pictures, kinds = maker.batch(BATCH)
        wanted = torch.from_numpy(kinds).long()
        answer = model(torch.from_numpy(pictures)[:, None])
        loss = loss_of(answer, wanted)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        plan.step()
        right, seen = right + int((answer.argmax(1) == wanted).sum()), seen + BATCH
        if step % 200 == 199:
            print(f"{step + 1} {loss.item():.3f} right {right / seen:.4f} {time.time() - start:.0f} s", flush=True)
            right = seen = 0
            write(model, MODEL)
    model.eval()
    write(model, MODEL)
    pictures, kinds = cells.Cells(maker.signs, seed + 1).batch(5000)
    with torch.no_grad():
        print("new cells right:", (model(torch.from_numpy(pictures)[:, None]).argmax(1).numpy() == kinds).mean())


main()

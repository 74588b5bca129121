# SPDX-License-Identifier: MIT
"""Cells of Sudoku grids, drawn with the fonts of this machine: what the digit reader learns from.

A cell is 44 x 44: 36 pixels of cell and 4 around it, 0 for paper and 1 for ink, as `app/documents/pictures/plugin/cells.cpp` cuts
them from a photograph. Classes: 0 empty, 1 to 9 the digit, 10 small marks, 11 something else.
"""
import subprocess

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

SIDE, CELL, MARGIN, SCALE = 44, 36, 4, 2
EMPTY, MARKS, OTHER, CLASSES = 0, 10, 11, 12
GLYPH = 96
UNUSABLE = ("symbol", "dingbat", "emoji", "math", "music", "ornament", "barcode", "d050000l", "z003", "isabella",
            "aoyagi", "opensymbol", "kristi", "webdings", "signwriting", "hieroglyph", "cuneiform", "fallback")


def font_files():
    """Latin fonts of the system, each face once; of a large family only some."""
    listed = subprocess.run(["fc-list", ":lang=en", "--format", "%{file}|%{family}|%{style}\n"],
                            capture_output=True, text=True, check=True).stdout
    found, families = [], {}
    for line in sorted(set(listed.splitlines())):
        path, family, style = (line.split("|") + ["", ""])[:3]
        family = family.split(",")[0]
        if not path.lower().endswith((".ttf", ".otf", ".t1", ".pfb")) or "thin" in style.lower():
            continue
        if any(word in (family + path).lower() for word in UNUSABLE):
            continue
        group = "noto" if family.lower().startswith("noto") else family
        families[group] = families.get(group, 0) + 1
        if families[group] <= 6:
            found.append(path)
    return found


def glyph(font, text):
    """A text in the middle of a square, as tall as two thirds of it; None where the font has no such sign."""
    box = font.getbbox(text)
    if box[2] <= box[0] or box[3] <= box[1]:
        return None
    image = Image.new("L", (GLYPH * 3, GLYPH * 3), 0)
    ImageDraw.Draw(image).text((GLYPH, GLYPH // 2), text, 255, font=font)
    x, y, x2, y2 = image.getbbox() or (0, 0, 0, 0)
    if x2 - x < 4 or y2 - y < 20:
        return None
    part = np.asarray(image)[y:y2, x:x2].astype(np.float32) / 255
    size = GLYPH * 2 // 3
    factor = size / part.shape[0]
    if part.shape[1] * factor > GLYPH:
        return None
    part = cv2.resize(part, None, fx=factor, fy=factor, interpolation=cv2.INTER_AREA)
    whole = np.zeros((GLYPH, GLYPH), np.float32)
    top, left = (GLYPH - part.shape[0]) // 2, (GLYPH - part.shape[1]) // 2
    whole[top:top + part.shape[0], left:left + part.shape[1]] = part
    return whole


def glyphs():
    """The digits of all fonts, and letters of some: {sign: [picture, ...]}."""
    found = {sign: [] for sign in "123456789ABCEFGHKMNPRTUVXYaekmnsx?*#"}
    for path in font_files():
        try:
            font = ImageFont.truetype(path, GLYPH)
            digits = {digit: glyph(font, digit) for digit in "123456789"}
        except OSError:
            continue
        if any(picture is None for picture in digits.values()):
            continue
        # A font without digits of its own shows the same box for each.
        if np.abs(digits["3"] - digits["8"]).mean() < 0.005 or np.abs(digits["2"] - digits["7"]).mean() < 0.005:
            continue
        for digit, picture in digits.items():
            found[digit].append(picture)
        for sign in found:
            if sign not in digits and len(found[sign]) < 60:
                picture = glyph(font, sign)
                if picture is not None:
                    found[sign].append(picture)
    return found


class Cells:
    """Makes cells at random, from a seed."""

    def __init__(self, signs, seed):
        self.signs = signs
        self.random = np.random.default_rng(seed)

    def uniform(self, low, high):
        return self.random.uniform(low, high)

    def chance(self, part):
        return self.random.random() < part

    def place(self, canvas, picture, height, x, y, darkness, turn=0.0):
        """Draws a sign on the canvas: `height` is that of the sign, x and y its middle, as parts of a cell."""
        size = CELL * SCALE * height / (2 / 3) / GLYPH
        angle = np.deg2rad(self.random.normal(0, 3) + turn)
        lean, wide = self.random.normal(0, 0.06), self.uniform(0.85, 1.12)
        matrix = size * np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]]) @ \
            np.array([[wide, lean], [0, 1]])
        middle = SCALE * (MARGIN + CELL * np.array([x, y]))
        offset = middle - matrix @ np.array([GLYPH / 2, GLYPH / 2])
        source = picture
        if size < 0.5:
            source = cv2.GaussianBlur(picture, (0, 0), 0.35 / size)
        if self.chance(0.25):
            kernel = np.ones((int(self.random.integers(2, 6)),) * 2, np.uint8)
            source = cv2.dilate(source, kernel) if self.chance(0.5) else cv2.erode(source, kernel)
        drawn = cv2.warpAffine(source, np.hstack([matrix, offset[:, None]]), canvas.shape[::-1],
                               flags=cv2.INTER_LINEAR)
        np.maximum(canvas, darkness * drawn, out=canvas)

    def line(self, canvas, start, end, width, darkness):
        layer = np.zeros(canvas.shape, np.float32)
        points = [tuple(int(round(value * SCALE * 16)) for value in point) for point in (start, end)]
        cv2.line(layer, points[0], points[1], 1.0, max(1, int(round(width * SCALE))), cv2.LINE_AA, 4)
        np.maximum(canvas, darkness * min(1.0, width * SCALE) * layer, out=canvas)

    def borders(self, canvas):
        faint, shown = self.uniform(0.1, 1.1), self.chance(0.95)
        for side in range(4):
            thick = self.chance(0.33)
            darkness = self.uniform(0.7, 1.3) if thick else faint
            width = self.uniform(1.3, 5.0) if thick else self.uniform(0.5, 2.2)
            if not shown and not thick:
                continue
            place = MARGIN + (0 if side < 2 else CELL) + self.random.normal(0, 1.5)
            bend = self.random.normal(0, 1.0)
            low, high = (place - bend, -4), (place + bend, SIDE + 4)
            if side % 2:
                low, high = low[::-1], high[::-1]
            self.line(canvas, low, high, width, darkness)

    def dirt(self, canvas):
        if self.chance(0.12):  # A fold of the paper, or a shadow's edge.
            ends = self.random.uniform(-5, SIDE + 5, (2, 2))
            self.line(canvas, tuple(ends[0]), tuple(ends[1]), self.uniform(0.5, 3.5), self.uniform(0.1, 0.8))
        if self.chance(0.14):  # Halftone.
            step, strength = self.uniform(1.5, 5.0) * SCALE, self.uniform(0.1, 0.6)
            y, x = np.mgrid[0:canvas.shape[0], 0:canvas.shape[1]]
            angle = self.uniform(0, np.pi)
            wave = np.sin((x * np.cos(angle) + y * np.sin(angle)) * 2 * np.pi / step) * \
                np.sin((y * np.cos(angle) - x * np.sin(angle)) * 2 * np.pi / step)
            canvas += strength * np.clip(wave, 0, 1).astype(np.float32)
        if self.chance(0.15):  # What shines through, and stains.
            layer = cv2.GaussianBlur(self.random.random(canvas.shape), (0, 0), SCALE * self.uniform(2, 7))
            layer = (layer - layer.mean()) / (layer.std() + 1e-6)
            canvas += (self.uniform(0.03, 0.16) * np.clip(layer, -2, 2)).astype(np.float32)
        if self.chance(0.1):
            for _ in range(self.random.integers(1, 4)):
                spot = tuple(int(v) for v in self.random.integers(0, SIDE * SCALE, 2))
                cv2.circle(canvas, spot, int(self.random.integers(1, 3)), self.uniform(0.2, 0.9), -1, cv2.LINE_AA)

    def sign(self, sign):
        pictures = self.signs[sign]
        return pictures[self.random.integers(len(pictures))]

    def content(self, canvas, kind):
        darkness = self.uniform(0.6, 1.4)
        x, y = np.clip(self.random.normal(0.5, 0.06, 2), 0.34, 0.66)
        if 1 <= kind <= 9:
            self.place(canvas, self.sign(str(kind)), self.uniform(0.36, 0.8), x, y, darkness)
        elif kind == MARKS:
            picture_of = {digit: self.sign(str(digit)) for digit in range(1, 10)}
            many = self.random.choice(np.arange(1, 10), self.random.integers(1, 10), replace=False)
            height, spread = self.uniform(0.17, 0.3), self.uniform(0.25, 0.33)
            for digit in many:
                column, row = (digit - 1) % 3 - 1, (digit - 1) // 3 - 1
                self.place(canvas, picture_of[digit], height, 0.5 + spread * column, 0.5 + spread * row, darkness)
        elif kind == OTHER:
            if self.chance(0.6):
                names = [sign for sign in self.signs if not sign.isdigit()]
                self.place(canvas, self.sign(names[self.random.integers(len(names))]), self.uniform(0.36, 0.8), x, y,
                           darkness)
            elif self.chance(0.7):
                self.place(canvas, self.sign(str(self.random.integers(2, 10))), self.uniform(0.36, 0.8), x, y,
                           darkness, 90 if self.chance(0.5) else -90)
            else:
                canvas += self.uniform(0.5, 1.2)

    def cell(self, kind):
        canvas = np.zeros((SIDE * SCALE, SIDE * SCALE), np.float32)
        self.content(canvas, kind)
        self.borders(canvas)
        self.dirt(canvas)
        blur = self.uniform(0.3, 2.4 if self.chance(0.4) else 1.4)
        if self.chance(0.85):
            canvas = cv2.GaussianBlur(canvas, (0, 0), SCALE * blur)
        small = cv2.resize(canvas, (SIDE, SIDE), interpolation=cv2.INTER_AREA)
        small *= self.uniform(0.65, 1.25)
        if self.chance(0.4):
            y, x = np.mgrid[0:SIDE, 0:SIDE] / SIDE - 0.5
            small += (self.random.normal(0, 0.08) * x + self.random.normal(0, 0.08) * y).astype(np.float32)
        noise = self.random.normal(0, self.uniform(0.005, 0.08), (SIDE, SIDE))
        if self.chance(0.6):
            noise = cv2.GaussianBlur(noise, (0, 0), self.uniform(0.5, 1.6)) * 1.8
        small = np.clip(small + noise, -0.12, 1.5)
        if self.chance(0.3):  # What a camera throws away.
            contrast = self.uniform(45, 140)
            grey = np.clip(205 - contrast * small, 0, 255).astype(np.uint8)
            packed = cv2.imencode(".jpg", grey, [cv2.IMWRITE_JPEG_QUALITY, int(self.uniform(25, 85))])[1]
            plain = cv2.imdecode(packed, cv2.IMREAD_GRAYSCALE).astype(np.float32)
            small = np.clip((205 - plain) / contrast, -0.12, 1.5)
        return small.astype(np.float32)

    def batch(self, count):
        shares = [0.2] + [0.074] * 9 + [0.06, 0.074]
        kinds = self.random.choice(CLASSES, count, p=np.array(shares) / sum(shares))
        return np.stack([self.cell(kind) for kind in kinds]), kinds

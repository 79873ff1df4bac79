"""Composes whole scenes: photo-like ones for the most part, then cartoons with and without ink, and line drawings."""

from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np

from .animals import animal
from .blobs import blob
from .camera import photographed
from .colors import Mood, family_color
from .drawings import drawing_files, drawing_layer
from .fields import Array, Rng, blurred, directional_shading, log_uniform, normalized, smooth_noise
from .labels import labels
from .layers import Canvas, Layer, ink
from .lettering import font_files, word
from .people import person
from .textures import Textures
from .things import thing

SIZE = 288
PHOTOGRAPHED = ("brick", "grass", "gravel")
KINDS = {"photo": 0.76, "flat": 0.07, "cartoon": 0.12, "lines": 0.05}
SUBJECTS = {"blob": 0.34, "drawing": 0.26, "person": 0.12, "animal": 0.08, "thing": 0.16, "word": 0.04}


@dataclass(frozen=True)
class Sources:
    """What scenes are made of. A held-out scene uses only drawings and fonts that no training scene uses."""

    drawings: list[Path]
    fonts: list[Path]
    textures: list[Array]

    @staticmethod
    def at(drawings: Path, fonts: Path, textures: Path, held_out: bool) -> "Sources":
        """Drawings as draw-emoji.mjs wrote them, fonts as npm and textures as scikit-image installed them."""
        grounds = [cv2.imread(str(textures / f"{name}.png"), cv2.IMREAD_GRAYSCALE) for name in PHOTOGRAPHED]
        if any(ground is None for ground in grounds):
            raise FileNotFoundError(f"{PHOTOGRAPHED} are not all in {textures}: see README.md")
        grounds = [ground.astype(np.float32) / 255 for ground in grounds]
        sources = Sources(drawing_files(drawings, held_out), font_files(fonts, held_out), grounds)
        if not sources.drawings or not sources.fonts:
            raise FileNotFoundError(f"no drawings in {drawings} or no fonts in {fonts}: see README.md")
        return sources


@dataclass
class Maker:
    """Draws scenes one after another; textures are shared between the scenes of one maker."""

    rng: Rng
    sources: Sources
    textures: Textures

    @staticmethod
    def seeded(seed: int, sources: Sources) -> "Maker":
        """The same seed and sources give the same scenes."""
        rng = np.random.default_rng(seed)
        return Maker(rng, sources, Textures(rng, SIZE, sources.textures))

    def scene(self) -> tuple[Array, Array]:
        """A picture (SIZE, SIZE, 3) RGB uint8 and its labels (SIZE, SIZE) uint8, see labels.py."""
        kind = str(self.rng.choice(list(KINDS), p=list(KINDS.values())))
        canvas = self.photo() if kind == "photo" else self.drawing(kind)
        found = labels(canvas)
        if kind == "photo":
            for _ in range(int(self.rng.integers(0, 3))):
                self.soft_light(canvas, 4, 20)
        return photographed(self.rng, canvas.color, drawn=kind != "photo"), found

    def surface(self, mood: Mood, plain: float = 0.22) -> Array:
        """Color field of one object: a color, a texture, soft shading."""
        rng, base = self.rng, mood.color(self.rng)
        color = np.broadcast_to(base, (SIZE, SIZE, 3)).astype(np.float32)
        if rng.random() > plain:
            color = color + self.textures.colored() * log_uniform(rng, 0.02, 0.32)
        if rng.random() < 0.8:
            color = color * np.exp(directional_shading(rng, SIZE, 1.0))[..., None]
        if rng.random() < 0.4:
            color = color + smooth_noise(rng, SIZE, rng.uniform(50, 180))[..., None] * rng.normal(0, 0.05, 3)
        return color.astype(np.float32)

    def photo(self) -> Canvas:
        """Background, things from far to near with shadows and focus, wires, then reflections and light."""
        rng, mood = self.rng, Mood(self.rng)
        canvas = Canvas(self.surface(mood, 0.15))
        self.background(canvas, mood)
        focus = rng.random() < 0.35
        for _ in range(int(rng.integers(2, 14))):
            if rng.random() < 0.12:
                self.soft_light(canvas, 3, 14)
            layer = self.subject(mood)
            if layer.cover.max() < 0.3:
                continue
            self.gleams(layer)
            if rng.random() < 0.4:
                self.drop_shadow(canvas, layer)
            if focus and rng.random() < 0.3:
                canvas.blur(rng.uniform(0.8, 3.5))
            canvas.place(layer)
        if rng.random() < 0.13:
            self.wires(canvas, mood)
        if rng.random() < 0.1:
            self.mirror(canvas)
        return canvas

    def background(self, canvas: Canvas, mood: Mood) -> None:
        """Often one to three bands: sky and land, wall and floor, hills."""
        rng = self.rng
        if rng.random() > 0.5:
            return
        y, x = np.mgrid[0:SIZE, 0:SIZE]
        for _ in range(int(rng.integers(1, 4))):
            rough = smooth_noise(rng, SIZE, rng.uniform(20, 200))[0][None, :] * rng.uniform(0, 14)
            line = rng.uniform(0.15, 0.85) * SIZE + rough + (x - SIZE / 2) * rng.uniform(-0.25, 0.25)
            cover = blurred(np.clip(y - line + 0.5, 0, 1).astype(np.float32), 0.6)
            canvas.place(Layer(cover, self.surface(mood), (cover > 0.5).astype(np.int32)))

    def subject(self, mood: Mood) -> Layer:
        """One thing of a random kind."""
        rng = self.rng
        kind = str(rng.choice(list(SUBJECTS), p=list(SUBJECTS.values())))
        if kind == "blob":
            cover = blob(rng, SIZE)
            color = self.surface(mood)
            if rng.random() < 0.35:
                color = color * (1 + 0.6 * self.relief(cover))[..., None]
            return Layer(cover, color, (cover > 0.5).astype(np.int32))
        if kind == "drawing":
            return self.retextured(drawing_layer(rng, SIZE, self.sources.drawings))
        if kind == "word":
            return word(rng, SIZE, self.sources.fonts, mood)
        draw = {"person": person, "animal": animal, "thing": thing}[kind]
        layer = draw(rng, SIZE, self.textures, mood)
        if rng.random() < 0.7:
            layer.color = layer.color * np.exp(directional_shading(rng, SIZE, 1.0))[..., None]
        return layer

    def retextured(self, layer: Layer) -> Layer:
        """A drawing in other colors, mostly with a texture and round shading, so that it looks less drawn."""
        rng = self.rng
        if rng.random() < 0.75:
            turn = np.eye(3) + rng.normal(0, 0.22, (3, 3))
            layer.color = np.clip(
                layer.color @ turn.T.astype(np.float32) + rng.normal(0, 0.1, 3), 0, 1
            ).astype(np.float32)
            layer.color = layer.color + self.textures.colored() * log_uniform(rng, 0.01, 0.22)
        if rng.random() < 0.5:
            layer.color = (
                layer.color
                * np.exp(directional_shading(rng, SIZE, 1.0) + 0.4 * self.relief(layer.cover))[..., None]
            )
        return layer

    def relief(self, cover: Array) -> Array:
        """Light as on a rounded body with this silhouette, -1..1."""
        rng = self.rng
        height = blurred(cover, rng.uniform(6, 30))
        a = rng.uniform(0, 2 * np.pi)
        lit = cv2.Sobel(height, cv2.CV_32F, 1, 0) * np.cos(a) + cv2.Sobel(height, cv2.CV_32F, 0, 1) * np.sin(
            a
        )
        return (lit / (np.abs(lit).max() + 1e-4)).astype(np.float32)

    def gleams(self, layer: Layer) -> None:
        """Soft highlights on the thing: never borders."""
        rng = self.rng
        ys, xs = np.nonzero(layer.cover > 0.6)
        if rng.random() > 0.25 or len(ys) == 0:
            return
        for _ in range(int(rng.integers(1, 4))):
            k, spot = rng.integers(len(ys)), np.zeros((SIZE, SIZE), np.float32)
            axes = (int(rng.integers(2, 26)), int(rng.integers(2, 12)))
            cv2.ellipse(spot, (int(xs[k]), int(ys[k])), axes, float(rng.uniform(0, 180)), 0, 360, 1.0, -1)
            layer.color = layer.color + blurred(spot, rng.uniform(2, 8))[..., None] * rng.uniform(0.1, 0.7)

    def drop_shadow(self, canvas: Canvas, layer: Layer) -> None:
        """The thing's shadow on what lies behind it; the harder it is, the less anybody can say whether it is a line."""
        rng, soft = self.rng, self.rng.uniform(1.5, 12)
        shift = np.array(
            [[1, rng.uniform(-0.3, 0.3), rng.integers(-14, 15)], [0, 1, rng.integers(-6, 15)]], np.float64
        )
        shadow = blurred(cv2.warpAffine(layer.cover, shift, (SIZE, SIZE)), soft)
        canvas.shade(1 - shadow * rng.uniform(0.1, 0.65))
        if soft < 3:
            rim = (shadow > 0.25) & (shadow < 0.75)
            canvas.ignored |= cv2.dilate(rim.astype(np.uint8), np.ones((3, 3), np.uint8)) > 0

    def soft_light(self, canvas: Canvas, low: float, high: float) -> None:
        """A pool of light or a shadow from outside the picture."""
        spot = blurred(blob(self.rng, SIZE), self.rng.uniform(low, high))
        canvas.shade(1 - spot * self.rng.uniform(-0.5, 0.6))

    def wires(self, canvas: Canvas, mood: Mood) -> None:
        """Thin twigs, wires and hairs: a few are lines, many are texture that nobody can judge."""
        rng, count = self.rng, int(self.rng.integers(1, 10))
        width, drawn = int(rng.integers(1, 4)) if count < 5 else 1, np.zeros((SIZE, SIZE), np.uint8)
        centers = np.zeros_like(drawn)
        t = np.linspace(0, 1, 30)[:, None]
        for _ in range(count):
            a, b, c = rng.uniform(0, SIZE, (3, 2))
            path = [np.int32(((1 - t) ** 2 * a + 2 * (1 - t) * t * b + t * t * c) * 16)]
            cv2.polylines(drawn, path, False, 255, width, cv2.LINE_AA, 4)
            cv2.polylines(centers, path, False, 255, 1, cv2.LINE_8, 4)
        near = cv2.dilate(drawn, np.ones((3, 3), np.uint8)) > 40
        color = np.broadcast_to(mood.color(rng), (SIZE, SIZE, 3))
        layer = Layer(drawn.astype(np.float32) / 255 * 0.9, color, near.astype(np.int32), ignored=near)
        if count < 5:
            layer.inked = centers > 0
        canvas.place(layer)

    def mirror(self, canvas: Canvas) -> None:
        """Water or a polished floor: below a line stands the scene again, paler and wavy; its borders are not lines."""
        rng, y0 = self.rng, int(self.rng.uniform(0.5, 0.85) * SIZE)
        y, x = np.mgrid[0:SIZE, 0:SIZE].astype(np.float32)
        ripple = normalized(self.textures.field()) * rng.uniform(0, 3)
        seen = cv2.remap(
            canvas.color, x + ripple, 2 * y0 - y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT
        )
        water = family_color(rng, "sky") * rng.uniform(0.4, 1)
        share = rng.uniform(0.2, 0.6)
        color = blurred(seen, rng.uniform(0.5, 2.5)) * share + water * (1 - share)
        cover = (y >= y0).astype(np.float32)
        canvas.place(Layer(cover, color, cover.astype(np.int32)))

    def drawing(self, kind: str) -> Canvas:
        """Flat colors; `cartoon` and `lines` have ink, `lines` hardly any color."""
        rng, mood = self.rng, Mood(self.rng)
        paper = np.clip(
            family_color(rng, "white") if kind == "lines" or rng.random() < 0.4 else mood.color(rng), 0, 1
        )
        canvas = Canvas(np.broadcast_to(paper, (SIZE, SIZE, 3)))
        pen = family_color(rng, "dark") * (0.6 if rng.random() < 0.8 else 1.5)
        width = log_uniform(rng, 1.3, 8)
        fade = rng.uniform(0, 0.5)
        for _ in range(int(rng.integers(2, 10))):
            layer = self.flattened(mood)
            if layer.cover.max() < 0.3:
                continue
            if kind == "lines":
                layer.color = layer.color * 0 + paper + (layer.color - paper) * rng.uniform(0, 0.08)
            if kind != "flat":
                uneven = np.clip(1 + fade * smooth_noise(rng, SIZE, rng.uniform(15, 60)), 0.3, 1.7)
                fitting = min(width, 1.2 + 0.04 * float(np.sqrt((layer.cover > 0.5).sum())))
                ink(layer, pen, (fitting * uneven).astype(np.float32))
            canvas.place(layer)
        return canvas

    def flattened(self, mood: Mood) -> Layer:
        """A subject as a drawing has it: flat, or with one soft gradient."""
        rng = self.rng
        if rng.random() < 0.3:
            cover = blob(rng, SIZE)
            return Layer(
                cover,
                np.broadcast_to(mood.color(rng), (SIZE, SIZE, 3)).astype(np.float32),
                (cover > 0.5).astype(np.int32),
            )
        layer = drawing_layer(rng, SIZE, self.sources.drawings) if rng.random() < 0.5 else self.subject(mood)
        counts = [layer.shapes == k for k in range(1, int(layer.shapes.max(initial=0)) + 1)]
        if rng.random() < 0.6 and len(counts) < 80:
            for part in counts:
                if part.any():
                    layer.color = np.where(part[..., None], np.median(layer.color[part], axis=0), layer.color)
        return layer

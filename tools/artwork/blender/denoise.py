"""Turns a noisy linear render into a clean display picture.

Debian's Blender has no denoiser, so an edge-avoiding wavelet filter runs here:
it averages only pixels that agree in albedo, normal and colour, and therefore
keeps label text and outlines sharp.
"""

import os
import shutil
import sys

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"

import cv2
import numpy as np

cv2.setNumThreads(1)

# How much a difference in albedo or normal counts against averaging two pixels.
ALBEDO = 0.006**-0.5
NORMAL = 0.05**-0.5


def read(path):
    image = cv2.imread(path, cv2.IMREAD_UNCHANGED)
    return np.nan_to_num(image[..., :3].astype(np.float32))


def shifted(padded, pad, dy, dx, shape):
    return padded[pad + dy : pad + dy + shape[0], pad + dx : pad + dx + shape[1]]


def remove_spikes(image, albedo, normal):
    """Single pixels far brighter or darker than their neighbours, unless a print or an edge explains them."""
    median = cv2.medianBlur(image, 3)
    level, usual = image.max(axis=2), median.max(axis=2)
    spike = (level > usual * 1.3 + 0.03) | (level < usual * 0.8 - 0.02)
    spike &= np.abs(albedo - cv2.medianBlur(albedo, 3)).max(axis=2) < 0.04
    spike &= np.abs(normal - cv2.medianBlur(normal, 3)).max(axis=2) < 0.25
    image[spike] = median[spike]
    return image


def smooth(image, features, strength):
    for step, sigma in ((1, 1.0), (2, 0.8), (4, 0.6), (8, 0.42), (3, 0.36)):
        image = smooth_once(image, features, step, strength * sigma)
    return image


def smooth_once(image, features, step, sigma):
    """Nine taps `step` pixels apart; a tap counts as far as its colour, albedo and normal agree."""
    pad = step
    guide = np.dstack([cv2.blur(image, (3, 3)) / sigma, features])
    wide = cv2.copyMakeBorder(image, pad, pad, pad, pad, cv2.BORDER_REFLECT_101)
    planes = [cv2.copyMakeBorder(np.ascontiguousarray(guide[..., i]), pad, pad, pad, pad, cv2.BORDER_REFLECT_101) for i in range(guide.shape[2])]
    centre = [np.ascontiguousarray(guide[..., i]) for i in range(guide.shape[2])]
    total = image.copy()
    weights = np.ones(image.shape[:2], np.float32)
    for dy in (-step, 0, step):
        for dx in (-step, 0, step):
            if not dy and not dx:
                continue
            distance = np.zeros(image.shape[:2], np.float32)
            for plane, here in zip(planes, centre):
                difference = cv2.subtract(shifted(plane, pad, dy, dx, image.shape), here)
                distance = cv2.accumulateSquare(difference, distance)
            weight = cv2.exp(distance * -1.0)
            if dy and dx:
                weight *= 0.75
            total += shifted(wide, pad, dy, dx, image.shape) * weight[..., None]
            weights += weight
    return total / weights[..., None]


def tone(linear, exposure):
    """Linear below a knee, then a soft shoulder: brand tints stay true, lights never clip."""
    x = np.maximum(linear * exposure, 0)
    knee = 0.62
    over = np.maximum(x - knee, 0)
    x = np.where(x > knee, knee + (1 - knee) * (1 - np.exp(-over / (1 - knee))), x)
    return np.where(x <= 0.0031308, x * 12.92, 1.055 * np.power(np.maximum(x, 1e-6), 1 / 2.4) - 0.055)


def finish(colour_path, albedo_path, normal_path, out, exposure=1.0, strength=0.09):
    albedo, normal = read(albedo_path), read(normal_path)
    colour = remove_spikes(np.sqrt(np.clip(read(colour_path), 0, 8)), albedo, normal)
    features = np.dstack([albedo * ALBEDO, cv2.blur(normal, (2, 2)) * NORMAL])
    clean = smooth(colour, features.astype(np.float32), strength)
    picture = tone(np.square(clean), exposure)
    # A grain too fine to see keeps the wide gradients from banding in WebP.
    grain = np.random.default_rng(1).normal(0, 0.0022, picture.shape[:2])[..., None]
    picture = np.clip(picture + grain, 0, 1)
    cv2.imwrite(out, (picture * 255 + 0.5).astype(np.uint8))


if __name__ == "__main__":
    colour, albedo, normal, out, exposure, strength = sys.argv[1:]
    finish(colour, albedo, normal, out, float(exposure), float(strength))
    shutil.rmtree(os.path.dirname(colour))

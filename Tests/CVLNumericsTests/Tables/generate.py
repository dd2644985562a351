"""Writes the reference tables beside it (needs mpmath): rows of hexadecimal bit patterns.

Run it in this folder: python3 generate.py
"""
import math
import random
import struct
import zlib
from mpmath import mp, mpf
import mpmath as m

mp.prec = 2400  # sin(1.7e308) needs 1024 bits before the point
HUGE = [1e22, 1e300, 1.7976931348623157e308, 6381956970095103 * 2.0 ** 797, 5.319372648326541416707296656673541083813475031793921822105e255]
DEGREE = m.pi / 180


def bits(x):
    return "%016x" % struct.unpack("<Q", struct.pack("<d", x))[0]


def nearest(value):
    """The nearest double, rounded once also where it is subnormal."""
    if m.isinf(value):
        return float(value)
    if value != 0 and abs(value) < mpf(2) ** -1022:
        return math.ldexp(int(m.nint(value * mpf(2) ** 1074)), -1074)
    if abs(value) >= mpf(2) ** 1024 - mpf(2) ** 970:
        return math.copysign(math.inf, float(m.sign(value)))
    with mp.workprec(53):
        return float(+value)


def log_uniform(rng, low, high):
    return rng.choice([-1, 1]) * 2.0 ** rng.uniform(low, high)


def any_angle(rng):
    kind = rng.random()
    if kind < 0.35:
        return rng.uniform(-1e6, 1e6)
    if kind < 0.6:
        return rng.uniform(-7, 7)
    if kind < 0.7:
        return float(rng.randrange(1, 600000) * m.pi / 2)
    return log_uniform(rng, -1060, 1023)


def any_degrees(rng):
    kind = rng.random()
    if kind < 0.4:
        return rng.uniform(-1e6, 1e6)
    if kind < 0.7:
        return rng.uniform(-400, 400)
    return log_uniform(rng, -1060, 1023)


def unit_interval(rng):
    kind = rng.random()
    if kind < 0.6:
        return rng.uniform(-1, 1)
    if kind < 0.8:
        return rng.choice([-1, 1]) * (1 - 2.0 ** rng.uniform(-52, -1))
    return log_uniform(rng, -1060, 0)


def anything(rng):
    return rng.uniform(-5, 5) if rng.random() < 0.5 else log_uniform(rng, -1060, 1023)


def positive(rng):
    kind = rng.random()
    if kind < 0.3:
        return 1 + rng.choice([-1, 1]) * 2.0 ** rng.uniform(-52, -1)
    if kind < 0.6:
        return rng.uniform(0, 100)
    return abs(log_uniform(rng, -1074, 1023))


def exponent(rng):
    kind = rng.random()
    if kind < 0.5:
        return rng.uniform(-745, 709.7)
    if kind < 0.8:
        return rng.uniform(-2, 2)
    return log_uniform(rng, -60, 9)


def degrees_sin(x):
    return m.sin((mpf(x) % 360) * DEGREE)


def degrees_cos(x):
    return m.cos((mpf(x) % 360) * DEGREE)


ONE = {
    "sin": (m.sin, any_angle, HUGE), "cos": (m.cos, any_angle, HUGE), "tan": (m.tan, any_angle, HUGE),
    "sinDegrees": (degrees_sin, any_degrees, HUGE), "cosDegrees": (degrees_cos, any_degrees, HUGE),
    "tanDegrees": (lambda x: degrees_sin(x) / degrees_cos(x), any_degrees, HUGE),
    "asin": (m.asin, unit_interval, [1, -1]), "acos": (m.acos, unit_interval, [1, -1]),
    "atan": (m.atan, anything, HUGE),
    "asinDegrees": (lambda x: m.asin(x) / DEGREE, unit_interval, [1, -1, 0.5]),
    "acosDegrees": (lambda x: m.acos(x) / DEGREE, unit_interval, [1, -1, 0.5]),
    "atanDegrees": (lambda x: m.atan(x) / DEGREE, anything, HUGE),
    "exp": (m.exp, exponent, [709.782712893384, -745.13]), "expMinusOne": (m.expm1, exponent, [709.78]),
    "log": (m.log, positive, [5e-324]), "log2": (lambda x: m.log(x) / m.log(2), positive, [5e-324]),
    "log10": (lambda x: m.log(x) / m.log(10), positive, [5e-324]),
    "cbrt": (lambda x: m.sign(x) * m.cbrt(abs(x)), anything, HUGE + [5e-324]),
}


def near_point(rng):
    y = log_uniform(rng, -300, 300)
    return y, y * log_uniform(rng, -70, 70)


def far_point(rng):
    return log_uniform(rng, -1060, 1023), log_uniform(rng, -1060, 1023)


def either(rng):
    return near_point(rng) if rng.random() < 0.7 else far_point(rng)


def power(rng):
    x = abs(log_uniform(rng, -1060, 1023)) if rng.random() < 0.5 else 1 + rng.choice([-1, 1]) * 2.0 ** rng.uniform(-40, -1)
    return x, float(rng.uniform(-745, 709.7) / m.log(x))


def dividend(rng):
    if rng.random() < 0.5:
        return rng.uniform(-1e6, 1e6), rng.uniform(-400, 400)
    return far_point(rng)


def half_open_angle(y, x):
    angle = m.atan2(y, x) / DEGREE
    return -angle if nearest(angle) == -180 else angle


def hypotenuse(x, y):
    return m.sqrt(mpf(x) ** 2 + mpf(y) ** 2)


TWO = {
    "atan2": (lambda y, x: m.atan2(y, x), either), "atan2Degrees": (half_open_angle, either),
    "pow": (lambda x, y: mpf(x) ** mpf(y), power), "hypot": (hypotenuse, either),
    "floorModulo": (lambda a, b: mpf(a) - mpf(b) * m.floor(mpf(a) / mpf(b)), dividend),
}


def write(name, rows):
    with open(name + ".txt", "w") as out:
        out.write("\n".join(rows) + "\n")


for name, (function, argument, extra) in ONE.items():
    rng = random.Random(zlib.crc32(name.encode()))
    xs = [float(x) for x in extra] + [argument(rng) for _ in range(400)]
    write(name, [f"{bits(x)} {bits(nearest(function(mpf(x))))}" for x in xs if x != 0])
for name, (function, arguments) in TWO.items():
    rng = random.Random(zlib.crc32(name.encode()))
    pairs = [arguments(rng) for _ in range(400)]
    pairs = [(a, b) for a, b in pairs if math.isfinite(a) and math.isfinite(b) and a != 0 and b != 0]
    write(name, [f"{bits(a)} {bits(b)} {bits(nearest(function(mpf(a), mpf(b))))}" for a, b in pairs])

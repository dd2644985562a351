"""Writes the coefficient tables of Sources/CVLNumerics (needs mpmath).

Run it in this folder: python3 coefficients.py
"""
import os
from mpmath import mp, mpf, atan, floor, log, pi

mp.prec = 1600
HERE = os.path.dirname(os.path.abspath(__file__))
SOURCES = os.path.join(HERE, "../../../Sources/CVLNumerics")


def literal(value):
    text = float(value).hex()
    return text.replace("0x0.0p+0", "0x0p+0").replace("p+", "p")


def pair(value):
    high = float(value)
    return high, float(value - mpf(high))


def write(name, about, member, element, rows):
    lines = [f"// Written by Tests/CVLNumericsTests/Tables/coefficients.py.", f"// {about}", "", "extension Elementary {"]
    lines += [f"  // swift-format-ignore", f"  static let {member}: [{element}] = ["]
    lines += ["    " + ", ".join(row) + "," for row in rows]
    lines += ["  ]", "}", ""]
    with open(os.path.join(SOURCES, name), "w") as out:
        out.write("\n".join(lines))


def pairs(values):
    return [[literal(part) for part in pair(value)] for value in values]


def inverse(index):
    """A short approximation of 1/m for the m whose first seven fraction bits are index."""
    if index == 0 or index == 127:
        return 1.0
    middle = 1 + (index + 0.5) / 128
    if index >= 53:
        middle /= 2
    return round(256 / middle) / 256


write("AtanTable.swift", "Row i: atan(i / 64), high and low part.", "atanTable", "Double",
      pairs(atan(mpf(i) / 64) for i in range(65)))
write("ExpTable.swift", "Row i: 2^(i / 64), high and low part.", "expTable", "Double",
      pairs(mpf(2) ** (mpf(i) / 64) for i in range(64)))
write("LogTable.swift", "Row i: a nine-bit 1/m, then -log of it, high and low part.", "logTable", "Double",
      [[literal(inverse(i))] + [literal(p) for p in pair(-log(mpf(inverse(i))))] for i in range(128)])
write("PowersOfTenTable.swift", "Row i: 10^(16 (i - 16)), high and low part.", "powersOfTenTable", "Double",
      pairs(mpf(10) ** (16 * (i - 16)) for i in range(33)))
bits = int(floor(2 / pi * mpf(2) ** 1248))
limbs = [0, 0] + [(bits >> (1248 - 32 * (i + 1))) & 0xFFFFFFFF for i in range(39)]
text = [f"0x{limb >> 16:04x}_{limb & 0xffff:04x}" for limb in limbs]
write("TwoOverPiTable.swift", "The bits of 2 / pi after 64 zero bits, first bits first.", "twoOverPiTable", "UInt32",
      [text[i:i + 6] for i in range(0, len(text), 6)])

if __name__ == "__main__":
    def show(name, value):
        high, low = pair(value)
        print(name, literal(high), literal(low))

    def cut(value, n):
        from mpmath import frexp
        _, e = frexp(value)
        return floor(value * mpf(2) ** (n - e)) * mpf(2) ** (e - n)

    def pieces(name, value, *sizes):
        out = []
        for n in sizes:
            p = cut(value, n) if n < 53 else mpf(float(value))
            out.append(literal(p))
            value -= p
        print(name, *out)

    show("pi", pi)
    show("pi/2", pi / 2)
    show("pi/4", pi / 4)
    show("3pi/4", 3 * pi / 4)
    show("2/pi", 2 / pi)
    show("180/pi", 180 / pi)
    show("pi/180", pi / 180)
    show("1/ln2", 1 / log(mpf(2)))
    show("1/ln10", 1 / log(mpf(10)))
    show("64/ln2", 64 / log(mpf(2)))
    pieces("pi/2", pi / 2, 33, 33, 33, 53)
    pieces("pi/180", pi / 180, 26, 53)
    pieces("ln2/64", log(mpf(2)) / 64, 34, 53)
    pieces("ln2", log(mpf(2)), 41, 53)
    for n in range(2, 19):
        print(n, "1/n!", literal(1 / mp.factorial(n)), "1/n", literal(mpf(1) / n))

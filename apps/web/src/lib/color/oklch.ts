/** Lightness 0–1, chroma from 0, hue in degrees. */
export type Oklch = { l: number; c: number; h: number }

type Rgb = readonly [number, number, number]

/** `#rgb` or `#rrggbb` to OKLCH; undefined for anything else. */
export function parseHex(hex: string): Oklch | undefined {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(hex.trim())
  const long = short ? `#${short[1]}${short[1]}${short[2]}${short[2]}${short[3]}${short[3]}` : hex.trim()
  const found = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(long)
  if (!found) return undefined
  const [red, green, blue] = [1, 2, 3].map((index) => toLinear(Number.parseInt(found[index] ?? '0', 16) / 255))
  return fromLinear([red ?? 0, green ?? 0, blue ?? 0])
}

/** OKLCH to `#rrggbb`; a colour no screen has loses chroma, never lightness or hue. */
export function toHex(color: Oklch): string {
  const shown = inGamut(color) ? color : { ...color, c: largestChroma(color) }
  return `#${toLinearRgb(shown).map(toByte).join('')}`
}

/** Contrast ratio of two `#rrggbb` colours (WCAG 2.2, relative luminance). */
export function contrast(first: string, second: string): number {
  const [lighter, darker] = [luminance(first), luminance(second)].sort((a, b) => b - a)
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

// The matrices are those of Björn Ottosson, "A perceptual color space for image processing", 2020.
function fromLinear([r, g, b]: Rgb): Oklch {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return { l: lightness, c: Math.hypot(a, bb), h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360 }
}

function toLinearRgb({ l, c, h }: Oklch): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

const EDGE = 0.0005 // rounding to a byte forgives this much

const inGamut = (color: Oklch): boolean => toLinearRgb(color).every((part) => part >= -EDGE && part <= 1 + EDGE)

function largestChroma(color: Oklch): number {
  let low = 0
  let high = color.c
  for (let step = 0; step < 20; step++) {
    const middle = (low + high) / 2
    if (inGamut({ ...color, c: middle })) low = middle
    else high = middle
  }
  return low
}

const toLinear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)

function toByte(part: number): string {
  const clamped = Math.min(1, Math.max(0, part))
  const encoded = clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0')
}

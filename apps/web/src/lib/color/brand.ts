import { contrast, type Oklch, parseHex, toHex } from './oklch.ts'

/** Colours by meaning, one mode. Names are those of the `--k-*` tokens. */
export type BrandTokens = Record<
  'fill' | 'fill-hover' | 'on-fill' | 'fill-edge' | 'link' | 'tint' | 'tint-line' | 'tint-text',
  string
>

export type BrandPalette = { scale: string[]; light: BrandTokens; dark: BrandTokens; pavement: PavementColors }

/** Five inks of a floor, each with its light and its dark form. */
export type PavementColors = Record<'g' | 'h' | 'f' | 'm' | 'd', { light: string; dark: string }>

const LIGHTNESS = [0.977, 0.948, 0.905, 0.845, 0.765, 0.672, 0.585, 0.497, 0.405, 0.3]
const CHROMA = [0.14, 0.26, 0.44, 0.66, 0.86, 1, 1, 0.95, 0.82, 0.62]
const LARGEST_CHROMA = 0.16
const LARGEST_DARKENING = 0.08

const TEXT_CONTRAST = 4.5
const EDGE_CONTRAST = 3

// Neutral backgrounds for contrast; the same values as in ui/tokens.css.
const PAGE = '#fcfbf8'
const SUNKEN = '#f7f5f1'
const WHITE = '#ffffff'
const INK = '#19202f'
const FALLBACK = '#2b3649' // ink 8, for a business that chose nothing

/** Builds ten steps of one hue, light to dark, with fixed lightness. */
export const buildScale = ({ c, h }: Pick<Oklch, 'c' | 'h'>): string[] =>
  LIGHTNESS.map((l, step) => toHex({ l, c: Math.min(c, LARGEST_CHROMA) * (CHROMA[step] ?? 1), h }))

/** Derives an accessible palette from a business's colour; anything unreadable means ink. */
export function brandPalette(hex: string | null): BrandPalette {
  const base = parseHex(hex ?? FALLBACK) ?? (parseHex(FALLBACK) as Oklch)
  const scale = buildScale(base)
  return { scale, light: lightTokens(base, scale), dark: darkTokens(base), pavement: pavementColors(base) }
}

/** Colours of a pavement of this hue: quieter than the scale, so that text on it stays legible. */
export function pavementColors({ c, h }: Pick<Oklch, 'c' | 'h'>): PavementColors {
  const chroma = Math.min(c, LARGEST_CHROMA) * 0.78
  const ink = (step: number, darkLightness: number, darkChroma: number) => ({
    light: toHex({ l: LIGHTNESS[step] ?? 1, c: chroma * (CHROMA[step] ?? 1), h }),
    dark: toHex({ l: darkLightness, c: chroma * darkChroma, h }),
  })
  return {
    g: ink(1, 0.265, 0.44),
    h: ink(2, 0.31, 0.52),
    f: ink(3, 0.365, 0.66),
    m: ink(5, 0.5, 0.86),
    d: ink(7, 0.7, 1.05),
  }
}

function lightTokens(base: Oklch, scale: string[]): BrandTokens {
  const step = (index: number): string => scale[index] ?? INK
  const { fill, onFill } = chooseFill(base)
  const hover = { ...(parseHex(fill) as Oklch) }
  hover.l += onFill === WHITE ? -0.05 : 0.03
  const readable = contrast(fill, step(1)) >= TEXT_CONTRAST && contrast(fill, SUNKEN) >= TEXT_CONTRAST
  return {
    fill,
    'fill-hover': toHex({ ...hover, l: Math.min(hover.l, 0.985) }),
    'on-fill': onFill,
    'fill-edge': contrast(fill, PAGE) >= EDGE_CONTRAST ? fill : step(6),
    link: readable ? fill : step(7),
    tint: step(1),
    'tint-line': step(3),
    'tint-text': step(8),
  }
}

/** Chooses a fill and its text colour: the colour itself or slightly darker with white text, or itself with dark text. */
function chooseFill(base: Oklch): { fill: string; onFill: string } {
  for (let darker = 0; darker <= LARGEST_DARKENING; darker += 0.01) {
    const fill = toHex({ ...base, l: base.l - darker })
    if (contrast(WHITE, fill) >= TEXT_CONTRAST) return { fill, onFill: WHITE }
  }
  return { fill: toHex(base), onFill: INK }
}

function darkTokens({ c, h }: Oklch): BrandTokens {
  const at = (l: number, chroma: number): string => toHex({ l, c: chroma, h })
  const quiet = Math.min(c, 0.1)
  return {
    fill: at(0.8, quiet),
    'fill-hover': at(0.85, quiet),
    'on-fill': at(0.2, Math.min(c * 0.4, 0.03)),
    'fill-edge': at(0.8, quiet),
    link: at(0.82, quiet),
    tint: at(0.29, Math.min(c * 0.77, 0.06)),
    'tint-line': at(0.42, Math.min(c * 0.93, 0.09)),
    'tint-text': at(0.82, quiet),
  }
}

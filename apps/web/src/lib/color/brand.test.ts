import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brandPalette } from './brand.ts'
import { brandStyle } from './brand-style.ts'
import { contrast, parseHex, toHex } from './oklch.ts'

const PAGE = '#fcfbf8'
const SURFACE = '#ffffff'
const DARK_PAGE = '#0e1117'
const DARK_RAISED = '#1d2129'

const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('a business colour', () => {
  it('becomes the palette of the design', () => {
    const { scale, light, dark } = brandPalette('#1e5a4e')
    expect(scale.join(' ')).toBe('#f1faf7 #e3f2ee #cde6df #b0d6cc #8dbfb2 #69a395 #4f897b #386e62 #255249 #14342e')
    expect(light).toMatchObject({ fill: '#1e5a4e', 'on-fill': '#ffffff', link: '#1e5a4e', tint: '#e3f2ee' })
    expect(contrast(dark.fill, '#90ccbd')).toBeLessThan(1.02)
  })

  it('stays readable in light, whatever it is', () => {
    fc.assert(
      fc.property(anyColor, (hex) => {
        const { light } = brandPalette(hex)
        expect(contrast(light['on-fill'], light.fill)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(light['on-fill'], light['fill-hover'])).toBeGreaterThanOrEqual(4.5)
        expect(contrast(light.link, PAGE)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(light.link, SURFACE)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(light.link, light.tint)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(light['tint-text'], light.tint)).toBeGreaterThanOrEqual(6.6)
        expect(contrast(light['fill-edge'], PAGE)).toBeGreaterThanOrEqual(3)
      }),
      { numRuns: 4096 },
    )
  })

  it('stays readable in the dark, whatever it is', () => {
    fc.assert(
      fc.property(anyColor, (hex) => {
        const { dark } = brandPalette(hex)
        expect(contrast(dark['on-fill'], dark.fill)).toBeGreaterThanOrEqual(7)
        expect(contrast(dark['on-fill'], dark['fill-hover'])).toBeGreaterThanOrEqual(7)
        expect(contrast(dark.link, DARK_PAGE)).toBeGreaterThanOrEqual(7)
        expect(contrast(dark.link, DARK_RAISED)).toBeGreaterThanOrEqual(7)
        expect(contrast(dark['tint-text'], dark.tint)).toBeGreaterThanOrEqual(4.5)
      }),
      { numRuns: 4096 },
    )
  })

  it('leaves a grey grey, without inventing a hue', () => {
    const { scale, dark } = brandPalette('#777777')
    for (const hex of [...scale, dark.fill, dark.tint]) expect(parseHex(hex)?.c ?? 1).toBeLessThan(0.003)
  })

  it('leaves a yellow unchanged, with dark text on it', () => {
    expect(brandPalette('#f6d94c').light).toMatchObject({ fill: '#f6d94c', 'on-fill': '#19202f' })
  })

  it('falls back to ink for what is no colour, and never lets text into the style sheet', () => {
    expect(brandPalette('red;}body{display:none')).toEqual(brandPalette(null))
    expect(brandStyle('</style><script>')).not.toContain('script')
  })
})

describe('OKLCH', () => {
  it('round-trips every sRGB colour', () => {
    fc.assert(
      fc.property(anyColor, (hex) => {
        expect(toHex(parseHex(hex) ?? { l: 0, c: 0, h: 0 })).toBe(hex)
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { borderColor, contrast, onColor, safeColor } from './on-color.ts'

describe('text on a brand colour', () => {
  it('is readable on every colour', () => {
    const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
    fc.assert(fc.property(color, (fill) => contrast(fill, onColor(fill)) >= 4.5))
  })

  it('has a border that is visible on white', () => {
    for (const fill of ['#ffffff', '#ffee00', '#1e5a4e'])
      expect(contrast(borderColor(fill), '#ffffff')).toBeGreaterThan(3)
    expect(borderColor('#1e5a4e')).toBe('#1e5a4e')
  })

  it('accepts nothing but a colour in a style', () => {
    expect(safeColor('#1E5A4F')).toBe('#1e5a4f')
    for (const wrong of ['red', '#123', '#1e5a4e;background:url(//x)', '']) expect(safeColor(wrong)).toBe('#1e5a4e')
  })
})

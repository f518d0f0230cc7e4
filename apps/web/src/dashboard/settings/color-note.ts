import { brandPalette } from '../../lib/color/brand.ts'
import { parseHex } from '../../lib/color/oklch.ts'

/** Returns how a color is adapted for contrast; undefined if it is invalid. */
export function colorNote(hex: string): 'unchanged' | 'darkText' | 'darker' | undefined {
  if (!/^#[0-9a-f]{6}$/i.test(hex) || !parseHex(hex)) return undefined
  const { fill, 'on-fill': onFill } = brandPalette(hex).light
  if (onFill !== '#ffffff') return 'darkText'
  return fill.toLowerCase() === hex.toLowerCase() ? 'unchanged' : 'darker'
}

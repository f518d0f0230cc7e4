import { brandPalette } from '../../lib/color/brand.ts'
import { parseHex } from '../../lib/color/oklch.ts'

/** Returns how a color is adapted for contrast; undefined if it is invalid. */
export function colorNote(hex: string): 'stays' | 'darkWords' | 'darker' | undefined {
  if (!/^#[0-9a-f]{6}$/i.test(hex) || !parseHex(hex)) return undefined
  const { fill, 'on-fill': onFill } = brandPalette(hex).light
  if (onFill !== '#ffffff') return 'darkWords'
  return fill.toLowerCase() === hex.toLowerCase() ? 'stays' : 'darker'
}

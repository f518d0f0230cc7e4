import { brandPalette } from '../../lib/color/brand.ts'
import { parseHex } from '../../lib/color/oklch.ts'

/** What becomes of a colour, in a word the page has a sentence for; undefined for what is no colour. */
export function colorNote(hex: string): 'stays' | 'darkWords' | 'darker' | undefined {
  if (!/^#[0-9a-f]{6}$/i.test(hex) || !parseHex(hex)) return undefined
  const { fill, 'on-fill': onFill } = brandPalette(hex).light
  if (onFill !== '#ffffff') return 'darkWords'
  return fill.toLowerCase() === hex.toLowerCase() ? 'stays' : 'darker'
}

import createBidi, { type Bidi } from 'bidi-js'

/** Letters that are drawn together, from left to right on the page. */
export type Piece = { text: string; font: string }
export type Direction = 'ltr' | 'rtl'

/** Returns the font that has a letter; undefined if none has. */
export type FindFont = (letter: string) => string | undefined

// The library’s types name a default export where its CommonJS file is the function itself.
const bidi = (createBidi as unknown as () => Bidi)()
/** Marks of direction and joiners, which are not drawn. */
const unseen = /[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/

/**
 * Splits one line into pieces in the order in which they stand on the page, by the bidirectional algorithm. A piece has one
 * font and one direction; fonts of right-to-left scripts turn their letters themselves. Letters without a font become "?".
 */
export function layOutLine(text: string, direction: Direction, findFont: FindFont): Piece[] {
  const levels = bidi.getEmbeddingLevels(text, direction)
  const pieces: (Piece & { isTurned: boolean; level: number })[] = []
  for (const index of bidi.getReorderedIndices(text, levels)) {
    const letter = text[index] ?? ''
    if (unseen.test(letter)) continue
    const level = levels.levels[index] ?? 0
    const isRightToLeft = level % 2 === 1
    const shown = isRightToLeft ? (bidi.getMirroredCharacter(letter) ?? letter) : letter
    const found = findFont(shown)
    const font = found ?? findFont('?') ?? ''
    const isTurned = isRightToLeft && ['R', 'AL', 'NSM'].includes(bidi.getBidiCharTypeName(letter))
    const last = pieces.at(-1)
    const drawn = found ? shown : '?'
    if (last && last.font === font && last.level === level && last.isTurned === isTurned)
      last.text = isTurned ? drawn + last.text : last.text + drawn
    else pieces.push({ text: drawn, font, isTurned, level })
  }
  return pieces.map(({ text: drawn, font }) => ({ text: drawn, font }))
}

import { expect, it } from 'vitest'
import { type Direction, layOutLine } from './lay-out-line.ts'

const findFont = (letter: string) =>
  /[\u0590-\u05ff]/.test(letter) ? 'hebrew' : /[\u0020-\u007e€]/.test(letter) ? 'latin' : undefined

/** The pieces from left to right; Hebrew ones as their font gets them: in reading order. */
const layOut = (text: string, direction: Direction) => layOutLine(text, direction, findFont).map((piece) => piece.text)

it.each([
  ['Paid: 12.50 €', 'ltr', ['Paid: 12.50 €']],
  ['שולם', 'rtl', ['שולם']],
  ['קבלה 12', 'rtl', ['12', ' ', 'קבלה']],
  ['תעודת זיכוי', 'rtl', ['זיכוי', ' ', 'תעודת']],
  ['Yoga (שיעור)', 'ltr', ['Yoga (', 'שיעור', ')']],
  ['(שיעור)', 'rtl', ['(', 'שיעור', ')']],
  ['כרטיס, \u2066Visa 4242\u2069', 'rtl', ['Visa 4242', ' ,', 'כרטיס']],
  ['山 A', 'ltr', ['? A']],
] as const)('lays out %j, %s', (text, direction, pieces) => {
  expect(layOut(text, direction)).toEqual(pieces)
})

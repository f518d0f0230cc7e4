import { env } from 'node:process'

/** CSS pixels: a phone and a desktop. */
type Width = 390 | 1280

/**
 * Returns the widths for a test that behaves alike on phones and desktops: the given one in `npm test`, both in `npm
 * run proof` and with E2E_WIDTHS=both. About half of the tests name each width.
 */
export const widths = (inShort: Width): Width[] => (env.E2E_WIDTHS === 'both' ? [390, 1280] : [inShort])

/** Returns variants of a test that make the same journey: those at the given places in `npm test`, all in the proof. */
export const variants = <Variant>(all: readonly Variant[], ...inShort: number[]): readonly Variant[] =>
  env.E2E_WIDTHS === 'both' ? all : all.filter((_, place) => inShort.includes(place))

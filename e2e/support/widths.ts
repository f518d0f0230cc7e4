import { env } from 'node:process'

/** CSS pixels: a phone and a desktop. */
type Width = 390 | 1280

/**
 * Widths of a journey that behaves alike on a phone and on a desktop: the named one in `npm test`, both in
 * `npm run proof` and wherever E2E_WIDTHS is `both`. About half of the journeys name each width.
 */
export const widths = (inShort: Width): Width[] => (env.E2E_WIDTHS === 'both' ? [390, 1280] : [inShort])

import { env } from 'node:process'

/** Whether every case of a large table is made, as `npm run proof` does. */
export const makesAll = env['PROOF_CASES'] === 'all'

/**
 * The checks to make on one of many cases: in `npm test` every nth, begun at another one for each place in the table, so
 * that no case and no kind of check is left out; in `npm run proof` all.
 */
export const inTurn = <Check>(checks: readonly Check[], place: number, nth = checks.length): readonly Check[] =>
  makesAll ? checks : checks.filter((_, index) => (index + place) % nth === 0)

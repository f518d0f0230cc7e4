/** The only clock of the house. Epoch milliseconds. */
export type Clock = { now(): number }

export const systemClock: Clock = { now: () => Date.now() }

/** So many in one window, counted under a key. */
type Limit = { key: string; limit: number; windowMs: number }

const minute = 60_000

/**
 * How many new visitors may come from one network address: a whole school behind one router, and no more. Whoever calls
 * from this very machine is no stranger, and neither is a proxy that does not say for whom it asks.
 */
export function newVisitorLimits(address: string, network: string): Limit[] {
  if (isOwnMachine(address)) return []
  return [
    { key: `visitors-minute:${network}`, limit: 300, windowMs: minute },
    { key: `visitors-hour:${network}`, limit: 3000, windowMs: 60 * minute },
  ]
}

function isOwnMachine(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./i.test(address)
}

/** A limit per key and window. */
type Limit = { key: string; limit: number; windowMs: number }

const minute = 60_000

/**
 * Returns the limits of new visitors per network, enough for a school behind one router. This machine, and so a proxy
 * that forwards no client address, is exempt.
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

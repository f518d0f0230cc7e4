import { dueMinor, type Moved, owedBackMinor, retainedMinor } from './amounts.ts'

/**
 * What was given up of a charge, and what refunds ended of the sale. `unused`: what of that the price does not leave room
 * for, since it fell.
 */
export type Allowances = {
  waived_minor: number
  credited_minor: number
  unused_waived_minor: number
  unused_credited_minor: number
}

/**
 * Returns the allowances of a charge at another total. Nobody is owed back what they did not pay: they cover no more than
 * the price leaves. What they do not cover counts again once the price rises, so a price that falls and rises is what it was.
 *
 * @param unwaivedMinor  part of what was given up that is owed again
 */
export function allowancesAfter(charge: Moved & Allowances, totalMinor: number, unwaivedMinor = 0): Allowances {
  const roomMinor = Math.max(totalMinor - retainedMinor(charge), 0)
  const givenMinor = Math.max(charge.waived_minor + charge.unused_waived_minor - unwaivedMinor, 0)
  const waived_minor = Math.min(givenMinor, roomMinor)
  const endedMinor = charge.credited_minor + charge.unused_credited_minor
  // A refund that came back, or is still owed, ended nothing of the new price.
  const credited_minor = Math.min(endedMinor, roomMinor - waived_minor, charge.refunded_minor)
  return {
    waived_minor,
    credited_minor,
    unused_waived_minor: givenMinor - waived_minor,
    unused_credited_minor: endedMinor - credited_minor,
  }
}

/** Returns what is due of a charge, and owed back, once it comes to another total. */
export function balanceAfter(
  charge: Moved & Allowances,
  totalMinor: number,
): { dueMinor: number; owedBackMinor: number } {
  const repriced = { ...charge, total_minor: totalMinor, ...allowancesAfter(charge, totalMinor) }
  return { dueMinor: dueMinor(repriced), owedBackMinor: owedBackMinor(repriced) }
}

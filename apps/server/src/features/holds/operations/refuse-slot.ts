import type { Context } from '../../../context.ts'
import { fail, Refusal } from '../../../refusal.ts'
import { nextFreeTimes, type SlotRefusal, type WantedSlot } from '../../availability/index.ts'

type GoneCode = 'SLOT_NOT_AVAILABLE' | 'SLOT_HOLD_UNAVAILABLE'

/** A slot somebody wants, and the zone they see it in. */
export type WantedTime = WantedSlot & { timeZone: string }

/** A slot that cannot be had, and which one it was, so that others can be offered. */
export class SlotGone extends Refusal {
  readonly wanted: WantedTime
  constructor(code: GoneCode, wanted: WantedTime) {
    super(code, words[code], {})
    this.wanted = wanted
  }
}

const words: Record<GoneCode, string> = {
  SLOT_NOT_AVAILABLE: 'This time is taken.',
  SLOT_HOLD_UNAVAILABLE: 'The time was kept until just now, and then someone was quicker.',
}

/** Ends the operation as the decision says: with the policy's objections, or with the slot for which others are wanted. */
export function refuseSlot(decision: SlotRefusal, wanted: WantedTime, gone: GoneCode = 'SLOT_NOT_AVAILABLE'): never {
  if (decision.code === 'SLOT_NOT_AVAILABLE') throw new SlotGone(gone, wanted)
  const broken = Object.entries(decision.violations).filter(([, yes]) => yes)
  return fail(decision.code, { data: Object.fromEntries(broken) })
}

const offered = 3

/**
 * Does the work, and adds the next free times to a refusal because the slot is gone. They are looked for after the work
 * has ended, so that nobody waits behind the search.
 */
export async function offeringOthers<T>(context: Context, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof SlotGone)) throw error
    const { startAt, ...wanted } = error.wanted
    const nextFree = await nextFreeTimes(context.db, { ...wanted, from: startAt, now: context.clock.now() }, offered)
    return fail(error.code, { data: { nextFree } })
  }
}

import type { Context } from '../../../context.ts'
import { fail } from '../../../refusal.ts'
import { nextFreeSessions, nextFreeTimes } from '../../availability/index.ts'
import { SeatsUnavailable, SlotGone } from './gone.ts'

const offered = 3

/**
 * Runs the work and adds the next free times or sessions to a refusal for missing availability. Searches after the work
 * has ended, so that no locks are held meanwhile.
 */
export async function withAlternatives<T>(context: Context, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof SlotGone) return offerTimes(context, error)
    if (error instanceof SeatsUnavailable) return offerSessions(context, error)
    throw error
  }
}

async function offerTimes(context: Context, { code, description, data, wanted: missed }: SlotGone): Promise<never> {
  const { startAt, ...wanted } = missed
  const nextFree = await nextFreeTimes(context.db, { ...wanted, from: startAt, now: context.clock.now() }, offered)
  return fail(code, { description, data: { ...data, nextFree } })
}

async function offerSessions(context: Context, { code, description, data, wanted }: SeatsUnavailable): Promise<never> {
  const { seats, participants, mode, timeZone } = wanted
  const { siteId, service, sessionId } = seats
  const missed = { siteId, service, sessionId, participants, mode, timeZone, now: context.clock.now() }
  const nextSessions = await nextFreeSessions(context.db, missed, offered)
  return fail(code, { description, data: { ...data, nextSessions } })
}

import { addDays, toLocalDay } from '@kalends/availability'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { countCourseBookings, countSessionBookings, endHoldsOf, endServiceBookings } from '../../bookings/index.ts'
import { lockAllSeats } from '../../schedules/index.ts'
import type { EndedSessions, EndSessions, ServiceKey } from '../../services/index.ts'
import type { ClassSession } from '../rules/class-session.ts'
import { isAt } from '../rules/is-at.ts'
import { localDay, type Series } from '../rules/series.ts'
import { lockUpcomingSessions } from '../store/read-sessions.ts'
import { closeSeries, lockAllSeries } from '../store/series.ts'
import { updateEnrolments } from './treat-enrolments.ts'
import { writeEachZone } from './write-each-zone.ts'

/**
 * Cancels the future sessions of a service: ends series, cancels sessions and bookings regardless of policy, and with the
 * whole service also its holds.
 */
export async function endSessions(context: Context, tx: Tx, ending: EndSessions): Promise<EndedSessions> {
  const { service, at } = ending
  const { siteId, id: serviceId } = service
  const now = context.clock.now()
  if (at === 'everywhere') await endHoldsOf(context, tx, siteId, { serviceId })
  const allSeries = (await lockAllSeries(tx, siteId, service.scheduleId)).filter((one) => isAt(one, at))
  const toCome = (await lockUpcomingSessions(tx, siteId, service.scheduleId, now)).filter((one) => isAt(one, at))
  const going = await withoutStored(context, tx, ending, toCome)
  const series = await endSeries(tx, service, allSeries, { toCome, now })
  const bookingIds =
    service.type === 'APPOINTMENT'
      ? await endBookings(context, tx, ending, going)
      : await callOff(context, tx, ending, going)
  const sessions = service.type === 'APPOINTMENT' ? [] : going.map(({ id }) => id)
  return { sessionIds: sessions, series, bookingIds }
}

/** Leaves out booked sessions if requested. Locks their seats, so that no booking arrives in between. */
async function withoutStored(
  context: Context,
  tx: Tx,
  { service: { siteId, id: serviceId, type, scheduleId }, keepBooked }: EndSessions,
  toCome: readonly ClassSession[],
): Promise<readonly ClassSession[]> {
  const ids = toCome.map(({ id }) => id)
  if (type !== 'APPOINTMENT') {
    await lockAllSeats(tx, siteId, type === 'COURSE' ? [scheduleId] : ids, context.clock.now())
  }
  if (!keepBooked) return toCome
  if (type === 'COURSE') return (await countCourseBookings(tx, { siteId, serviceId })) > 0 ? [] : toCome
  const booked = await countSessionBookings(tx, siteId, ids)
  return toCome.filter(({ id }) => !booked.has(id))
}

/** Ends series before their next session. Returns those that would have continued, as they were. */
async function endSeries(
  tx: Tx,
  { siteId }: ServiceKey,
  allSeries: readonly Series[],
  { toCome, now }: { toCome: readonly ClassSession[]; now: number },
): Promise<EndedSessions['series']> {
  const ended: EndedSessions['series'] = []
  for (const { id, untilDate, timeZone } of allSeries) {
    const starts = toCome
      .filter(({ ruleId }) => ruleId === id)
      .map((one) => localDay(one.originalLocalStart ?? one.localStart))
    const last = starts.length > 0 ? addDays(starts.sort()[0] as string, -1) : toLocalDay(now, timeZone)
    if (untilDate !== null && untilDate <= last) continue
    await closeSeries(tx, siteId, { ruleId: id, untilDate: last }, now)
    ended.push({ id, untilDate })
  }
  return ended
}

async function callOff(
  context: Context,
  tx: Tx,
  ending: EndSessions,
  going: readonly ClassSession[],
): Promise<string[]> {
  const { service, at, change } = ending
  const changed = going.map((before) => {
    const after = { ...before, status: 'CANCELLED' as const, dropped: before.ruleId !== null, changed: false }
    return { before, after }
  })
  await writeEachZone(context, tx, service, changed, { actor: change.actor, allowOverlap: false })
  if (service.type !== 'COURSE' || at === 'everywhere') return endBookings(context, tx, ending, going)
  const { siteId, id: serviceId, scheduleId } = service
  const owner = { siteId, serviceId, scheduleId, timeZone: going[0]?.timeZone ?? 'UTC' }
  await updateEnrolments(context, tx, { owner, changed, added: 0 }, change)
  return []
}

function endBookings(context: Context, tx: Tx, ending: EndSessions, going: readonly ClassSession[]): Promise<string[]> {
  const { service, at, keepBooked, change } = ending
  const { siteId, id: serviceId, type } = service
  const which = {
    siteId,
    serviceId,
    sessionIds: going.map(({ id }) => id),
    enrolled: type === 'COURSE' && going.length > 0,
    unplaced: at !== 'everywhere' ? ('none' as const) : keepBooked ? ('unconfirmed' as const) : ('requested' as const),
  }
  return endServiceBookings(context, tx, which, change)
}

import type { availability } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import {
  cancelSessionBookings,
  countCourseBookings,
  countSessionBookings,
  type MovedSession,
  moveSessionBookings,
  type SessionChange,
} from '../../bookings/index.ts'
import { findLocations, oneLineAddress } from '../../business/index.ts'
import { lockAllSeats } from '../../schedules/index.ts'
import { lockCourse } from '../../services/index.ts'
import { type Changed, concernsBookings, isDifferent, leaveInPlace, type Plan } from '../rules/plan-change.ts'
import { horizonDay, instanceId, type Series } from '../rules/series.ts'
import { wrong } from '../rules/wrong.ts'
import { closeSeries, insertSeries, updateSeries } from '../store/series.ts'
import type { OpenSession } from './open-session.ts'
import { type Enrolments, updateEnrolments } from './treat-enrolments.ts'
import { writeSessions } from './write-sessions.ts'

/** What happens to bookings of moved or cancelled sessions; undefined: not specified. */
export type BookingsAction = 'KEEP' | 'MOVE' | 'CANCEL' | undefined

export type Change = SessionChange & { bookings: BookingsAction; allowOverlap: boolean }

/** Number of sessions and bookings changed. */
export type Outcome = {
  sessions: number
  bookings: number
  /** Bookings of these that were cancelled. */
  ended: number
}

/** Applies a plan to sessions, series and bookings. */
export async function applyPlan(
  context: Context,
  tx: Tx,
  siteId: string,
  { anchor }: OpenSession,
  planned: Plan,
  change: Change,
): Promise<Outcome> {
  const plan = {
    ...planned,
    changed: await requireBookingDecision(context, tx, siteId, { anchor, planned }, change.bookings),
  }
  await writeSeries(context, tx, siteId, plan)
  const changed = plan.changed.filter((one) => one.before.id === anchor.id || isDifferent(one))
  const { scheduleId, serviceId, timeZone, kind } = anchor
  const owner = { siteId, scheduleId, serviceId, timeZone }
  const added = await writeSessions(context, tx, {
    owner,
    kind,
    changed,
    allowOverlap: change.allowOverlap,
    added: plan.added.map((state) => ({ id: seriesIdAt(plan, state.originalLocalStart), state })),
    actor: change.actor,
  })
  const { followed, ended } =
    kind === 'COURSE'
      ? await updateEnrolments(context, tx, { owner, changed, added }, change)
      : await treatBookings(context, tx, siteId, changed, change)
  if (kind === 'COURSE' && change.bookings === 'CANCEL' && followed > 0) refuseEnding()
  return {
    sessions: changed.filter(isVisible).length + plan.added.filter(({ status }) => status === 'CONFIRMED').length,
    bookings: followed + ended,
    ended,
  }
}

function seriesIdAt({ series }: Plan, start: string | null): string {
  return instanceId((series as Series).id, start ?? '')
}

/** Returns false for sessions that were and stay cancelled: their change is internal. */
function isVisible({ before, after }: Changed): boolean {
  return before.status === 'CONFIRMED' || after.status === 'CONFIRMED'
}

/**
 * Requires a decision about live bookings of sessions that move or are cancelled. Locks their seats, so that no booking
 * is added concurrently.
 */
async function requireBookingDecision(
  context: Context,
  tx: Tx,
  siteId: string,
  { anchor, planned }: { anchor: OpenSession['anchor']; planned: Plan },
  action: BookingsAction,
): Promise<Changed[]> {
  const { changed, series } = planned
  if (anchor.kind === 'COURSE') return requireEnrolmentDecision(tx, siteId, { anchor, changed }, action)
  const concerned = changed.filter((one) => one.before.kind === 'CLASS' && concernsBookings(one))
  const ids = concerned.map(({ before }) => before.id)
  await lockAllSeats(tx, siteId, ids, context.clock.now())
  const live = await countSessionBookings(tx, siteId, ids)
  if (live.size === 0) return changed
  if (!action) return refuseUndecided(concerned, live)
  if (action === 'KEEP' && !series) {
    return refuseFields([wrong('bookings', 'leaves the session where it is: choose MOVE or CANCEL')])
  }
  const stays = ({ before, after }: Changed) =>
    live.has(before.id) && (action === 'KEEP' || (action === 'MOVE' && after.status === 'CANCELLED'))
  return changed.map((one) => (stays(one) ? leaveInPlace(one) : one))
}

/** Course bookings follow their course and end with it only; moving them must be requested explicitly. */
async function requireEnrolmentDecision(
  tx: Tx,
  siteId: string,
  { anchor: { serviceId }, changed }: { anchor: OpenSession['anchor']; changed: Changed[] },
  action: BookingsAction,
): Promise<Changed[]> {
  const concerned = changed.filter(concernsBookings)
  if (!serviceId) return changed
  await lockCourse(tx, siteId, serviceId)
  if (action || concerned.length === 0) return changed
  const live = await countCourseBookings(tx, { siteId, serviceId })
  if (live > 0) refuseUndecided(concerned, new Map(concerned.map(({ before }) => [before.id, live])))
  return changed
}

function refuseEnding(): never {
  return refuseFields([
    wrong('bookings', 'ends with the whole course only: choose KEEP, and the bookings follow the course'),
  ])
}

function refuseUndecided(concerned: readonly Changed[], live: ReadonlyMap<string, number>): never {
  const sessions = concerned.flatMap(({ before: { id, start } }) => {
    const bookings = live.get(id)
    return bookings ? [{ sessionId: id, startDate: new Date(start).toISOString(), bookings }] : []
  })
  return fail('SESSION_HAS_BOOKINGS', { data: { sessions } })
}

async function writeSeries(
  context: Context,
  tx: Tx,
  siteId: string,
  { series, closing, changed }: Plan,
): Promise<void> {
  const now = context.clock.now()
  if (closing) await closeSeries(tx, siteId, closing, now)
  if (!series) return
  const expandedUntil = horizonDay(now, series.timeZone)
  const isKnown = changed.some(({ before }) => before.ruleId === series.id)
  if (isKnown) await updateSeries(tx, siteId, series, { expandedUntil, now })
  else await insertSeries(tx, siteId, series, { expandedUntil, now })
}

/** Cancels bookings of cancelled sessions and moves those of moved ones. */
export async function treatBookings(
  context: Context,
  tx: Tx,
  siteId: string,
  changed: readonly Changed[],
  change: Change,
): Promise<Enrolments> {
  const ending = changed.filter(
    (one) => one.after.status === 'CANCELLED' || (change.bookings === 'CANCEL' && concernsBookings(one)),
  )
  const ended = new Set(ending.filter(({ before }) => before.status === 'CONFIRMED').map(({ before }) => before.id))
  const cancelled = await cancelSessionBookings(context, tx, siteId, [...ended], change)
  const going = changed.filter(({ before, after }) => after.status === 'CONFIRMED' && !ended.has(before.id))
  const moved = await moveSessionBookings(context, tx, siteId, await describeMovedSessions(tx, siteId, going), change)
  return { followed: moved, ended: cancelled }
}

/** Returns the sessions as bookings store them. */
async function describeMovedSessions(tx: Tx, siteId: string, going: readonly Changed[]): Promise<MovedSession[]> {
  const ids = [...new Set(going.flatMap(({ after }) => after.locationId ?? []))]
  const found = ids.length > 0 ? await findLocations(tx, siteId, ids) : []
  const locations = new Map<string | null, availability.Location>(
    found.map(({ id, name, address }) => [
      id,
      { id, name, formattedAddress: oneLineAddress(address), locationType: 'OWNER_BUSINESS' },
    ]),
  )
  const elsewhere: availability.Location = { locationType: 'OWNER_CUSTOM' }
  return going.map(({ before: { id }, after: { start, end, resourceIds, locationId } }) => ({
    id,
    start,
    end,
    resourceIds,
    location: locations.get(locationId) ?? elsewhere,
  }))
}

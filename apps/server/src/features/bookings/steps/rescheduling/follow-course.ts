import { instantToLocal } from '@kalends/availability'
import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import { publishEvents } from '../../../../jobs/events.ts'
import { firstAttended } from '../../../holds/index.ts'
import { isPaidByPlan } from '../../rules/payment-option.ts'
import { wasPromised } from '../../rules/status.ts'
import {
  type CourseColumns,
  type CourseKey,
  insertCourseEntries,
  lockCourseBookings,
  updateCourseBookings,
} from '../../store/course-bookings.ts'
import type { ChangeActor } from '../../store/history.ts'
import type { BookingChanges, BookingRow } from '../../store/rows.ts'
import { changeDetail, columnsBefore } from '../../view/change-detail.ts'
import { bookingFqdn, eventPayload, followed } from '../../view/events.ts'
import { identificationView } from '../../view/identification.ts'
import { agreedStartChanges } from '../agreed-start.ts'
import { latestMessage, notificationOf } from '../booking-actor.ts'
import { cancelForBusiness, type SessionChange } from '../ending/cancel-for-business.ts'
import { oweBooking } from '../membership/owe-lost-credits.ts'
import { settleMembership } from '../membership/settle-membership.ts'
import { endHoldOf } from '../paying/end-held.ts'
import { bookedResource } from '../placing/booked-resource.ts'

/** A course after its sessions changed. */
export type ChangedCourse = CourseKey & {
  /** Start of the first confirmed session and end of the last, epoch milliseconds. */
  start: number
  end: number
  /** Its sessions that are not cancelled, by start. */
  left: readonly { start: number; end: number }[]
  /** Everyone who leads a session, in session order. */
  resourceIds: readonly string[]
  /** Numbers of added, moved and cancelled sessions. */
  sessions: { added: number; moved: number; calledOff: number }
  /** The zone that changes, if its sessions move with it: bookings in the former zone are named in the new one. */
  zone?: { from: string; to: string } | undefined
}

/** Bookings per batch. */
const chunk = 200

/**
 * Updates all bookings of a course to its changed sessions, regardless of policy, with a fixed number of statements per
 * batch, besides those for bookings that plans pay for. Returns how many of them were promised.
 */
export async function followCourse(
  context: Context,
  tx: Tx,
  course: ChangedCourse,
  change: SessionChange,
): Promise<number> {
  const columns = await loadCourseColumns(tx, course)
  return forEachChunk(tx, course, (some) => followTogether(context, tx, some, { course, columns, change }))
}

/** Cancels every live booking of a cancelled course, regardless of policy. Returns how many of them were promised. */
export async function cancelCourseBookings(
  context: Context,
  tx: Tx,
  course: CourseKey,
  change: SessionChange,
): Promise<number> {
  return forEachChunk(tx, course, async (some) => {
    for (const booking of some) await cancelForBusiness(context, tx, booking, change)
  })
}

async function forEachChunk(tx: Tx, course: CourseKey, work: (some: BookingRow[]) => Promise<void>): Promise<number> {
  let count = 0
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const some = await lockCourseBookings(tx, course, { after, limit: chunk })
    if (some.length > 0) await work(some)
    count += some.filter(({ status }) => wasPromised(status)).length
    if (some.length < chunk) return count
    after = some.at(-1)?.id ?? after
  }
}

async function loadCourseColumns(tx: Tx, { siteId, start, end, resourceIds }: ChangedCourse): Promise<CourseColumns> {
  const [leader = null] = resourceIds
  return {
    starts_at: new Date(start).toISOString(),
    ends_at: new Date(end).toISOString(),
    resource_id: leader,
    resource: leader ? await bookedResource(tx, siteId, leader, false) : null,
    resource_ids: [...resourceIds],
  }
}

type Following = { course: ChangedCourse; columns: CourseColumns; change: SessionChange }

/** Updates one batch of locked bookings in four statements, then the credits of those that plans pay for. */
async function followTogether(
  context: Context,
  tx: Tx,
  before: readonly BookingRow[],
  { course, columns, change }: Following,
): Promise<void> {
  const { actor, notification } = change
  const now = context.clock.now()
  const changes = before.map((booking) => courseChanges(booking, course, columns, change))
  const written = before.map(({ id, agreed_start_at: was }, index) => {
    const { local_start, time_zone, attends_from, agreed_start_at, latest_message: words = null } = changes[index] ?? {}
    const agreedStart = agreed_start_at === undefined ? was : agreed_start_at
    return {
      id,
      localStart: local_start ?? '',
      timeZone: time_zone ?? '',
      attendsFrom: attends_from ?? '',
      agreedStart,
      words,
    }
  })
  const after = await updateCourseBookings(tx, course.siteId, written, columns, now)
  const events = after.map((booking, index) => ({
    siteId: course.siteId,
    entityFqdn: bookingFqdn,
    entityId: booking.id,
    sequence: booking.event_sequence,
    slug: 'updated',
    occurredAt: now,
    actor: identificationView(actor),
    payload: {
      ...eventPayload({ slug: 'updated' }, { after: booking, before: before[index], actor }),
      followed: followed(booking, before[index] as BookingRow, {
        actor,
        notification: notificationOf(booking, notification),
      }),
    },
  }))
  const ids = await publishEvents(tx, events)
  const lines = before.map((booking, index) => {
    const own = changes[index] as BookingChanges
    const stored = { before: columnsBefore(booking, own), events: [ids[index]] }
    return { bookingId: booking.id, detail: { sessions: course.sessions, ...changeDetail(booking, own), ...stored } }
  })
  await insertCourseEntries(tx, course.siteId, lines, { actor, now })
  // Which of its sessions moved is not seen in the times of an enrolment, which has those of the whole course.
  const isAnother = course.sessions.moved + course.sessions.calledOff > 0
  for (const booking of after.filter(({ status }) => isAnother && status === 'CREATED'))
    await endHoldOf(context, tx, booking)
  for (const [index, booking] of after.entries())
    await followCredits(context, tx, { before: before[index], after: booking }, actor)
}

/** A booking that a plan pays for is paid anew, or owed, where the course begins at another time. */
async function followCredits(
  context: Context,
  tx: Tx,
  states: { before: BookingRow | undefined; after: BookingRow },
  actor: ChangeActor,
): Promise<void> {
  const { before, after } = states
  if (!before || !isPaidByPlan(after.selected_payment_option)) return
  const { payment_status } = await settleMembership(context, tx, {
    before,
    after,
    change: { action: 'moveSession', actor },
  })
  if (payment_status === 'NOT_PAID') await oweBooking(context, tx, after, actor)
}

function courseChanges(
  booking: BookingRow,
  { start, left, zone }: ChangedCourse,
  columns: CourseColumns,
  { actor, notification }: SessionChange,
): BookingChanges {
  const bookedAt = Date.parse(booking.created_at)
  const time_zone = zone && booking.time_zone === zone.from ? zone.to : booking.time_zone
  const attends_from = new Date(firstAttended(left, bookedAt) ?? start).toISOString()
  return {
    ...columns,
    attends_from,
    ...agreedStartChanges(booking, { ...booking, ...columns, attends_from }, actor),
    time_zone,
    local_start: instantToLocal(start, time_zone),
    ...latestMessage(notificationOf(booking, notification)),
  }
}

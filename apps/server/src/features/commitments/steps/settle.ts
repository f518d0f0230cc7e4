import type { availability } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import {
  type BookingRow,
  cancelForBusiness,
  declineForBusiness,
  lockBooking,
  lockCourseBookings,
  lockSessionBookings,
  reassignBooking,
  relocateBooking,
  type SessionChange,
  tellCustomer,
} from '../../bookings/index.ts'
import { findLocations, oneLineAddress } from '../../business/index.ts'
import { changeSessions, type WantedSession } from '../../sessions/index.ts'
import type { CommitmentRow, Scope } from '../store/find-commitments.ts'
import type { Answer, Answered } from './answers.ts'
import { requireReplacements } from './require-replacements.ts'

type How = {
  scope: Scope
  /** The resources are, or include, a person. */
  isPerson: boolean
  /** It is about requests that occupy no time. */
  isRequests: boolean
  allowOverlap: boolean
  change: SessionChange
  /** What becomes of sessions without an answer of their own; series go on like that if everything is taken from them. */
  ofSessions: Answer | undefined
  takesAll: boolean
}

/** Does with each commitment what its answer says. */
export async function settle(context: Context, tx: Tx, siteId: string, answered: readonly Answered[], how: How) {
  await requireReplacements(context, tx, siteId, answered, how)
  const locations = await loadLocations(tx, siteId, [...answered.map(({ answer }) => answer), how.ofSessions])
  const wanted = new Map<string, WantedSession>()
  const notifiedCourses = new Set<string>()
  for (const { row, answer } of answered) {
    if (answer.action === 'LEAVE') continue
    if (answer.action === 'NOTIFY') await notifyCustomers(context, tx, siteId, { row, notifiedCourses }, how.change)
    else if (row.kind === 'APPOINTMENT') await settleAppointment(context, tx, siteId, { row, answer, locations }, how)
    else if (row.sessionId) wanted.set(row.sessionId, wantedSession(row, answer, how))
  }
  const { allowOverlap, change } = how
  if (wanted.size > 0) await changeSessions(context, tx, { siteId, wanted, allowOverlap }, change)
  return countAnswers(answered)
}

/** Counts what becomes of commitments. */
export function countAnswers(answered: readonly Answered[]): { left: number; changed: number; cancelled: number } {
  const count = (...actions: Answer['action'][]) =>
    answered.filter(({ answer }) => actions.includes(answer.action)).length
  return {
    left: count('LEAVE', 'NOTIFY'),
    changed: count('REASSIGN', 'UNASSIGN', 'MOVE'),
    cancelled: count('CANCEL'),
  }
}

type Locations = ReadonlyMap<string, availability.Location>

/** Returns the locations that something moves to, as bookings store them. */
async function loadLocations(tx: Tx, siteId: string, answers: readonly (Answer | undefined)[]): Promise<Locations> {
  const moves = answers.filter((answer) => answer?.action === 'MOVE')
  const ids = [...new Set(moves.flatMap((answer) => answer?.locationId ?? []))]
  const found = ids.length > 0 ? await findLocations(tx, siteId, ids) : []
  const open = found.filter(({ status, archived_at: archived }) => status === 'ACTIVE' && archived === null)
  if (open.length < ids.length) fail('LOCATION_NOT_FOUND')
  return new Map(
    open.map(({ id, name, address }) => [
      id,
      { id, name, formattedAddress: oneLineAddress(address), locationType: 'OWNER_BUSINESS' },
    ]),
  )
}

async function settleAppointment(
  context: Context,
  tx: Tx,
  siteId: string,
  { row, answer, locations }: Answered & { locations: Locations },
  { scope, isRequests, allowOverlap, change }: How,
): Promise<void> {
  for (const booking of await lockBookingsOf(tx, siteId, row)) {
    if (answer.action === 'CANCEL')
      await (isRequests ? declineForBusiness : cancelForBusiness)(context, tx, booking, change)
    if (answer.action === 'REASSIGN') {
      const to = answer.resourceId ?? ''
      await reassignBooking(context, tx, booking, { from: scope.resourceIds, to, allowOverlap }, change)
    }
    const location = locations.get(answer.locationId ?? '')
    if (answer.action === 'MOVE' && location) await relocateBooking(context, tx, booking, location, change)
  }
}

function wantedSession(
  { resourceIds }: CommitmentRow,
  answer: Answer,
  { scope, isPerson, ofSessions, takesAll }: How,
): WantedSession {
  const { action, resourceId, locationId } = answer
  const others = resourceIds.filter((id) => !scope.resourceIds.includes(id))
  const follows = takesAll && answer === ofSessions
  if (action === 'CANCEL') return { cancel: true, follows }
  if (action === 'MOVE') return { ...(locationId ? { locationId } : {}), follows }
  if (action === 'UNASSIGN') return { resourceIds: others, follows, ...(isPerson ? { staffToBeNamed: true } : {}) }
  return { resourceIds: [...new Set([resourceId ?? '', ...others])], staffToBeNamed: false, follows }
}

async function notifyCustomers(
  context: Context,
  tx: Tx,
  siteId: string,
  { row, notifiedCourses }: { row: CommitmentRow; notifiedCourses: Set<string> },
  change: SessionChange,
): Promise<void> {
  if (row.kind === 'COURSE') {
    if (notifiedCourses.has(row.serviceId)) return
    notifiedCourses.add(row.serviceId)
  }
  for (const booking of await lockBookingsOf(tx, siteId, row)) await tellCustomer(context, tx, booking, change)
}

const everyone = { after: '00000000-0000-0000-0000-000000000000', limit: 10_000 }

async function lockBookingsOf(tx: Tx, siteId: string, row: CommitmentRow): Promise<BookingRow[]> {
  if (row.kind === 'COURSE') return lockCourseBookings(tx, { siteId, serviceId: row.serviceId }, everyone)
  if (row.sessionId) return lockSessionBookings(tx, siteId, [row.sessionId])
  const booking = await lockBooking(tx, siteId, row.id)
  return booking ? [booking] : []
}

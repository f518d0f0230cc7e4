import type { extendedBookings } from '@kalends/contract'
import { type Actor, may } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import type { Query } from '../../../db/query/index.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { findKnownContacts } from '../../members/index.ts'
import { findConferencingServices } from '../../services/index.ts'
import { findSite, isGuid } from '../../sites/index.ts'
import { findRecordedVisits } from '../store/noted-visits.ts'
import { type BookingsReader, countBookings, queryBookings } from '../store/query-bookings.ts'
import type { BookingRow } from '../store/rows.ts'
import { visibleTo } from '../store/visible-to.ts'
import type { Conferencing } from '../view/conferencing.ts'
import { type ExtendedData, type ExtendedFlags, extendedBookingView } from '../view/extended-booking.ts'

export const queryExtendedBookings: Operation<'queryExtendedBookings'> = ({ input, actor }, context) =>
  answer(context, actor, input, input.query)

/** The older query, which can also list the bookings of one session. */
export const query: Operation<'query'> = async ({ input, actor }, context) => {
  const { sessionId, query: requested } = input
  if (!sessionId) return answer(context, actor, input, requested)
  const { id: _, ...filter } = requested.filter ?? {}
  // A malformed id matches no session.
  const session = isGuid(sessionId) ? sessionId : '00000000-0000-0000-0000-000000000000'
  return answer(context, actor, input, { ...requested, filter }, session)
}

export const countExtendedBookings: Operation<'countExtendedBookings'> = async ({ input, actor }, context) => ({
  count: await countBookings(context.db, await readerOf(context, actor), input.filter),
})

async function answer(
  context: Context,
  actor: Actor,
  flags: extendedBookings.QueryExtendedBookingsRequest | extendedBookings.QueryExtendedBookingRequest,
  requested: Query,
  sessionId?: string,
): Promise<extendedBookings.QueryExtendedBookingsResponse> {
  if (flags.withBookingPolicySettings && !may(actor, 'BOOKING_POLICY_SNAPSHOT_READ')) fail('UNAUTHORIZED_OPERATION')
  if (flags.withEcomOrder && !may(actor, 'READ_ORDERS')) fail('UNAUTHORIZED_OPERATION')
  if (flags.withBookingFeeDetails && !may(actor, 'BOOKING_FEES_READ')) fail('UNAUTHORIZED_OPERATION')
  const reader = await readerOf(context, actor)
  const found = await queryBookings(context.db, reader, requested, sessionId)
  const beside = await readBeside(context, { actor, ...reader }, found.rows, flags, sessionId)
  return {
    extendedBookings: found.rows.map((row) => extendedBookingView(row, flags, beside)),
    pagingMetadata: found.pagingMetadata,
  }
}

/** What the actor may see: which bookings, and which contacts they may find them by. */
const readerOf = async ({ db }: Context, actor: Actor): Promise<BookingsReader> => ({
  siteId: actor.siteId,
  visible: visibleTo(actor),
  knownContacts: await findKnownContacts(db, actor),
})

/** Loads what the flags request, with one statement each for the whole page. */
async function readBeside(
  context: Context,
  { actor, knownContacts }: { actor: Actor } & BookingsReader,
  rows: readonly BookingRow[],
  flags: ExtendedFlags,
  sessionId: string | undefined,
): Promise<ExtendedData> {
  const { db, clock, ports } = context
  const { siteId } = actor
  const ids = rows.map(({ id }) => id)
  const noted = flags.withBookingAttendanceInfo ? await findRecordedVisits(db, siteId, ids, sessionId) : new Map()
  const conferencing = flags.withBookingConferencingDetails ? await readLinks(db, siteId, rows) : undefined
  return {
    visits: noted,
    conferencing: conferencing && { ...conferencing, sessionId },
    orders: flags.withEcomOrder ? await ports.bookings.findOrders(context, siteId, ids) : new Map(),
    now: clock.now(),
    reader: actor,
    knownContacts,
  }
}

async function readLinks(
  db: Db,
  siteId: string,
  rows: readonly BookingRow[],
): Promise<Omit<Conferencing, 'sessionId'>> {
  const serviceIds = rows.map((row) => row.service_id)
  const site = await findSite(db, siteId)
  const services = await findConferencingServices(db, siteId, serviceIds)
  return { template: site?.conferencing_template ?? null, serviceIds: services }
}

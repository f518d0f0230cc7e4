import { bookingViolations } from '@kalends/availability'
import type { bookings } from '@kalends/contract'
import { actsForBusiness } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { Call, Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { findSeats } from '../../holds/index.ts'
import { toEnginePolicy } from '../../policies/index.ts'
import type { BookableService } from '../../services/index.ts'
import { staleRevision } from '../rules/revision.ts'
import { takesTime, wasPromised } from '../rules/status.ts'
import { loadBookedService } from '../steps/placing/load-booked-service.ts'
import { enterSeats, seatScope } from '../steps/placing/seats.ts'
import { isSameParticipants, participantColumns, readParticipants } from '../steps/rescheduling/changed-participants.ts'
import { agreedAfterCustomer } from '../steps/rescheduling/customer-price.ts'
import { agreedAfter } from '../steps/rescheduling/require-same-price.ts'
import { showBooking } from '../steps/show-booking.ts'
import { writeChange } from '../steps/write-change.ts'
import { lockBooking } from '../store/bookings.ts'
import type { BookingChanges, BookingRow } from '../store/rows.ts'
import { visibleTo } from '../store/visible-to.ts'
import { customerStart } from '../view/customer-start.ts'

type Input = bookings.UpdateNumberOfParticipantsRequest

export const updateNumberOfParticipants: Operation<'updateNumberOfParticipants'> = async (call, context) => {
  const booking = await context.transaction((tx) => update(context, tx, call))
  return { booking: await showBooking(context.db, booking, call.actor) }
}

async function update(context: Context, tx: Tx, { input, actor }: Call<Input>): Promise<BookingRow> {
  const booking = await lockBooking(tx, actor.siteId, input.bookingId, visibleTo(actor))
  if (!booking) return fail('BOOKING_NOT_FOUND')
  const refusal = staleRevision(booking.revision, input.revision) ?? participantsRefusal(booking)
  if (refusal) return fail(refusal)
  const sent = readRequested(input)
  if (sent.totalParticipants == null && sent.participantsChoices == null) return fail('VALIDATION_FAILURE')
  const service = await loadBookedService(tx, booking)
  const isBusiness = actsForBusiness(actor)
  const participants = readParticipants(booking, service, sent, !isBusiness)
  if (isSameParticipants(booking, participants)) return booking
  if (!isBusiness)
    await requireOpenBooking(tx, booking, { service, participants: participants.total, now: context.clock.now() })
  const seats = await changeSeats(context, tx, booking, service, participants.total)
  const counted = participantColumns(participants)
  const agreed = isBusiness
    ? agreedAfter(service, booking, counted)
    : await agreedAfterCustomer(context, tx, { service, booking, changes: counted })
  const changes = { ...counted, ...seats, ...agreed }
  const events = [{ slug: 'number_of_participants_updated' }] as const
  return writeChange(context, tx, booking, changes, { action: 'updateParticipants', actor, events })
}

/** Returns why the number cannot change. An appointment takes one slot for any number of participants. */
function participantsRefusal(booking: BookingRow) {
  if (booking.tag === 'INDIVIDUAL') return 'VALIDATION_FAILURE'
  if (booking.multi_service_booking_id) return 'NOT_ALLOWED_TO_UPDATE_BOOKING_IN_MULTI_SERVICE_BOOKING'
  return booking.status === 'CREATED' || wasPromised(booking.status) ? undefined : 'VALIDATION_FAILURE'
}

type Changing = { service: BookableService; participants: number; now: number }

/** Customers change a class or a course until it starts for them, and add people while they could still book it. */
async function requireOpenBooking(
  tx: Tx,
  booking: BookingRow,
  { service, participants, now }: Changing,
): Promise<void> {
  const isMore = participants > booking.total_participants
  const isOpen = customerStart(booking) > now && (!isMore || (await isBookable(tx, booking, { service, now })))
  if (!isOpen) fail('BOOKING_POLICY_VIOLATION', { data: { tooLateToBook: true } })
}

/** Who comes along joins a course with its next session, if it can still be joined. */
async function isBookable(
  tx: Tx,
  booking: BookingRow,
  { service, now }: Omit<Changing, 'participants'>,
): Promise<boolean> {
  if (booking.tag !== 'COURSE') {
    const span = { start: Date.parse(booking.starts_at), end: Date.parse(booking.ends_at) }
    return !bookingViolations(toEnginePolicy(booking.policy_snapshot).windows, span, now).tooLateToBook
  }
  const seats = await findSeats(tx, booking.site_id, service, { kind: 'course', scheduleId: service.scheduleId }, now)
  if (typeof seats === 'string') return false
  return !bookingViolations(toEnginePolicy(service.policy).windows, seats.span, now).tooLateToBook
}

/** `numberOfParticipants` is the older name of the total. */
function readRequested({ totalParticipants, participantsChoices, numberOfParticipants }: Input) {
  for (const [field, heads] of Object.entries({ totalParticipants, numberOfParticipants })) {
    if (heads == null || heads >= 1) continue
    const description = 'must be at least 1'
    refuseFields([{ field, description, violatedRule: 'MIN', data: { threshold: 1 } }])
  }
  return { totalParticipants: totalParticipants ?? numberOfParticipants, participantsChoices }
}

/** Takes added seats, which must be open, or releases removed ones. */
async function changeSeats(
  context: Context,
  tx: Tx,
  booking: BookingRow,
  service: BookableService,
  participants: number,
): Promise<BookingChanges> {
  const scopeId = seatScope(booking)
  if (scopeId === null) return {}
  const now = context.clock.now()
  const wanted = { siteId: booking.site_id, scopeId, participants, own: booking.seats_taken, now }
  const takesSeats = takesTime(booking.status, service.onlineBooking.allowMultipleRequests)
  const onConflict = participants > booking.total_participants ? 'refuse' : 'mark'
  const entry = await enterSeats(tx, wanted, { onConflict, takesSeats })
  if (!entry) return fail(booking.tag === 'COURSE' ? 'SCHEDULE_CAPACITY_EXCEEDED' : 'SESSION_CAPACITY_EXCEEDED')
  return { seats_taken: entry.seatsTaken, double_booked: booking.double_booked && entry.conflict }
}

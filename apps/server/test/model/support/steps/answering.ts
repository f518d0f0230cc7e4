import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect } from 'vitest'
import type { Answer } from '../../../support/factories.ts'
import { appointments } from '../facts.ts'
import {
  bookedSpan,
  type Changes,
  change,
  isAppointment,
  isFree,
  type Model,
  type ModelBooking,
  needsApproval,
  openSeats,
  resourceGroups,
  seatScope,
} from '../model.ts'
import { expectOutcome, pick, someBooking, step, type Which, which } from '../step.ts'
import type { World } from '../world.ts'
import { usedResources } from './creating.ts'

const flag = fc.boolean()
const payment = fc.constantFrom('UNDEFINED', 'NOT_PAID', 'REFUNDED', 'EXEMPT', 'FAILED', 'PAID', 'PARTIALLY_PAID')

const isOpen = ({ status }: ModelBooking) => status === 'CREATED' || status === 'PENDING'

/** Returns true if something else occupies its time. Working hours are not considered. */
export function inConflict(model: Model, booking: ModelBooking): boolean {
  const { kind, start, end, sessionId, resourceId, resourceIds } = booking
  if (!isAppointment(kind)) {
    return openSeats(model, seatScope(model, booking) ?? '', [booking]) < booking.participants
  }
  const settled = sessionId !== null && resourceIds.length > 0
  const groups = settled ? resourceIds.map((id) => [id]) : resourceGroups(model, kind, resourceId)
  return !isFree(model, groups, bookedSpan(kind, start, end), [booking])
}

/** Returns the resources and session it has once confirmed; the response names the staff member. */
function entered(model: Model, { kind }: ModelBooking, { bookedEntity }: Answer['body']): Changes {
  if (!isAppointment(kind)) return {}
  const resourceId = bookedEntity.slot.resource.id
  const resourceIds = usedResources(model, kind, resourceId)
  return { resourceId, resourceIds, sessionId: bookedEntity.slot.eventId }
}

async function confirm(
  model: Model,
  { admin }: World,
  { one, check, doubleBooked }: { one: Which; check: boolean; doubleBooked: boolean },
): Promise<void> {
  const booking = pick(model, one)
  const answer = await admin.post(`/v2/bookings/${booking.id}/confirm`, {
    revision: String(booking.revision),
    doubleBooked,
    flowControlSettings: { checkAvailabilityValidation: check },
  })
  const conflict = inConflict(model, booking)
  const refused = check && !doubleBooked && conflict ? '428 NO_OPEN_SPOTS' : '200'
  if (!expectOutcome(answer, isOpen(booking) ? refused : '428 INVALID_BOOKING_STATUS')) return
  const changes = { status: 'CONFIRMED' as const, doubleBooked: conflict || (check && doubleBooked) }
  change(model, booking, { ...changes, ...entered(model, booking, answer.body.booking) })
}

async function decline(
  model: Model,
  { admin }: World,
  { one, doubleBooked }: { one: Which; doubleBooked: boolean | null },
): Promise<void> {
  const booking = pick(model, one)
  const marks = doubleBooked === null ? {} : { doubleBooked }
  const url = `/v2/bookings/${booking.id}/decline`
  const answer = await admin.post(url, { revision: String(booking.revision), ...marks })
  if (!expectOutcome(answer, isOpen(booking) ? '200' : '428 INVALID_BOOKING_STATUS')) return
  change(model, booking, { status: 'DECLINED', ...marks }, { undoable: true })
}

/** Returns what is so after checkout. */
function settle(model: Model, booking: ModelBooking, given: string): Changes {
  const conflict = inConflict(model, booking)
  const paymentStatus = given === 'UNDEFINED' && booking.status === 'PENDING' ? booking.paymentStatus : given
  const paid = paymentStatus === 'PAID' || paymentStatus === 'PARTIALLY_PAID'
  if (conflict && !paid && !booking.passesAvailability) return { status: 'DECLINED', paymentStatus }
  const status = needsApproval(model, booking.kind) ? 'PENDING' : 'CONFIRMED'
  return { status, doubleBooked: conflict, paymentStatus }
}

function applySettled(model: Model, booking: ModelBooking, settled: Changes, shown: Answer['body']): void {
  expect(shown.status).toBe(settled.status)
  change(model, booking, settled.status === 'DECLINED' ? settled : { ...settled, ...entered(model, booking, shown) })
}

async function confirmOrDecline(
  model: Model,
  { admin }: World,
  { one, paymentStatus }: { one: Which; paymentStatus: string },
): Promise<void> {
  const booking = pick(model, one)
  const answer = await admin.post(`/v2/confirmation/${booking.id}:confirmOrDecline`, { paymentStatus })
  const settled = settle(model, booking, paymentStatus)
  if (!expectOutcome(answer, isOpen(booking) ? '200' : '428 INVALID_BOOKING_STATUS')) return
  applySettled(model, booking, settled, answer.body.booking)
}

async function confirmOrDeclineMany(
  model: Model,
  { admin }: World,
  { all, paymentStatus }: { all: Which[]; paymentStatus: string },
): Promise<void> {
  const bookings = all.map((one) => pick(model, one))
  const details = bookings.map(({ id }) => ({ bookingId: id, paymentStatus }))
  const answer = await admin.post('/v2/bulk/bookings/confirmOrDecline', { details, returnEntity: true })
  const twice = new Set(bookings).size < bookings.length
  if (!expectOutcome(answer, twice ? '400 DUPLICATED_BOOKINGS' : '200')) return
  for (const [index, booking] of bookings.entries()) {
    const { itemMetadata, item } = answer.body.results[index]
    expect(itemMetadata.success ? '200' : itemMetadata.error.code).toBe(
      isOpen(booking) ? '200' : 'INVALID_BOOKING_STATUS',
    )
    if (itemMetadata.success) applySettled(model, booking, settle(model, booking, paymentStatus), item)
  }
}

async function markAsPending(
  model: Model,
  { admin }: World,
  { one, skip }: { one: Which; skip: boolean },
): Promise<void> {
  const booking = pick(model, one, ({ status }) => status === 'CREATED')
  const answer = await admin.post(`/v2/bookings/${booking.id}/mark_booking_as_pending`, {
    revision: String(booking.revision),
    flowControlSettings: { skipPendingApprovalServiceValidation: skip },
  })
  const conflict = inConflict(model, booking)
  if (!expectOutcome(answer, expectedPending(model, booking, { skip, conflict }))) return
  const changes = { status: 'PENDING' as const, doubleBooked: conflict }
  change(model, booking, { ...changes, ...entered(model, booking, answer.body.booking) })
}

function expectedPending(
  model: Model,
  { status, kind, resourceId }: ModelBooking,
  { skip, conflict }: { skip: boolean; conflict: boolean },
): string {
  if (status !== 'CREATED') return '428 BOOKING_MARK_BOOKING_AS_PENDING'
  if (!skip && !needsApproval(model, kind)) return '428 NOT_PENDING_APPROVAL_SERVICE'
  return conflict && isAppointment(kind) && resourceId === null ? '428 NO_OPEN_SPOTS' : '200'
}

/** Sets whether bookings need approval; treatments always do. */
async function approve(model: Model, { context, siteId }: World, approval: boolean): Promise<void> {
  const rows = await context.db
    .selectFrom('services')
    .select(['id', 'name', 'online_booking'])
    .where('site_id', '=', siteId)
    .execute()
  for (const { id, name, online_booking: online } of rows) {
    if (name in appointments && appointments[name as 'massage'].multipleRequests) continue
    await context.db
      .updateTable('services')
      .set({ online_booking: JSON.stringify({ ...(online as object), requireManualApproval: approval }) as never })
      .where('id', '=', id)
      .execute()
  }
  model.approval = approval
}

/** Checks that a stale revision, another business or an unknown id is refused. */
async function checkUnreachable(
  model: Model,
  { admin, foreign }: World,
  { one, how, change: action }: { one: Which; how: 'stale' | 'foreign' | 'unknown'; change: string },
): Promise<void> {
  const booking = pick(model, one)
  const revision = String(how === 'stale' ? booking.revision + 1 : booking.revision)
  const by = how === 'foreign' ? foreign.admin : admin
  const id = how === 'unknown' ? randomUUID() : booking.id
  const answer = await by.post(`/v2/bookings/${id}/${action}`, { revision })
  expectOutcome(answer, how === 'stale' ? '409 BOOKING_REVISION_MISMATCH' : '404 BOOKING_NOT_FOUND')
}

export const answering = [
  {
    weight: 5,
    arbitrary: step('confirm', fc.record({ one: which, check: flag, doubleBooked: flag }), {
      run: confirm,
      applies: someBooking,
    }),
  },
  {
    weight: 2,
    arbitrary: step('decline', fc.record({ one: which, doubleBooked: fc.constantFrom(null, null, true, false) }), {
      run: decline,
      applies: someBooking,
    }),
  },
  {
    weight: 6,
    arbitrary: step('confirm or decline', fc.record({ one: which, paymentStatus: payment }), {
      run: confirmOrDecline,
      applies: someBooking,
    }),
  },
  {
    weight: 2,
    arbitrary: step(
      'confirm or decline many',
      fc.record({ all: fc.array(which, { minLength: 1, maxLength: 3 }), paymentStatus: payment }),
      { run: confirmOrDeclineMany, applies: someBooking },
    ),
  },
  {
    weight: 4,
    arbitrary: step('mark as pending', fc.record({ one: which, skip: flag }), {
      run: markAsPending,
      applies: someBooking,
    }),
  },
  { weight: 2, arbitrary: step('approval', flag, { run: approve }) },
  {
    weight: 1,
    arbitrary: step(
      'refused change',
      fc.record({
        one: which,
        how: fc.constantFrom('stale' as const, 'foreign' as const, 'unknown' as const),
        change: fc.constantFrom('confirm', 'decline', 'cancel', 'mark_booking_as_pending'),
      }),
      { run: checkUnreachable, applies: someBooking },
    ),
  },
]

import type { bookings } from '@kalends/contract'
import { isForeignCalendar } from '../../../actor.ts'
import type { Tx } from '../../../db/database.ts'
import type { Call } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import type { PlaceType } from '../../availability/index.ts'
import type { BookableService } from '../../services/index.ts'
import { findSite, type SiteRow } from '../../sites/index.ts'
import { createRefusal } from '../rules/create-rights.ts'
import { type Participants, participantsOf } from '../rules/participants.ts'
import { mayChooseDeposit, offersPaymentOption } from '../rules/payment-option.ts'
import { type SlotTimes, slotTimes } from '../rules/slot-times.ts'
import { creatingCaller } from './caller.ts'
import { findBookedService } from './find-booked-service.ts'

/** A request to book, read and found in order as far as it can be without looking at calendars. */
export type AskedBooking = {
  booking: bookings.Booking
  flags: bookings.CreateBookingFlowControlSettings
  status: 'CREATED' | 'CONFIRMED'
  slot: bookings.BookedSlot
  location: bookings.Location & { locationType: PlaceType }
  site: SiteRow
  service: BookableService
  times: SlotTimes
  participants: Participants
}

/** Refuses in the documented order: shape, service, status and flags, participants, payment option. */
export async function readNewBooking(
  tx: Tx,
  { input, actor }: Call<bookings.CreateBookingRequest>,
): Promise<AskedBooking> {
  const { booking } = input
  const flags = input.flowControlSettings ?? {}
  const entity = booking.bookedEntity ?? {}
  const slot = entity.slot ?? {}
  if (booking.multiServiceBookingInfo) return fail('CAN_NOT_CREATE_BOOKING_WITH_MULTI_SERVICE_BOOKING_INFO')
  const [service, site] = [await findBookedService(tx, actor.siteId, entity), await loadSite(tx, actor.siteId)]
  const times = slotTimes(slot, site.time_zone)
  if (typeof times === 'string') return fail(times)
  const { location } = slot
  if (!isPlaced(location)) return fail('VALIDATION_FAILURE')
  const refusal = createRefusal(booking, flags, creatingCaller(actor))
  if (refusal) return fail(refusal)
  if (isForeignCalendar(actor, slot.resource?.id)) return fail('UNAUTHORIZED_OPERATION')
  const participants = participantsOf(booking)
  if (typeof participants === 'string') return fail(participants)
  if (!paymentFits(service, booking, flags)) return fail('VALIDATION_FAILURE')
  const status = booking.status === 'CONFIRMED' ? 'CONFIRMED' : 'CREATED'
  return { booking, flags, status, slot, location, site, service, times, participants }
}

async function loadSite(tx: Tx, siteId: string): Promise<SiteRow> {
  const site = await findSite(tx, siteId)
  if (!site) throw new Error(`There is no site ${siteId}`)
  return site
}

function isPlaced(location: bookings.Location | null | undefined): location is AskedBooking['location'] {
  return Boolean(location?.locationType) && location?.locationType !== 'UNDEFINED'
}

function paymentFits(
  { payment }: BookableService,
  { selectedPaymentOption, depositSelected }: bookings.Booking,
  flags: bookings.CreateBookingFlowControlSettings,
): boolean {
  if (depositSelected && !mayChooseDeposit(payment, selectedPaymentOption)) return false
  return flags.skipSelectedPaymentOptionValidation === true || offersPaymentOption(payment, selectedPaymentOption)
}

import type { bookingsOwn, Infer } from '@kalends/contract'
import type { RequestContext } from '../../lib/page-context.ts'
import { type Choices, type Extra, type People, toBookedAddOns, toParticipants, type Variant } from './choices.ts'

export type Quote = Infer<typeof bookingsOwn.QuoteBookingResponse>

const ONE: People = { total: 1, mix: [] }

/** Loads the itemised price of the choice; the API calculates it. */
export function loadQuote(
  { kalends }: RequestContext,
  requested: {
    serviceId: string
    choices: Choices
    variant: Variant | null
    extras: Extra[]
    people?: People
    staffId: string | null
    /** Decides the tax. */
    locationId?: string | null | undefined
  },
): Promise<Quote> {
  const { serviceId, choices, variant, extras, people = ONE, staffId, locationId } = requested
  return kalends.bookings.quoteBooking({
    serviceId,
    resourceId: staffId,
    locationId: locationId ?? null,
    ...toParticipants(choices, variant, people),
    bookedAddOns: toBookedAddOns(choices, extras),
    ...(choices.option?.kind === 'RENTAL' ? { durationMinutes: variant?.durationMinutes ?? null } : {}),
  })
}

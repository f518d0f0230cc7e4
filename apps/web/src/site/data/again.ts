import type { bookings, Infer } from '@kalends/contract'
import type { Client } from '@kalends/sdk'
import { addDays, dayIn, daysBetween, minuteOfDay, wholeDays } from '../../lib/format.ts'
import type { SlotChoice } from '../../paths.ts'
import {
  type Choices,
  findVariant,
  loadChoices,
  parseExtras,
  type Variant,
  writeExtras,
  writePeople,
} from './choices.ts'
import { toDurationQuery } from './duration.ts'
import type { WireService } from './services.ts'

type WireBooking = Infer<typeof bookings.Booking>

type Booked = {
  booking: WireBooking
  service: WireService
  /** Minutes of the service, unless its variants have their own. */
  minutes: number | null
  start: string
  end: string
  zone: string
  staffId: string | null
  locationId: string | null
  people: number
}

/** The same a week later: the choice that books it, with its time, and the choice without a time. */
export type Again = { start: string; end: string; choice: SlotChoice }

const NEAR_MINUTES = 180
const MINUTE = 60_000
const MINUTES_A_DAY = 1440

/**
 * Finds the same variant, length, people, staff member and location one week later, at or near the same hour; null if the
 * service is no longer offered like this, or has no such time.
 */
export async function findAgain(kalends: Client, booked: Booked): Promise<Again | null> {
  const { service, start, zone, staffId, locationId } = booked
  const choices = await loadChoices(kalends, service)
  const extras = parseExtras(choices, writeBooked(booked.booking))
  const length = extras.reduce((left, { durationMinutes }) => left - (durationMinutes ?? 0), lengthOf(booked))
  const variant = bookedVariant(choices, booked, length)
  const minutes = variant?.durationMinutes ?? booked.minutes
  const isOffered =
    variant !== undefined &&
    extras.length === (booked.booking.bookedAddOns ?? []).length &&
    (minutes === null || minutes === length)
  if (!isOffered) return null
  const day = addDays(dayIn(start, zone), 7)
  const { times } = await kalends.availability.getAvailabilityOverview({
    serviceId: service.id ?? '',
    resourceId: staffId,
    locationId,
    fromDate: day,
    days: 1,
    timesOf: day,
    timezone: zone,
    ...toDurationQuery(variant, extras),
  })
  const distance = ({ startDate }: { startDate: string }): number =>
    Math.abs(minuteOfDay(startDate, zone) - minuteOfDay(start, zone))
  const nearest = times.toSorted((a, b) => distance(a) - distance(b))[0]
  if (!nearest || distance(nearest) > NEAR_MINUTES) return null
  const choice = {
    staff: staffId ?? undefined,
    location: nearest.locationId ?? locationId ?? undefined,
    zone,
    variant: variant?.choiceId,
    people: writePeople({ total: booked.people, mix: bookedMix(booked.booking) }),
    extras: writeExtras(extras),
  }
  return { start: nearest.startDate, end: nearest.endDate, choice }
}

/** Returns the booked variant, null if the service has none, and undefined if it is no longer offered. */
function bookedVariant(choices: Choices, { booking, staffId }: Booked, length: number): Variant | null | undefined {
  const { option } = choices
  const named = serviceChoices(booking)[0]?.choices?.[0]?.choiceId
  if (!option) return named ? undefined : null
  if (option.kind === 'STAFF_MEMBER') return findVariant(choices, null, staffId) ?? undefined
  return option.variants.find(({ choiceId, durationMinutes }) =>
    option.kind === 'RENTAL' ? durationMinutes === length : choiceId === named,
  )
}

const serviceChoices = ({ participantsChoices }: WireBooking) => participantsChoices?.serviceChoices ?? []

/** Numbers per choice, if there are several. */
function bookedMix(booking: WireBooking) {
  const chosen = serviceChoices(booking)
  return chosen.length < 2
    ? []
    : chosen.map(({ choices, numberOfParticipants }) => ({
        choiceId: choices?.[0]?.choiceId ?? '',
        count: numberOfParticipants ?? 1,
      }))
}

const writeBooked = ({ bookedAddOns }: WireBooking): string | null =>
  writeExtras((bookedAddOns ?? []).map(({ id, quantity }) => ({ id: id ?? '', quantity: quantity ?? 1 }))) ?? null

/** Returns the booked minutes; a local day may have 23 or 25 hours. */
function lengthOf({ start, end, zone }: Booked): number {
  const days = wholeDays(start, end, zone)
  return days
    ? (daysBetween(days.first, days.last) + 1) * MINUTES_A_DAY
    : (Date.parse(end) - Date.parse(start)) / MINUTE
}

import { countDays, DAY } from '@kalends/availability'
import type { availability } from '@kalends/contract'
import type { BookableService } from '../../../services/index.ts'

type Booked = { start: number; end: number; zone: string; location: availability.Location }

/**
 * Returns how many days a booking of a rental by the day lasts, and its zone: whole days are those of the location,
 * wherever the customer is. No days for anything else, and for times that staff chose within a day.
 */
export function bookedDays(service: BookableService, booked: Booked): { days: number | null; zone: string } {
  if (service.rental?.unit !== 'DAY') return { days: null, zone: booked.zone }
  const at = service.locations.find(({ locationId }) => locationId !== null && locationId === booked.location.id)
  const zone = at?.timeZone ?? booked.zone
  const isCountable = booked.end - booked.start < mostDays * DAY
  return { days: isCountable ? countDays(booked, zone) : null, zone }
}

/** More than any rental. */
const mostDays = 400

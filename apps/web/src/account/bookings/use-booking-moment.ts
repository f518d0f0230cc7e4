import { useFormats, useT } from '../../lib/translate.tsx'
import type { BookingTime } from '../data/bookings.ts'

/** Returns a function that says when a booking begins: on its own clock, which it names where it is not the usual one. */
export function useBookingMoment(usual: string): (booking: Pick<BookingTime, 'start' | 'end' | 'zone'>) => string {
  const t = useT()
  const formats = useFormats()
  return (booking) => {
    const zone = booking.zone || usual
    const moment = formats.momentOf(booking.start, booking, zone)
    return zone === usual ? moment : `${moment}, ${t('common.zoneShort', { zone: formats.zoneCity(zone) })}`
  }
}

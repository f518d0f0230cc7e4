import { useFormats, useT } from '../../lib/translate.tsx'
import { locationTime } from '../../parts/location-time.ts'
import type { MoveData } from '../data/move.ts'
import type { FreeTime } from '../data/service.ts'

/** Who a booking would be with at a time: its own staff member if they are free, otherwise the first who is. */
export function staffAt(
  { booking, staff }: MoveData,
  { resourceIds }: FreeTime,
): MoveData['staff'][number] | undefined {
  if (booking.staffId && resourceIds.includes(booking.staffId)) return staff.find(({ id }) => id === booking.staffId)
  return staff.find(({ id }) => id === resourceIds[0])
}

/** Returns what would change at a time besides the time, another staff member or location, and the time at the location. */
export function useOtherThan(move: MoveData): (time: FreeTime) => string | undefined {
  const t = useT()
  const formats = useFormats()
  const { booking, locations } = move
  return (time) => {
    const person = staffAt(move, time)
    const location = locations.find(({ id }) => id === time.locationId)
    const named = [
      person && person.id !== booking.staffId ? t('reading.location.with', { staff: person.name }) : undefined,
      location && location.id !== booking.location?.id && booking.location?.id ? location.name : undefined,
      location &&
        locationTime(t, formats, { start: time.startDate, zone: booking.zone, locationZone: location.timeZone }),
    ]
    return named.filter(Boolean).join(', ') || undefined
  }
}

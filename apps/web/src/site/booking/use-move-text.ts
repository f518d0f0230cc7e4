import { useFormats, useT } from '../../lib/translate.tsx'
import type { BookingData } from '../data/booking.ts'

/** Returns the sentence about a move of the booking to another time: the latest says with whom and where it is now. */
export function useMoveText(booking: BookingData): (move: BookingData['moves'][number]) => string {
  const t = useT()
  const formats = useFormats()
  const { moves, staffName, location, zone } = booking
  const moment = (at: string): string => formats.momentOf(at, booking, zone)
  const now = [staffName && t('reading.location.with', { staff: staffName }), location?.name].filter(Boolean).join(', ')
  return (move) => {
    const text = t('reading.booking.moved', { from: moment(move.from), to: moment(move.to) })
    return move === moves.at(-1) && now ? `${text} · ${now}` : text
  }
}

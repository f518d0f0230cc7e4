import type { bookings } from '@kalends/contract'

/** How many a booking is for, by number or by choices. */
export function countParticipants({
  totalParticipants,
  participantsChoices,
}: Pick<bookings.Booking, 'totalParticipants' | 'participantsChoices'>): number {
  const parts = participantsChoices?.serviceChoices ?? []
  return totalParticipants ?? parts.reduce((sum, part) => sum + (part.numberOfParticipants ?? 0), 0)
}

import type { WireBooking } from './rows.ts'

type PartySize = Pick<WireBooking, 'totalParticipants' | 'numberOfParticipants' | 'participantsChoices'>

/** How many come with a booking; where they made choices it says so by choice alone. */
export function countPeople({ totalParticipants, numberOfParticipants, participantsChoices }: PartySize): number {
  const chosen = participantsChoices?.serviceChoices ?? []
  const counted = chosen.reduce((sum, { numberOfParticipants: count }) => sum + (count ?? 1), 0)
  return totalParticipants ?? numberOfParticipants ?? (counted || 1)
}

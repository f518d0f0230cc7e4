import type { WireBooking } from './rows.ts'

type PartySize = Pick<WireBooking, 'totalParticipants' | 'numberOfParticipants' | 'participantsChoices'>

/** Returns the number of participants; with participant choices it is the sum over them. */
export function countPeople({ totalParticipants, numberOfParticipants, participantsChoices }: PartySize): number {
  const chosen = participantsChoices?.serviceChoices ?? []
  const counted = chosen.reduce((sum, { numberOfParticipants: count }) => sum + (count ?? 1), 0)
  return totalParticipants ?? numberOfParticipants ?? (counted || 1)
}

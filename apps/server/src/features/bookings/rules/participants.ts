import type { bookings } from '@kalends/contract'

export type Participants = { total: number; choices: bookings.ParticipantChoices | null }

export type ParticipantsRefusal = 'VALIDATION_FAILURE' | 'INVALID_CHOICES' | 'INVALID_SERVICE_CHOICES'

/** How many come: a number, or choices with a number each; one of the two. */
export function participantsOf({
  totalParticipants,
  participantsChoices,
}: Pick<bookings.Booking, 'totalParticipants' | 'participantsChoices'>): Participants | ParticipantsRefusal {
  const given = [totalParticipants, participantsChoices].filter((value) => value !== undefined && value !== null)
  if (given.length !== 1) return 'VALIDATION_FAILURE'
  if (!participantsChoices) return { total: totalParticipants as number, choices: null }
  const parts = participantsChoices.serviceChoices ?? []
  if (parts.length === 0 || parts.some((part) => !part.numberOfParticipants)) return 'INVALID_CHOICES'
  // No service has options to choose from yet, so a choice names one that does not exist.
  if (parts.some((part) => (part.choices ?? []).length > 0)) return 'INVALID_SERVICE_CHOICES'
  return { total: parts.reduce((sum, part) => sum + (part.numberOfParticipants ?? 0), 0), choices: participantsChoices }
}

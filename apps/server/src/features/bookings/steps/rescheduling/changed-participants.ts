import { isDeepStrictEqual } from 'node:util'
import type { bookings } from '@kalends/contract'
import { fail } from '../../../../refusal.ts'
import { type Participants, resolveParticipants } from '../../../holds/index.ts'
import type { BookableService } from '../../../services/index.ts'
import type { BookingChanges, BookingRow } from '../../store/rows.ts'

type Sent = Pick<bookings.RescheduleBookingRequest, 'totalParticipants' | 'participantsChoices'>

/**
 * Returns the participants after a change: unchanged unless sent, and with their choices if only their number is sent
 * and stays. The policy's maximum and the duty to choose bind customers only.
 */
export function readParticipants(
  booking: BookingRow,
  service: BookableService,
  sent: Sent,
  bound: boolean,
): Participants {
  const { total_participants: total, participants_choices: choices } = booking
  const isSameNumber = (sent.totalParticipants ?? total) === total
  if (isSameNumber && sent.participantsChoices == null) return { total, choices }
  const requested = resolveParticipants(sent, service.options, { mustChoose: bound })
  if (typeof requested === 'string') return fail(requested, { data: { field: 'participantsChoices' } })
  const most = booking.policy_snapshot.participantsPolicy?.maxParticipantsPerBooking ?? 1
  const tooMany = requested.total > most && requested.total > total
  if (bound && tooMany) return fail('BOOKING_POLICY_VIOLATION', { data: { tooManyParticipants: true } })
  return requested
}

export function isSameParticipants(booking: BookingRow, { total, choices }: Participants): boolean {
  return total === booking.total_participants && isDeepStrictEqual(choices, booking.participants_choices)
}

export function participantColumns({ total, choices }: Participants): BookingChanges {
  return { total_participants: total, participants_choices: choices }
}

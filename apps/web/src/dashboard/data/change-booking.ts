import { type Client, KalendsError } from '@kalends/sdk'

export const intents = ['approve', 'decline', 'cancel'] as const
export type Intent = (typeof intents)[number]

/** Why a change did not happen, in a word the page has a sentence for. */
export type Problem = 'changed' | 'wrongState' | 'taken' | 'notAllowed' | 'gone' | 'other'

/** Does what a press in the drawer asks for. The key of the form makes a second press the same press. */
export async function changeBooking(client: Client, bookingId: string, form: FormData): Promise<Problem | undefined> {
  const intent = intents.find((known) => known === form.get('intent'))
  const revision = String(form.get('revision') ?? '')
  const words = String(form.get('words') ?? '').trim()
  const participantNotification = {
    notifyParticipants: form.get('tell') === 'yes',
    ...(words ? { message: words } : {}),
  }
  const input = { bookingId, revision, participantNotification }
  const options = { idempotencyKey: String(form.get('key') ?? '') || crypto.randomUUID() }
  try {
    if (intent === 'approve')
      await client.bookings.confirmBooking(
        { ...input, flowControlSettings: { checkAvailabilityValidation: true } },
        options,
      )
    else if (intent === 'decline') await client.bookings.declineBooking(input, options)
    else if (intent === 'cancel') await client.bookings.cancelBooking(input, options)
    return undefined
  } catch (error) {
    return problemOf(error)
  }
}

const problems: Record<string, Problem> = {
  BOOKING_REVISION_MISMATCH: 'changed',
  INVALID_BOOKING_STATUS: 'wrongState',
  VALIDATION_FAILURE: 'wrongState',
  NO_OPEN_SPOTS: 'taken',
  PERMISSION_DENIED: 'notAllowed',
  BOOKING_NOT_FOUND: 'gone',
}

function problemOf(error: unknown): Problem {
  if (!(error instanceof KalendsError) || error.status >= 500) throw error
  return problems[error.code] ?? 'other'
}

import type { KalendsError } from '@kalends/sdk'
import { loadRefusalMessages } from '../lib/messages/refusal-messages.ts'
import type { MessageKey } from '../lib/messages/store.ts'
import type { Language } from '../lib/preferences.ts'
import { createTranslate } from '../lib/translate.tsx'

/** Rules of a booking policy by the names that the API gives their violations, what nobody can change first. */
const violations = {
  bookOnlineDisabled: 'ONLINE_BOOKING_OFF',
  tooManyBookings: 'TOO_MANY_BOOKINGS',
  tooEarlyToBook: 'TOO_EARLY',
  tooLateToBook: 'TOO_LATE',
  tooManyParticipants: 'TOO_MANY_PEOPLE',
  resourceRequired: 'STAFF_REQUIRED',
  validSubmissionRequired: 'FORM_REQUIRED',
} as const

const shortages = new Set<unknown>(['FULL', 'HELD', 'RESERVED_FOR_WAITING_LIST'])

/** Says why the API refused to book or to move, if it is anything else than that somebody was faster. */
export async function explainRefusal(language: Language, refusal: KalendsError): Promise<string | undefined> {
  const rule = findRule(refusal)
  if (rule === undefined || rule === 'TAKEN') return undefined
  const messages = await loadRefusalMessages(language)
  const key = `why.customer.${rule}`
  const count = Number(refusal.data['open'] ?? 0)
  return key in messages ? createTranslate(language, messages)(key as MessageKey, { count }) : undefined
}

/** Returns the rule that refused: of the engine, of the booking policy, or `FEWER` if some seats are left. */
function findRule({ code, data }: KalendsError): string | undefined {
  if (code === 'BOOKING_POLICY_VIOLATION') {
    return Object.entries(violations).find(([name]) => data[name] === true)?.[1]
  }
  if (shortages.has(data['rule']) && Number(data['open']) > 0) return 'FEWER'
  return typeof data['rule'] === 'string' ? data['rule'] : undefined
}

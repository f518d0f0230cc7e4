import { MINUTE } from '@kalends/availability'

/** The last thing that happened to a booking, as far as taking it back asks. */
export type LastChange = { action: string; actorType: string; occurredAt: number; isComplete: boolean }

const reversible = ['reschedule', 'cancel', 'decline']

/** A move, a cancellation or a refusal by someone who works here can be taken back for a minute. */
export function canBeUndone({ action, actorType, occurredAt, isComplete }: LastChange, now: number): boolean {
  const byBusiness = actorType === 'staff' || actorType === 'app'
  return reversible.includes(action) && byBusiness && isComplete && now - occurredAt <= MINUTE
}

import { MINUTE } from '@kalends/availability'

/** The last change of a booking, as far as it matters for undo. */
export type LastChange = { action: string; actorType: string; occurredAt: number; isComplete: boolean }

const reversible = ['reschedule', 'cancel', 'decline']

/** Returns true if the change can be undone: a move, cancellation or decline by staff, within a minute. */
export function canBeUndone({ action, actorType, occurredAt, isComplete }: LastChange, now: number): boolean {
  const byBusiness = actorType === 'staff' || actorType === 'app'
  return reversible.includes(action) && byBusiness && isComplete && now - occurredAt <= MINUTE
}

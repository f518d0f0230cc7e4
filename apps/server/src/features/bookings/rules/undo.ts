import { MINUTE } from '@kalends/availability'

/** The last change of a booking, as far as it matters for undo. `isRefunded`: money went back to the customer. */
export type LastChange = {
  action: string
  actorType: string
  occurredAt: number
  isComplete: boolean
  isRefunded: boolean
}

const reversible = ['reschedule', 'cancel', 'decline']

/** Returns true if the change can be undone: a move, cancellation or decline by staff, within a minute. */
export function canBeUndone(
  { action, actorType, occurredAt, isComplete, isRefunded }: LastChange,
  now: number,
): boolean {
  const byBusiness = actorType === 'staff' || actorType === 'app'
  return reversible.includes(action) && byBusiness && isComplete && !isRefunded && now - occurredAt <= MINUTE
}

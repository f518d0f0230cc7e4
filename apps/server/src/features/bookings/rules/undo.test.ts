import { MINUTE } from '@kalends/availability'
import { expect, it } from 'vitest'
import { canBeUndone, type LastChange } from './undo.ts'

const change: LastChange = {
  action: 'reschedule',
  actorType: 'staff',
  occurredAt: 0,
  isComplete: true,
  isRefunded: false,
}

it.each<[string, Partial<LastChange>, number, boolean]>([
  ['a move at once', {}, 0, true],
  ['a cancellation', { action: 'cancel' }, 10, true],
  ['a refusal through a key', { action: 'decline', actorType: 'app' }, 10, true],
  ['a minute later', {}, MINUTE, true],
  ['after a minute', {}, MINUTE + 1, false],
  ['an approval', { action: 'confirm' }, 0, false],
  ['an undo', { action: 'undo' }, 0, false],
  ["the customer's own", { actorType: 'visitor' }, 0, false],
  ['by the link in a message', { actorType: 'link' }, 0, false],
  ['that refunded money', { action: 'cancel', isRefunded: true }, 0, false],
  ['of which the state before is not known', { isComplete: false }, 0, false],
])('%s', (_, more, now, possible) => {
  expect(canBeUndone({ ...change, ...more }, now)).toBe(possible)
})

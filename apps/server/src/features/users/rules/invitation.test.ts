import { expect, test } from 'vitest'
import { invitationStatus, requestedOf } from './invitation.ts'

test('an invitation is over at the instant its link stops working', () => {
  expect([invitationStatus(1001, 1000), invitationStatus(1000, 1000)]).toEqual(['PENDING', 'EXPIRED'])
})

test('who is new chooses a password, who has one proves it', () => {
  expect(requestedOf(undefined)).toBe('CHOICE')
  expect(requestedOf({ passwordHash: null, worksSomewhere: false })).toBe('CHOICE')
  expect(requestedOf({ passwordHash: 'x', worksSomewhere: false })).toBe('PROOF')
  expect(requestedOf({ passwordHash: 'x', worksSomewhere: true })).toBe('PROOF')
})

test('nobody takes over a person who works elsewhere and has no password yet', () => {
  expect(requestedOf({ passwordHash: null, worksSomewhere: true })).toBe('NOTHING_HELPS')
})

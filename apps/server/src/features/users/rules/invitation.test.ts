import { expect, test } from 'vitest'
import { askedOf, invitationStatus } from './invitation.ts'

test('an invitation is over at the instant its link stops working', () => {
  expect([invitationStatus(1001, 1000), invitationStatus(1000, 1000)]).toEqual(['PENDING', 'EXPIRED'])
})

test('who is new chooses a password, who has one proves it', () => {
  expect(askedOf(undefined)).toBe('CHOICE')
  expect(askedOf({ passwordHash: null, worksSomewhere: false })).toBe('CHOICE')
  expect(askedOf({ passwordHash: 'x', worksSomewhere: false })).toBe('PROOF')
  expect(askedOf({ passwordHash: 'x', worksSomewhere: true })).toBe('PROOF')
})

test('nobody takes over a person who works elsewhere and has no password yet', () => {
  expect(askedOf({ passwordHash: null, worksSomewhere: true })).toBe('NOTHING_HELPS')
})

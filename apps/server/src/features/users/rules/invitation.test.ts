import { expect, test } from 'vitest'
import { invitationStatus, requestedOf } from './invitation.ts'

test('an invitation expires when its link does', () => {
  expect([invitationStatus(1001, 1000), invitationStatus(1000, 1000)]).toEqual(['PENDING', 'EXPIRED'])
})

test('requires a new password of new users and the current one of others', () => {
  expect(requestedOf(undefined)).toBe('CHOICE')
  expect(requestedOf({ passwordHash: null, worksSomewhere: false })).toBe('CHOICE')
  expect(requestedOf({ passwordHash: 'x', worksSomewhere: false })).toBe('PROOF')
  expect(requestedOf({ passwordHash: 'x', worksSomewhere: true })).toBe('PROOF')
})

test('does not let anyone take over a user without a password who works elsewhere', () => {
  expect(requestedOf({ passwordHash: null, worksSomewhere: true })).toBe('NOTHING_HELPS')
})

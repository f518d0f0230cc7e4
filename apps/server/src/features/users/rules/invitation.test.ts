import { expect, test } from 'vitest'
import { invitationStatus, requiredProof } from './invitation.ts'

test('an invitation expires when its link does', () => {
  expect([invitationStatus(1001, 1000), invitationStatus(1000, 1000)]).toEqual(['PENDING', 'EXPIRED'])
})

test('new users choose a password, existing ones prove theirs', () => {
  expect(requiredProof(undefined)).toBe('CHOICE')
  expect(requiredProof({ passwordHash: null, worksSomewhere: false })).toBe('CHOICE')
  expect(requiredProof({ passwordHash: 'x', worksSomewhere: false })).toBe('PROOF')
  expect(requiredProof({ passwordHash: 'x', worksSomewhere: true })).toBe('PROOF')
})

test('an account of another business without a password cannot be taken over', () => {
  expect(requiredProof({ passwordHash: null, worksSomewhere: true })).toBe('NOTHING_HELPS')
})

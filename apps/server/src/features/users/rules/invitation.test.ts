import { expect, test } from 'vitest'
import { invitationStatus, requiredProof } from './invitation.ts'

test('an invitation expires when its link does', () => {
  expect([invitationStatus(1001, 1000), invitationStatus(1000, 1000)]).toEqual(['PENDING', 'EXPIRED'])
})

const account = { passwordHash: 'x', worksSomewhere: true, isEmailProved: true }

test('new users choose a password, existing ones prove theirs', () => {
  for (const isEmailed of [true, false]) {
    expect(requiredProof(undefined, isEmailed)).toBe('CHOICE')
    expect(requiredProof({ ...account, passwordHash: null, worksSomewhere: false }, isEmailed)).toBe('CHOICE')
    expect(requiredProof({ ...account, worksSomewhere: false }, isEmailed)).toBe('PROOF')
    expect(requiredProof(account, isEmailed)).toBe('PROOF')
  }
})

test('an account of another business without a password cannot be taken over', () => {
  expect(requiredProof({ ...account, passwordHash: null }, true)).toBe('NOTHING_HELPS')
})

test('an emailed link takes over an account whose address nobody proved, a copied one does not', () => {
  expect(requiredProof({ ...account, isEmailProved: false }, true)).toBe('TAKEOVER')
  expect(requiredProof({ ...account, isEmailProved: false }, false)).toBe('PROOF')
})

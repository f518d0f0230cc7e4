import { expect, it } from 'vitest'
import { challengeData, hiddenEmail, hiddenPhone, requestedFactors } from './challenge.ts'

it('asks for nothing where no factor is set up, whatever else the member has', () => {
  expect(requestedFactors({ active: [], hasPasskey: true, hasRecoveryCodes: true })).toEqual([])
})

it('asks for an app before letters and telephones; passkeys and recovery codes may stand for it', () => {
  expect(requestedFactors({ active: ['SMS', 'EMAIL', 'TOTP'], hasPasskey: true, hasRecoveryCodes: true })).toEqual([
    'TOTP',
    'EMAIL',
    'SMS',
    'WEBAUTHN',
    'RECOVERY_CODE',
  ])
})

it('shows little of where a code went', () => {
  expect(hiddenEmail('mira@example.org')).toBe('m•••@example.org')
  expect(hiddenPhone('+41 79 123 45 67')).toBe('•••• 67')
})

it('names what was chosen, and no place where nothing was sent', () => {
  expect(challengeData({ factorTypes: ['TOTP'], chosen: 'TOTP' })).toEqual({
    mfaChallenge: {
      mapValue: {
        value: { factorTypes: { listValue: { value: [{ strValue: 'TOTP' }] } }, factorType: { strValue: 'TOTP' } },
      },
    },
  })
})

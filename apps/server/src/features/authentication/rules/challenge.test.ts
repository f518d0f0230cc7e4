import { expect, it } from 'vitest'
import { challengeData, maskedEmail, maskedPhone, requestedFactors } from './challenge.ts'

it('requires nothing without a factor, whatever else the member has', () => {
  expect(requestedFactors({ active: [], hasPasskey: true, hasRecoveryCodes: true })).toEqual([])
})

it('prefers an app to emails and phones; passkeys and recovery codes can replace it', () => {
  expect(requestedFactors({ active: ['SMS', 'EMAIL', 'TOTP'], hasPasskey: true, hasRecoveryCodes: true })).toEqual([
    'TOTP',
    'EMAIL',
    'SMS',
    'WEBAUTHN',
    'RECOVERY_CODE',
  ])
})

it('reveals little of the destination of a code', () => {
  expect(maskedEmail('mira@example.org')).toBe('m•••@example.org')
  expect(maskedPhone('+41 79 123 45 67')).toBe('•••• 67')
})

it('names the chosen factor, and no destination if nothing was sent', () => {
  expect(challengeData({ factorTypes: ['TOTP'], chosen: 'TOTP' })).toEqual({
    mfaChallenge: {
      mapValue: {
        value: { factorTypes: { listValue: { value: [{ strValue: 'TOTP' }] } }, factorType: { strValue: 'TOTP' } },
      },
    },
  })
})

import { describe, expect, it } from 'vitest'
import { signInStep } from './sign-in-step.ts'

const awaits = (verification: boolean, approval: boolean) => ({
  awaitsVerification: verification,
  awaitsApproval: approval,
})

describe('the step after authentication', () => {
  it.each([
    ['APPROVED', awaits(false, false), 'SUCCESS'],
    ['APPROVED', awaits(true, false), 'REQUIRE_EMAIL_VERIFICATION'],
    ['PENDING', awaits(true, false), 'REQUIRE_EMAIL_VERIFICATION'],
    ['PENDING', awaits(true, true), 'REQUIRE_EMAIL_VERIFICATION'],
    ['PENDING', awaits(false, true), 'REQUIRE_OWNER_APPROVAL'],
    ['BLOCKED', awaits(false, false), 'STATUS_CHECK'],
    ['BLOCKED', awaits(true, true), 'STATUS_CHECK'],
    ['OFFLINE', awaits(false, false), 'STATUS_CHECK'],
  ] as const)('for %s %j returns %s', (status, waiting, step) => {
    expect(signInStep({ status, ...waiting })).toBe(step)
  })
})

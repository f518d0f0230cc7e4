import { expect, test } from 'vitest'
import { policyViolations } from './policy-violations.ts'

test('requires a form if one of the policies asks for it before booking', () => {
  const intake = { enabled: true, formId: '7b9d1f6e-0a41-4f3c-9f6f-0d3c8a2f4b11', timing: 'BEFORE_BOOKING' } as const
  const required = { ...intake, completionRequirement: 'REQUIRED_BEFORE_BOOKING' } as const
  const isRequired = (...policies: object[]) =>
    policyViolations(
      0,
      policies.map((intakeFormPolicy) => ({ intakeFormPolicy })),
    ).validSubmissionRequired
  expect([isRequired(required), isRequired({}, required)]).toEqual([true, true])
  expect([isRequired(intake), isRequired({ ...required, enabled: false }), isRequired()]).toEqual([false, false, false])
  expect(isRequired({ ...required, timing: 'AFTER_BOOKING' })).toBe(false)
})

import { describe, expect, it } from 'vitest'
import { intakeForm, requestedAfterwards } from './intake-form.ts'

const formId = '7b9d1f6e-0a41-4f3c-9f6f-0d3c8a2f4b11'

describe('the intake form of a policy', () => {
  it('is shown only before booking, and required if the policy says so', () => {
    const before = { enabled: true, formId, timing: 'BEFORE_BOOKING' } as const
    expect(intakeForm({ intakeFormPolicy: before })).toEqual({ formId, required: false })
    const required = { ...before, completionRequirement: 'REQUIRED_BEFORE_BOOKING' } as const
    expect(intakeForm({ intakeFormPolicy: required })).toEqual({ formId, required: true })
    expect(intakeForm({ intakeFormPolicy: { ...required, timing: 'AFTER_BOOKING' } })).toBeUndefined()
    expect(intakeForm({ intakeFormPolicy: { ...required, enabled: false } })).toBeUndefined()
    expect(intakeForm({})).toBeUndefined()
  })

  it('is sent afterwards if the policy says so', () => {
    const after = { enabled: true, formId: formId.toUpperCase(), timing: 'AFTER_BOOKING' } as const
    expect(requestedAfterwards({ intakeFormPolicy: after })).toBe(formId)
    expect(requestedAfterwards({ intakeFormPolicy: { ...after, timing: 'BEFORE_BOOKING' } })).toBeUndefined()
    expect(requestedAfterwards({ intakeFormPolicy: { ...after, enabled: false } })).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import { bookingFormLabels as labels } from './booking-form-labels.ts'
import { describeBookingProblem } from './booking-problem.ts'

const refusal = (code: string, field?: string, data: Record<string, unknown> = {}) => ({
  code,
  data,
  fieldViolations: field ? [{ field, description: '', violatedRule: 'OTHER', ruleName: '', data: {} }] : [],
})
const describeRefusal = (code: string, field?: string) =>
  describeBookingProblem(refusal(code, field) as Parameters<typeof describeBookingProblem>[0], labels)

describe('describeBookingProblem', () => {
  it('asks for another time if this one is gone', () => {
    for (const code of ['SLOT_HOLD_UNAVAILABLE', 'SLOT_NOT_AVAILABLE', 'SESSION_CAPACITY_EXCEEDED'])
      expect(describeRefusal(code).text).toBe(labels.taken)
  })

  it('names the refused fields of the contact details', () => {
    expect(describeRefusal('INVALID_ARGUMENT', 'contactDetails.email')).toEqual({
      text: labels.checkFields,
      fields: ['email'],
    })
    expect(describeRefusal('INVALID_ARGUMENT', 'selectedPaymentOption').text).toBe(labels.failed)
  })

  it('says that the plan has too few credits', () => {
    const refused = refusal('VALIDATION_FAILURE', undefined, { field: 'selectedPaymentOption' })
    expect(describeBookingProblem(refused as Parameters<typeof describeBookingProblem>[0], labels).text).toBe(
      labels.credits,
    )
  })

  it('says what changed of the price or the choices', () => {
    expect(describeRefusal('PAYMENT_AMOUNT_CHANGED').text).toBe(labels.priceChanged)
    for (const code of ['ADD_ON_NOT_FOUND', 'INVALID_CHOICES'])
      expect(describeRefusal(code).text).toBe(labels.withdrawn)
  })

  it('says that nothing is lost without a connection', () => {
    expect(describeRefusal('NETWORK').text).toBe(labels.offline)
  })
})

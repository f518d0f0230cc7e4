import type { forms } from '@kalends/contract'
import { KalendsError } from '@kalends/sdk'
import { aForm, aTextQuestion } from '../../parts/test/a-form.ts'
import { act, type Outcome } from '../book/act.ts'
import { aContext, aLocation, aQuote, aService, aTime, livia, noChoices } from './fixtures.ts'

/** A second question follows from the first. */
const aHealthForm: forms.Form = {
  id: 'health',
  formFields: [
    aTextQuestion('injuries', 'Any injuries?', true, { maxLength: 100 }),
    { ...aTextQuestion('knee', 'Which knee?', false, {}), hidden: true },
  ],
  formRules: [
    {
      expression: { condition: { target: 'injuries', operator: 'EQUAL', value: 'A knee' } },
      overrides: [
        {
          entityType: 'FIELD',
          fieldOptions: { fieldId: 'knee', propertyType: 'HIDDEN', hiddenOptions: { hidden: false } },
        },
      ],
    },
  ],
}

export const START = '2026-11-25T13:30:00.000Z'

export const refusal = (code: string, status = 428, data: Record<string, unknown> = {}) =>
  new KalendsError({ status, code, description: code, data, fieldViolations: [], requestId: undefined })

type Calls = Partial<Record<'createHold' | 'bookHold' | 'getHold' | 'releaseHold', () => unknown>> & {
  /** Of every free day. */
  clocks?: string[]
  /** Of the service's policy. */
  intake?: 'OPTIONAL' | 'REQUIRED_BEFORE_BOOKING'
  /** Of the service. */
  policy?: object
  agreeToBookingFees?: (input: Record<string, unknown>) => unknown
  /** Saved cards of the member. */
  methods?: object[]
  /** Ways to pay. */
  options?: string[]
  startPayment?: (input: Record<string, unknown>) => unknown
}

/** A business whose API answers as the test says, and what was sent to it. */
export function fakeFrontDesk(change: Calls = {}) {
  const sent: Record<string, unknown>[] = []
  const hold = (slot: unknown) => ({
    hold: { id: 'hold-2', checkoutId: 'checkout', slot, resourceName: 'Livia Marchetti', expiresAt: START, live: true },
  })
  const slot = {
    serviceId: 'massage',
    startDate: START,
    endDate: '2026-11-25T14:30:00.000Z',
    timezone: 'Europe/Rome',
    resourceId: 'livia',
  }
  const { intake: completionRequirement } = change
  const intakeFormPolicy = { enabled: true, formId: 'health', timing: 'BEFORE_BOOKING' as const, completionRequirement }
  const bookingPolicy = completionRequirement ? { intakeFormPolicy } : change.policy
  const service = aService(bookingPolicy ? { bookingPolicy } : {})
  const reported: unknown[] = []
  const base = aContext({
    services: {
      queryServices: () => ({ services: [service] }),
      getService: () => ({ service }),
      getServiceChoices: () => noChoices,
    },
    resources: { listStaff: () => ({ staffMembers: [livia] }) },
    business: { listLocations: () => ({ locations: [aLocation('aventine')] }) },
    availability: {
      getAvailabilityOverview: ({ timesOf }: { timesOf: string }) => ({
        days: [
          { date: '2026-11-25', state: 'FREE', freeCount: 5 },
          { date: '2026-11-26', state: 'CLOSED', freeCount: 0 },
          { date: '2026-11-27', state: 'FREE', freeCount: 5 },
        ],
        times: (change.clocks ?? ['09:00', '12:30', '13:30', '14:00', '15:00']).map((clock) =>
          aTime(`${timesOf}T${clock}:00.000Z`),
        ),
      }),
    },
    forms: { getForm: ({ formId }: { formId: string }) => ({ form: formId === 'health' ? aHealthForm : aForm }) },
    holds: {
      releaseHold: (input: Record<string, unknown>) => {
        sent.push({ released: input.holdId })
        return change.releaseHold?.() ?? {}
      },
      getHold: change.getHold ?? (() => hold(slot)),
      createHold: (input: { slot: unknown }) => {
        sent.push(input)
        return change.createHold?.() ?? hold(input.slot)
      },
    },
    bookings: {
      quoteBooking: () => (change.options ? { ...aQuote, paymentOptions: change.options } : aQuote),
      bookHold: (input: Record<string, unknown>) => {
        sent.push(input)
        return change.bookHold?.() ?? { booking: { id: 'a-booking' }, manageToken: 'a-token' }
      },
      agreeToBookingFees: (input: Record<string, unknown>) => change.agreeToBookingFees?.(input),
    },
    payments: {
      listSavedMethods: () => ({ methods: change.methods ?? [] }),
      startPayment: (input: Record<string, unknown>) => change.startPayment?.(input),
    },
  })
  const context = {
    ...base,
    site: { ...base.site, takesOnlinePayments: true },
    report: (error: unknown) => void reported.push(error),
  }
  const press = (fields: Record<string, string>, query = `time=${START}`) => {
    const body = new URLSearchParams(fields)
    return act(
      context,
      'swedish-massage',
      new Request(`http://x/services/swedish-massage/book?${query}`, { method: 'POST', body }),
    )
  }
  return { press, sent, context, reported }
}

export const feePolicy = {
  cancellationFeePolicy: { enabled: true, cancellationWindows: [{ amount: { value: '20', currency: 'EUR' } }] },
}
export const feeText =
  'If you cancel, we charge €20.00. If you don’t come, we charge €20.00. I agree to these fees, and to my card being saved for them.'
export const filled = { intent: 'book', first_name: 'Clara', email: 'clara@example.org', agree: 'yes' }
export const at = (result: Outcome | Response): string | null =>
  result instanceof Response ? result.headers.get('location') : null

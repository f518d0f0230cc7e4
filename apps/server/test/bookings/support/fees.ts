import { randomUUID } from 'node:crypto'
import { bookingsJobs } from '../../../src/features/bookings/index.ts'
import { reconcilePayments } from '../../../src/features/payments/index.ts'
import { aPayingMember, cards, payPage, useSandbox } from '../../payments/support/payments.ts'
import { aBooking, aStudio, type Client, expected, type Studio, slotWith } from '../../support/factories.ts'
import type { TestApp } from '../../support/index.ts'

export const starts = '2026-06-01T10:00:00.000Z'
export const agreedText =
  'If you cancel less than 2 hours before, we charge €20.00. If you do not come, we charge €40.00.'

/** 20.00 in the last two hours; 40.00 in the last hour and for those who do not come. */
export const feePolicy = {
  cancellationPolicy: { enabled: true },
  saveCreditCardPolicy: { enabled: true },
  customPolicyDescription: { enabled: true, description: 'Late: 20. No-show: 40.' },
  cancellationFeePolicy: {
    enabled: true,
    cancellationWindows: [
      { startInMinutes: 120, amount: { value: '20', currency: 'EUR' } },
      { startInMinutes: 60, amount: { value: '40', currency: 'EUR' } },
    ],
  },
}

/** A member with a confirmed booking of a service with fees. */
export async function aBookingWithFees({ app, context }: TestApp, options: object = {}) {
  const studio = await aStudio(app, context, { price: '80', policy: { ...feePolicy, ...options } })
  await useSandbox(studio)
  const { client, contactId } = await aPayingMember(studio)
  const { id } = await aBooking(client, slotWith(studio, starts))
  const { booking } = expected(await studio.admin.post(`/v2/bookings/${id}/confirm`, { revision: '1' }))
  await context.db.updateTable('bookings').set({ contact_id: contactId }).where('id', '=', id).execute()
  return { studio, client, contactId, bookingId: id, revision: booking.revision as string }
}

export const agree = (client: Client, bookingId: string, more: object = {}) =>
  client.post(`/v1/bookings/${bookingId}/fee-agreement`, {
    text: agreedText,
    returnUrl: '/account',
    idempotencyKey: randomUUID(),
    ...more,
  })

/** Agrees to the fees with a card of the sandbox. */
export async function agreeWithCard(client: Client, bookingId: string, card = cards.success): Promise<void> {
  const { setup } = expected(await agree(client, bookingId))
  const token = setup.nextUrl.split('/').at(-1)
  expected(await payPage(client, token, card))
  if (card === cards.challenge) expected(await client.post(`/v1/payments/sandbox/${token}`, { challenge: 'APPROVE' }))
}

export const mark = (studio: Studio, bookingId: string, status: 'ATTENDED' | 'NOT_ATTENDED') =>
  studio.admin.post('/v2/attendance/set', { attendance: { bookingId, status } })

/** Lets the jobs run that collect fees and make refunds. */
export async function collect({ context, clock }: TestApp): Promise<void> {
  clock.advance({ minutes: 2 })
  for (const job of bookingsJobs) await job.run(context, clock.now())
  await reconcilePayments(context, clock.now())
}

export const feeOf = async (client: Client, bookingId: string) =>
  expected(await client.get(`/v1/bookings/${bookingId}/fee`))

/** The charges of a booking's fees, first to last. */
export async function feeCharges({ admin }: Studio, bookingId: string) {
  const { charges } = expected(await admin.post('/v1/payments/charges/query', { subjectIds: [bookingId] }))
  return charges.toReversed()
}

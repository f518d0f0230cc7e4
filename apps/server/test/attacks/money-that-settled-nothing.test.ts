import { describe, expect, it } from 'vitest'
import { reconcilePayments } from '../../src/features/payments/index.ts'
import { getBooking, sellOnline } from '../bookings/support/paying.ts'
import { getPayment, ledger, refund } from '../payments/support/payments.ts'
import { aStartedAtStripe, deliverAll, keysOf, saveSettings, useFakeStripe } from '../payments/support/stripe.ts'
import { expected } from '../support/factories.ts'
import { aGroup, type Group, someSeats } from '../support/group-sessions.ts'
import { createTestApp } from '../support/index.ts'

const test = await createTestApp({ now: '2026-06-01T07:00:00Z' })
const { context, clock } = test
const fakeStripe = await useFakeStripe(test)
const { account } = fakeStripe
const price = { value: '20', currency: 'EUR' }

/** Two seats whose card page was open while they became three. It is paid: 40.00 arrive for nothing, and go back. */
async function anOutdatedPayment(pay: (clientSecret: string, intentId: string) => void) {
  const group = await aGroup(test.app, context, 'CLASS', { price: '20' })
  expected(await saveSettings(group.admin, { provider: 'STRIPE', stripe: keysOf(fakeStripe) }))
  await sellOnline(group, {
    serviceId: group.group.id,
    fixed: { price },
    options: { inPerson: true },
    provider: 'STRIPE',
  })
  const contactDetails = { firstName: 'Clara', email: 'clara@customer.example' }
  const { id } = await someSeats(group.admin, group, { totalParticipants: 2, contactDetails, status: 'CONFIRMED' })
  const { charge } = expected(await group.admin.post(`/v1/bookings/${id}/charge`, {}))
  const { clientSecret, intentId, paymentId } = await aStartedAtStripe(group.admin, charge.id)
  const { revision } = await getBooking(group, id)
  const more = { revision, totalParticipants: 3 }
  expected(await group.admin.post(`/v2/bookings/${id}/update_number_of_participants`, more))
  pay(clientSecret, intentId)
  await deliverAll(test, group, fakeStripe)
  await passMinutes(group)
  return { group, id: id as string, intentId, paymentId }
}

type Outdated = Awaited<ReturnType<typeof anOutdatedPayment>>

async function passMinutes(group: Group): Promise<void> {
  clock.advance({ minutes: 6 })
  await reconcilePayments(context, clock.now())
  await deliverAll(test, group, fakeStripe)
}

async function end({ group, intentId }: Outdated, status: 'won' | 'lost'): Promise<void> {
  account.dispute(intentId, status)
  await deliverAll(test, group, fakeStripe)
  await passMinutes(group)
}

/** The refund waits at the provider, and fails. */
async function aFailed(): Promise<Outdated> {
  account.refundsWait = true
  const outdated = await anOutdatedPayment((clientSecret) => account.pay(clientSecret, 'visa'))
  account.refundsWait = false
  account.endRefunds('failed')
  await deliverAll(test, outdated.group, fakeStripe)
  return outdated
}

/** The bank of the customer holds the money before it goes back. */
const aDisputed = () =>
  anOutdatedPayment((clientSecret, intentId) => {
    account.pay(clientSecret, 'visa')
    account.dispute(intentId, 'needs_response')
  })

/** What is owed back, whether the page of payments lists it, what the history says of it, and what the provider has. */
async function state({ group, id, intentId, paymentId }: Outdated) {
  const { contactId } = (await getBooking(group, id)).contactDetails
  const { balances } = expected(await group.admin.get(`/v1/payments/balances/${contactId}`))
  const { payments } = expected(await group.admin.post('/v1/payments/query', { refundReturned: true }))
  const { entries } = expected(await group.admin.get(`/v1/bookings/${id}/history`))
  return {
    owedBack: balances[0].owedBack,
    isListed: payments.some((payment: { id: string }) => payment.id === paymentId),
    history: entries.flatMap(({ detail }: { detail: Record<string, string> }) =>
      detail['owedBack'] ? [`owed back ${detail['owedBack']}`] : detail['refund'] ? [`refund ${detail['refund']}`] : [],
    ),
    atProvider: 4000 - account.refundedAmount(intentId) - account.withdrawnAmount(intentId),
  }
}

const owed = { owedBack: '40.00', isListed: true, history: ['owed back 40.00 EUR'], atProvider: 4000 }
const returned = {
  owedBack: '0.00',
  isListed: false,
  history: ['owed back 40.00 EUR', 'refund 40.00 EUR'],
  atProvider: 0,
}

describe('money that came for an earlier price', () => {
  it('is owed back once its refund failed, until it is refunded by hand', async () => {
    const outdated = await aFailed()
    expect(await state(outdated)).toEqual(owed)
    expected(await refund(outdated.group.admin, outdated.paymentId))
    await passMinutes(outdated.group)
    expect(await state(outdated)).toEqual(returned)
  })

  it('is owed back once the bank returned its refund', async () => {
    const outdated = await anOutdatedPayment((clientSecret) => account.pay(clientSecret, 'visa'))
    expect(await state(outdated)).toEqual({ owedBack: '0.00', isListed: false, history: [], atProvider: 0 })
    account.returnRefunds(outdated.intentId)
    await deliverAll(test, outdated.group, fakeStripe)
    expect(await state(outdated)).toEqual(owed)
  })

  it('is owed back while a dispute holds it, and goes back once that is won', async () => {
    const outdated = await aDisputed()
    expect(await state(outdated)).toEqual({ ...owed, isListed: false, atProvider: 0 })
    await end(outdated, 'won')
    expect(await state(outdated)).toEqual(returned)
    expect((await ledger(outdated.group)).PROVIDER_STRIPE ?? 0).toBe(0)
  })

  it('is owed to nobody once a dispute of it is lost, and goes back when it is won after all', async () => {
    const outdated = await aDisputed()
    await end(outdated, 'lost')
    expect(await state(outdated)).toMatchObject({ owedBack: '0.00', isListed: false })
    expect((await getPayment(outdated.group.admin, outdated.paymentId)).payment.refunded).toBe('40.00')
    expect((await ledger(outdated.group)).DISPUTED ?? 0).toBe(0)
    await end(outdated, 'won')
    expect(await state(outdated)).toMatchObject({ owedBack: '0.00', isListed: false, atProvider: 0 })
    expect((await ledger(outdated.group)).DISPUTED ?? 0).toBe(0)
  })
})

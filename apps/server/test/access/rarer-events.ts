import { stripeProvider } from '../../src/gateways/payments/stripe.ts'
import { aCharge, aPayingMember, start } from '../payments/support/payments.ts'
import { aPaidAtStripe, aStartedAtStripe, aStripeStudio, deliverAll } from '../payments/support/stripe.ts'
import { expected } from '../support/factories.ts'
import { startFakeStripe } from '../support/fake-stripe/index.ts'
import type { TestApp } from '../support/index.ts'
import { asKey } from './catalogue.ts'
import type { Fixture } from './fixture.ts'
import { aForm, aSubmission } from './forms.ts'
import { anOrder } from './orders.ts'
import { aPlan } from './plans.ts'

/** Causes the events that no call of the access test causes: those of a second step, or of what happens at Stripe. */
export async function causeRarerEvents(test: TestApp, fixture: Fixture): Promise<void> {
  await changeForm(fixture)
  await changeStatusOfSubmission(fixture)
  const plan = await aPlan(fixture)
  await asKey(fixture, 'PATCH', `/v2/plans/${plan.id}`, { plan: { buyerCanCancel: true } })
  const order = await anOrder(fixture, 'member')
  await asKey(fixture, 'POST', `/v2/orders/${order.id}/cancel`, { effectiveAt: 'NEXT_PAYMENT_DATE' })
  await payAtStripe(test)
}

async function changeForm(fixture: Fixture): Promise<void> {
  const { id } = await aForm(fixture)
  await asKey(fixture, 'PATCH', `/v4/forms/${id}`, { form: { revision: '1', enabled: false } })
  await asKey(fixture, 'PATCH', `/v4/forms/${id}`, { form: { revision: '2', enabled: true } })
}

async function changeStatusOfSubmission(fixture: Fixture): Promise<void> {
  const { formId, email } = await aSubmission(fixture, 'visitor')
  const answers = { formId, submissions: { first_name: 'Ada', email } }
  const waiting = { ...answers, status: 'PENDING' }
  const { submission } = await asKey(fixture, 'POST', '/v4/submissions', { submission: waiting })
  const confirmed = { ...answers, revision: submission.revision, status: 'CONFIRMED' }
  await asKey(fixture, 'PATCH', `/v4/submissions/${submission.id}`, { submission: confirmed })
}

/** A saved card that is declined later, a refund that the bank returns, and a payment that its payer disputes. */
async function payAtStripe(test: TestApp): Promise<void> {
  const { context, clock } = test
  const fakeStripe = await startFakeStripe(clock)
  const { STRIPE } = context.gateways.payments
  context.gateways.payments.STRIPE = stripeProvider({ url: fakeStripe.url, retries: 0, timeoutMs: 5000 })
  try {
    const { account } = fakeStripe
    const studio = await aStripeStudio(test, fakeStripe)
    const { client, contactId } = await aPayingMember(studio)
    const owed = async () => (await aCharge(studio, { contactId })).id
    const saving = await aStartedAtStripe(client, await owed(), { saveMethod: true })
    account.pay(saving.clientSecret, 'declinesLater')
    await deliverAll(test, studio, fakeStripe)
    const { methods } = expected(await client.get('/v1/payments/methods'))
    expected(await start(client, await owed(), { methodId: methods[0].id }))
    const returned = await aPaidAtStripe(test, studio, fakeStripe, { chargeId: await owed() })
    account.refundInDashboard(returned.intentId)
    await deliverAll(test, studio, fakeStripe)
    account.returnRefunds(returned.intentId)
    const disputed = await aPaidAtStripe(test, studio, fakeStripe, { chargeId: await owed() })
    account.dispute(disputed.intentId, 'needs_response')
    await deliverAll(test, studio, fakeStripe)
  } finally {
    context.gateways.payments.STRIPE = STRIPE
    await fakeStripe.close()
  }
}

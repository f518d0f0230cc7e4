import { describe, expect, it } from 'vitest'
import { aPayingMember, cards, payPage } from '../payments/support/payments.ts'
import { type Client, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aCheckout, aPaidStudio, aPlan, before, getCheckoutOrder, planLine, startCheckout } from './support/baskets.ts'

const test = await createTestApp({ now: before })

const trial = {
  subscription: { cycleDuration: { count: 1, unit: 'MONTH' }, cycleCount: 0 },
  freeTrialDays: 7,
  price: { value: '40', currency: 'EUR' },
}

/** Pays a checkout that asks for a card, and returns the token of the page on which it is saved. */
async function startTrial(client: Client, checkoutId: string) {
  const sent = { total: '40.00', returnUrl: '/account' }
  const { order, progress, setup } = expected(await client.post(`/v1/checkouts/${checkoutId}/pay`, sent))
  expect(progress).toBe(null)
  return { order, setup, token: setup?.nextUrl?.split('/').at(-1) as string }
}

describe('plans in a checkout', () => {
  it('begin their trial once a card is saved, also after a declined one', async () => {
    const studio = await aPaidStudio(test)
    const plan = await aPlan(studio, { pricing: trial })
    const { client } = await aPayingMember(studio)
    const { id } = await aCheckout(client, [planLine(plan.id)])
    const { page } = expected(await client.post(`/v1/checkouts/${id}/open`))
    expect(page).toMatchObject({ lines: [{ trialDays: 7, formId: null }], choices: [{ payNow: '0.00' }] })
    const { order, setup, token } = await startTrial(client, id)
    expect(order).toMatchObject({ status: 'DRAFT', lines: [{ state: 'WAITING' }] })
    expect((await startTrial(client, id)).setup.setupId).toBe(setup.setupId)
    await payPage(client, token, cards.decline)
    expect(await getCheckoutOrder(client, order.id)).toMatchObject({ status: 'DRAFT' })
    expected(await payPage(client, token))
    const started = await getCheckoutOrder(client, order.id)
    expect(started).toMatchObject({ status: 'APPROVED', lines: [{ kind: 'PLAN', state: 'CONFIRMED' }] })
    const bought = expected(await client.get(`/v2/member/orders/${started.lines[0].planOrderId}`)).order
    expect(bought).toMatchObject({ status: 'ACTIVE', freeTrialDays: 7, lastPaymentStatus: 'PENDING' })
    expect(expected(await client.get(`/v1/checkouts/${id}`)).checkout).toMatchObject({ completed: true })
  })

  it('begin their trial at once for a member with a card', async () => {
    const studio = await aPaidStudio(test)
    const { client } = await aPayingMember(studio)
    const [one, two] = [await aPlan(studio, { pricing: trial }), await aPlan(studio, { pricing: trial, name: 'Other' })]
    const first = await aCheckout(client, [planLine(one.id)])
    expected(await payPage(client, (await startTrial(client, first.id)).token))
    const second = await aCheckout(client, [planLine(two.id)])
    expect(await startTrial(client, second.id)).toMatchObject({ order: { status: 'APPROVED' }, setup: null })
  })

  it('need the answers to their form, once', async () => {
    const studio = await aPaidStudio(test)
    const { client } = await aPayingMember(studio)
    const field = {
      id: '00000000-0000-4000-8000-000000000001',
      fieldType: 'INPUT',
      inputOptions: {
        target: 'goal',
        inputType: 'STRING',
        required: true,
        stringOptions: { componentType: 'TEXT_INPUT', textInputOptions: { label: 'Your goal' } },
      },
    }
    const sent = { name: 'Goals', namespace: 'kalends.plan', formFields: [field], enabled: true }
    const { form } = expected(await studio.admin.post('/v4/forms', { form: sent }))
    const plan = await aPlan(studio, { formId: form.id })
    const { id, lineItems } = await aCheckout(client, [planLine(plan.id)])
    const { page } = expected(await client.post(`/v1/checkouts/${id}/open`))
    expect(page.lines).toMatchObject([{ formId: form.id }])
    const url = `/v1/checkouts/${id}/pay`
    const without = await client.post(url, { total: '90.00', returnUrl: '/account' })
    expect(readRefusal(without)).toBe('400 submissionId')
    const answers = { formId: form.id, submissions: { goal: 'Strength' }, status: 'PENDING' }
    const { submission } = expected(await client.post('/v4/submissions', { submission: answers }))
    const submissions = [{ lineId: lineItems[0].id, submissionId: submission.id }]
    const { order, token } = await startCheckout(client, id, '90.00', { submissions })
    expect(expected(await client.post(`/v1/checkouts/${id}/open`)).page.lines).toMatchObject([{ formId: null }])
    expected(await payPage(client, token))
    const { lines } = await getCheckoutOrder(client, order.id)
    const bought = expected(await studio.admin.get(`/v2/orders/${lines[0].planOrderId}`)).order
    expect(bought).toMatchObject({ status: 'ACTIVE', formData: { submissionId: submission.id } })
  })
})

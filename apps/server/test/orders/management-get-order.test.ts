import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aMember, anOnlineOrder, aPlan, aShop, forever } from './support/shop.ts'

const test = await createTestApp()
const shop = await aShop(test)

/** A form for plans that asks one question, and a plan that uses it. */
async function aPlanWithForm() {
  const field = {
    id: randomUUID(),
    fieldType: 'INPUT',
    inputOptions: {
      target: 'goal',
      inputType: 'STRING',
      stringOptions: { componentType: 'TEXT_INPUT', textInputOptions: { label: 'Your goal' } },
    },
  }
  const form = { name: `Goals ${randomUUID()}`, namespace: 'kalends.plan', formFields: [field], enabled: true }
  const { id: formId } = expected(await shop.admin.post('/v4/forms', { form })).form
  const plan = await aPlan(shop, { pricing: forever('0'), formId })
  return { formId, planId: plan.id }
}

describe('managementGetOrder', () => {
  it('shows the answers to the form with the field set FULL only', async () => {
    const [member, { formId, planId }] = [await aMember(shop), await aPlanWithForm()]
    const missing = await member.client.post('/v2/checkout/orders/online', { planId })
    expect(readRefusal(missing)).toBe('400 submissionId')
    const submission = { formId, submissions: { goal: 'A handstand' } }
    const { id: submissionId } = expected(await member.client.post('/v4/submissions', { submission })).submission
    const { id } = await anOnlineOrder(member, planId, { submissionId })
    const show = async (query = '') => expected(await shop.admin.get(`/v2/orders/${id}${query}`)).order.formData
    expect(await show()).toEqual({ formId, submissionId })
    expect(await show('?fieldSet=FULL')).toEqual({ formId, submissionId, submissionData: { goal: 'A handstand' } })
  })

  it('refuses submissions of another form', async () => {
    const [member, { planId }, other] = [await aMember(shop), await aPlanWithForm(), await aPlanWithForm()]
    const submission = { formId: other.formId, submissions: { goal: 'Rest' } }
    const { id: submissionId } = expected(await member.client.post('/v4/submissions', { submission })).submission
    const refused = await member.client.post('/v2/checkout/orders/online', { planId, submissionId })
    expect(readRefusal(refused)).toBe('400 submissionId')
  })

  it('refuses an order that is not there', async () => {
    expect(readRefusal(await shop.admin.get(`/v2/orders/${randomUUID()}`))).toBe('404 ORDER_NOT_FOUND')
  })
})

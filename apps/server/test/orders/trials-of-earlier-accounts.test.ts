import { describe, expect, it } from 'vitest'
import { asMember, type ClubMember } from '../members/club.ts'
import { aStarted, payPage } from '../payments/support/payments.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { anOnlineOrder, aPlan, aProvenMember, aShop, forever, loadCharge, monthly, saveCard } from './support/shop.ts'

const test = await createTestApp()
const { db } = test
const shop = await aShop(test)

const contactOf = async ({ id }: ClubMember) => {
  const { contact_id } = await db
    .selectFrom('members')
    .select('contact_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return contact_id
}

/** A verified member with a card, whose account was deleted after they began something. */
async function afterDeletion(begin: (member: ClubMember) => Promise<unknown>): Promise<ClubMember> {
  const member = await aProvenMember(shop)
  await saveCard(shop, (await contactOf(member)) ?? '')
  await begin(member)
  expected(await member.client.delete('/v1/members/my?endOrders=true'))
  return member
}

/** The account that somebody makes with the same address; the customer is the same once it is verified. */
async function again({ loginEmail }: ClubMember): Promise<ClubMember> {
  const made = expected(await shop.admin.post('/v1/members', { member: { loginEmail } })).member
  const proven = { login_email_verified_at: new Date(0) }
  await db.updateTable('members').set(proven).where('id', '=', made.id).execute()
  return { id: made.id, loginEmail, client: await asMember(shop, made.id) }
}

const aTrial = async () => (await aPlan(shop, { pricing: { ...monthly(), freeTrialDays: 7 } })).id

describe('an account that is made again after it was deleted', () => {
  it('has no second trial', async () => {
    const planId = await aTrial()
    const first = await afterDeletion(async (member) => {
      expect(await anOnlineOrder(member, planId)).toMatchObject({ freeTrialDays: 7 })
    })
    const second = await again(first)
    const { order } = expected(await second.client.post('/v2/checkout/orders/preview-online', { planId }))
    expect(order.freeTrialDays).toBeUndefined()
    expect((await anOnlineOrder(second, planId)).freeTrialDays).toBeUndefined()
  })

  it('has none with another address of the same customer', async () => {
    const planId = await aTrial()
    const first = await aProvenMember(shop)
    await saveCard(shop, (await contactOf(first)) ?? '')
    await anOnlineOrder(first, planId)
    const contact_id = await contactOf(first)
    expected(await first.client.delete('/v1/members/my?endOrders=true'))
    const other = await aProvenMember(shop)
    await db.updateTable('members').set({ contact_id }).where('id', '=', other.id).execute()
    expect((await anOnlineOrder(other, planId)).freeTrialDays).toBeUndefined()
  })

  it('still has one of its own for a plan that was never tried', async () => {
    const tried = await aTrial()
    const first = await afterDeletion((member) => anOnlineOrder(member, tried))
    const second = await again(first)
    expect(await anOnlineOrder(second, await aTrial())).toMatchObject({ freeTrialDays: 7 })
  })

  it('may not buy again what can be bought once', async () => {
    const { id: planId } = await aPlan(shop, { pricing: forever(), maxPurchasesPerBuyer: 1 })
    const first = await afterDeletion(async (member) => {
      const { id } = await anOnlineOrder(member, planId)
      const { token } = await aStarted(member.client, (await loadCharge(db, id)).id)
      expected(await payPage(member.client, token))
    })
    const second = await again(first)
    const refused = await second.client.post('/v2/checkout/orders/online', { planId })
    expect(readRefusal(refused)).toContain('purchases_limit_reached')
  })

  it('is somebody new once the person was erased', async () => {
    const planId = await aTrial()
    const first = await afterDeletion((member) => anOnlineOrder(member, planId))
    const { contact_id } = await db
      .selectFrom('orders')
      .select('contact_id')
      .where('member_id', '=', first.id)
      .executeTakeFirstOrThrow()
    expected(await shop.admin.post(`/v1/customers/${contact_id}/erase`, {}))
    const second = await again(first)
    expect(await anOnlineOrder(second, planId)).toMatchObject({ freeTrialDays: 7 })
  })
})

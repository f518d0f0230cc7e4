import { randomUUID } from 'node:crypto'
import type { orders, plans } from '@kalends/contract'
import { type Db, instant, jsonb } from '../../../src/db/database.ts'
import { aClub, type Club, type ClubMember, createMember } from '../../members/club.ts'
import { expected } from '../../support/factories.ts'
import type { TestApp } from '../../support/index.ts'

/** A business that sells plans, with the sandbox as its payment provider unless `provider` says otherwise. */
export type Shop = Club & { setProvider(provider: 'NONE' | 'SANDBOX', taxes?: object[]): Promise<void> }

export async function aShop(test: TestApp): Promise<Shop> {
  const club = await aClub(test)
  const setProvider = async (provider: 'NONE' | 'SANDBOX', taxes: object[] = []) => {
    const at = instant(test.clock.now())
    const content = { provider, taxes: jsonb(taxes) }
    await test.db
      .insertInto('payment_settings')
      .values({ site_id: club.siteId, ...content, created_at: at, updated_at: at })
      .onConflict((conflict) => conflict.column('site_id').doUpdateSet(content))
      .execute()
  }
  await setProvider('SANDBOX')
  return { ...club, setProvider }
}

export const eur = (value: string) => ({ value, currency: 'EUR' })

export const monthly = (cycleCount = 0, value = '50'): plans.Pricing => ({
  subscription: { cycleDuration: { count: 1, unit: 'MONTH' }, cycleCount },
  price: eur(value),
})
export const weekly = (cycleCount = 0, value = '10'): plans.Pricing => ({
  subscription: { cycleDuration: { count: 1, unit: 'WEEK' }, cycleCount },
  price: eur(value),
})
export const tenDays = (value = '30'): plans.Pricing => ({
  singlePaymentForDuration: { count: 10, unit: 'DAY' },
  price: eur(value),
})
export const forever = (value = '300'): plans.Pricing => ({ singlePaymentUnlimited: true, price: eur(value) })

export async function aPlan(
  { admin }: Pick<Shop, 'admin'>,
  plan: plans.Plan = {},
): Promise<plans.Plan & { id: string }> {
  return expected(await admin.post('/v2/plans', { plan: { name: 'Gold', pricing: monthly(), ...plan } })).plan
}

/** A member with a contact. */
export const aMember = (shop: Shop): Promise<ClubMember> =>
  createMember(shop, { contact: { firstName: 'Clara', lastName: 'Weiss' } })

/** A member who proved their email, hence whose contact they pay for: a card they enter becomes the contact's. */
export async function aProvenMember(shop: Shop): Promise<ClubMember> {
  const member = await aMember(shop)
  const proven = { login_email_verified_at: new Date(0) }
  await shop.test.db.updateTable('members').set(proven).where('id', '=', member.id).execute()
  return member
}

type Ordered = orders.Order & { id: string }

export async function anOnlineOrder(member: ClubMember, planId: string, more: object = {}): Promise<Ordered> {
  return expected(await member.client.post('/v2/checkout/orders/online', { planId, ...more })).order
}

export async function anOfflineOrder(
  { admin }: Pick<Shop, 'admin'>,
  member: ClubMember,
  planId: string,
  more: object = {},
): Promise<Ordered> {
  const sent = { planId, memberId: member.id, ...more }
  return expected(await admin.post('/v2/checkout/orders/offline', sent)).order
}

export async function getOrder({ admin }: Pick<Shop, 'admin'>, id: string): Promise<Ordered> {
  return expected(await admin.get(`/v2/orders/${id}`)).order
}

/** A member with a contact and a card that renewals are charged to. */
export async function aMemberWithCard(shop: Shop, card: 'SUCCESS' | 'DECLINE' = 'SUCCESS'): Promise<ClubMember> {
  const member = await aMember(shop)
  const { contact_id } = await shop.test.db
    .selectFrom('members')
    .select('contact_id')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow()
  await saveCard(shop, contact_id ?? '', card)
  return member
}

/** A card of the member that the sandbox charges, or declines. */
export async function saveCard(
  { test, siteId }: Shop,
  contactId: string,
  outcome: 'SUCCESS' | 'DECLINE' = 'SUCCESS',
): Promise<void> {
  const at = instant(test.clock.now())
  const card = { brand: 'Visa', last4: '4242', expires_month: 12, expires_year: 2040, created_at: at }
  const id = randomUUID()
  await test.db
    .insertInto('sandbox_methods')
    .values({ site_id: siteId, id, customer_id: contactId, outcome, ...card })
    .execute()
  await test.db.updateTable('payment_methods').set({ is_default: false }).where('contact_id', '=', contactId).execute()
  await test.db
    .insertInto('payment_methods')
    .values({
      site_id: siteId,
      id: randomUUID(),
      contact_id: contactId,
      provider: 'SANDBOX',
      provider_method_id: id,
      is_default: true,
      ...card,
    })
    .execute()
}

/** Pays what is due for an order at the desk, as far as its charge goes. */
export async function payOrder(shop: Shop, order: orders.Order): Promise<void> {
  const charge = await loadCharge(shop.test.db, order.id ?? '')
  expected(await shop.admin.post('/v1/payments/record', { chargeId: charge.id, method: 'CASH' }))
}

export async function loadCharge(db: Db, orderId: string, cycle = 1) {
  return db
    .selectFrom('charges')
    .selectAll()
    .where('subject_id', '=', orderId)
    .where('cycle', '=', cycle)
    .executeTakeFirstOrThrow()
}

/** The charges of an order as `cycle: paid/total`. */
export async function listCharges(db: Db, orderId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('charges')
    .selectAll()
    .where('subject_type', '=', 'ORDER')
    .where('subject_id', '=', orderId)
    .orderBy('cycle')
    .execute()
  return rows.map(({ cycle, paid_minor, total_minor }) => `${cycle}: ${paid_minor}/${total_minor}`)
}

/** What was announced of an order, in its order. */
export async function listOrderEvents(db: Db, orderId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('events')
    .select(['slug', 'sequence', 'payload'])
    .where('entity_fqdn', '=', 'wix.pricing_plans.v2.order')
    .where('entity_id', '=', orderId)
    .orderBy('sequence')
    .execute()
  return rows.map(({ slug, payload }) =>
    slug === 'cycle_started' ? `${slug} ${payload.actionEvent.body.cycleNumber}` : slug,
  )
}

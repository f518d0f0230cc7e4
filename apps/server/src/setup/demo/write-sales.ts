import { DAY } from '@kalends/availability'
import type { plans as wire } from '@kalends/contract'
import { permissions } from '@kalends/contract'
import type { StaffActor } from '../../actor.ts'
import type { CallRequest } from '../../call-request.ts'
import type { Context } from '../../context.ts'
import { instant, type Tx } from '../../db/database.ts'
import { bookingsRoutes } from '../../features/bookings/index.ts'
import { membersRoutes } from '../../features/members/index.ts'
import { ordersRoutes } from '../../features/orders/index.ts'
import { paymentsRoutes } from '../../features/payments/index.ts'
import { plansRoutes } from '../../features/plans/index.ts'
import { servicesRoutes } from '../../features/services/index.ts'
import { paidDays } from './calendar-plan.ts'
import type { DemoBusiness } from './create-demo-business.ts'
import type { Customer } from './customers.ts'
import { type DemoPlan, plans } from './plans.ts'
import type { Random } from './random.ts'
import { business, services } from './studio.ts'
import type { Approver } from './write-bookings.ts'

/** A demo context: everything in the transaction of the demo, at the given time. */
type Sale = { context: (at: number) => Context; tx: Tx; business: DemoBusiness; actor: StaffActor }

/** Sells plans to members, and takes the payments of last week's visits: through the operations, under their rules. */
export async function writeSales(
  context: Context,
  tx: Tx,
  demo: DemoBusiness,
  { customers, owner, random }: { customers: Customer[]; owner: Approver; random: Random },
): Promise<void> {
  const actor: StaffActor = {
    type: 'staff',
    siteId: demo.siteId,
    ...owner,
    role: 'owner',
    permissions: new Set(Object.keys(permissions) as (keyof typeof permissions)[]),
    sessionId: '',
  }
  const within = (at: number): Context => ({
    ...context,
    db: tx,
    transaction: (work) => work(tx),
    clock: { now: () => at },
  })
  const sale: Sale = { context: within, tx, business: demo, actor }
  const now = context.clock.now()
  await chooseSandbox(sale, now)
  const planIds = await createPlans(sale, now)
  await sellPlans(sale, { planIds, customers, now })
  await payVisits(sale, { now, random })
}

/** No request: nobody calls. */
const request: CallRequest = {
  id: 'demo',
  origin: '',
  address: '',
  userAgent: undefined,
  pageOrigin: undefined,
  authorization: undefined,
  webhookSignature: undefined,
  language: undefined,
  lastEventId: undefined,
  cookie: () => undefined,
  setCookie: () => undefined,
}

/** The demo takes test cards, so that everybody can try the checkout. */
async function chooseSandbox({ context, actor }: Sale, now: number): Promise<void> {
  const input = { settings: { revision: '1', provider: 'SANDBOX' as const } }
  await paymentsRoutes.updatePaymentSettings({ input, actor, request }, context(now))
}

async function createPlans({ context, actor, business: { serviceIds } }: Sale, now: number): Promise<string[]> {
  const planIds: string[] = []
  for (const [index, { services: covered, creditsPerCycle, ...content }] of plans.entries()) {
    // Listed in the order in which they were made.
    const then = context(now - (30 * 24 * 60 - index) * 60_000)
    const { plan } = await plansRoutes.createPlan({ input: { plan: wirePlan(content) }, actor, request }, then)
    const planId = plan?.id ?? ''
    const benefit = { creditsPerCycle, serviceIds: [], rollsOver: false }
    await plansRoutes.setPlanBenefit({ input: { planId, benefit }, actor, request }, then)
    for (const name of covered) {
      const input = { serviceId: serviceIds.get(name) ?? '', pricingPlanIds: [planId] }
      await servicesRoutes.enablePricingPlansForService({ input, actor, request }, then)
    }
    planIds.push(planId)
  }
  const [first = ''] = planIds
  await plansRoutes.makePlanPrimary({ input: { id: first }, actor, request }, context(now))
  return planIds
}

function wirePlan({ price, pricing, ...content }: Omit<DemoPlan, 'services' | 'creditsPerCycle'>): wire.Plan {
  const { name, description, perks, buyerCanCancel } = content
  const money = { value: String(price), currency: business.currency }
  return { name, description, perks: { values: perks }, buyerCanCancel, pricing: { ...pricing, price: money } }
}

/** Nine members: their plans were sold over the last weeks, and most are paid. */
async function sellPlans(
  { context, actor }: Sale,
  { planIds, customers, now }: { planIds: string[]; customers: Customer[]; now: number },
): Promise<void> {
  for (const [index, { firstName, lastName, email }] of customers.slice(0, 9).entries()) {
    const soldAt = now - (27 - index * 3) * DAY
    const member = { loginEmail: email, profile: { nickname: firstName }, contact: { firstName, lastName } }
    const created = await membersRoutes.createMember({ input: { member }, actor, request }, context(soldAt))
    const planId = planIds[index % planIds.length] ?? ''
    const input = { planId, memberId: created.member?.id ?? '', paid: index !== 8 }
    await ordersRoutes.createOfflineOrder({ input, actor, request }, context(soldAt))
  }
}

/** Customers paid at the front desk, most by card. */
async function payVisits(
  { context, actor, tx, business: { siteId, serviceIds } }: Sale,
  { now, random }: { now: number; random: Random },
): Promise<void> {
  const priced = services.filter(({ price }) => typeof price === 'object' && 'amount' in price)
  const visits = await tx
    .selectFrom('bookings')
    .select(['id', 'ends_at'])
    .where('site_id', '=', siteId)
    .where('status', '=', 'CONFIRMED')
    .where('payment_status', '=', 'NOT_PAID')
    .where(
      'service_id',
      'in',
      priced.map(({ name }) => serviceIds.get(name) ?? ''),
    )
    .where('ends_at', '>=', instant(now - paidDays * DAY))
    .where('ends_at', '<', instant(now))
    .orderBy('ends_at')
    .orderBy('id')
    .execute()
  for (const { id, ends_at } of visits) {
    const share = random.next()
    // A few still owe.
    if (share > 0.95) continue
    const method = share < 0.6 ? 'CARD_TERMINAL' : share < 0.9 ? 'CASH' : 'BANK_TRANSFER'
    const then = context(Date.parse(String(ends_at)))
    const { charge } = await bookingsRoutes.createBookingCharge({ input: { bookingId: id }, actor, request }, then)
    await paymentsRoutes.recordPayment({ input: { chargeId: charge.id, method }, actor, request }, then)
  }
}

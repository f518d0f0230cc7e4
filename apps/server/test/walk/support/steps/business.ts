import { canBecome } from '../../../support/fake-stripe/account.ts'
import { addSession, aPerson } from '../town.ts'
import type { Walk } from '../walk.ts'
import { payCharge } from './booking.ts'
import { bookingsOf, openCharges, ordersOf, sessionsOf } from './rows.ts'

const notified = { notifyParticipants: true }

export async function payOpenCharge(walk: Walk): Promise<void> {
  const charge = walk.one(await openCharges(walk))
  if (!charge) return
  const member = walk.town.members.find(({ contactId }) => contactId === charge.contact_id)
  if (!member || walk.random.isOneIn(3)) {
    const method = walk.random.pick(['CASH', 'CARD_TERMINAL', 'BANK_TRANSFER']) ?? 'CASH'
    return void (await walk.call(walk.desk(), 'post', '/v1/payments/record', { chargeId: charge.id, method }))
  }
  await payCharge(walk, { name: member.email, client: await member.client(), member }, charge.id)
}

export async function askForPayment(walk: Walk): Promise<void> {
  const booking = walk.one(await bookingsOf(walk, ['CONFIRMED']))
  if (booking) await walk.call(walk.desk(), 'post', `/v1/bookings/${booking.id}/charge`, {})
}

export async function waive(walk: Walk): Promise<void> {
  const charge = walk.one(await openCharges(walk))
  if (charge) await walk.call(walk.desk(), 'post', `/v1/payments/charges/${charge.id}/waive`, { reason: 'Regular' })
}

export async function refund(walk: Walk): Promise<void> {
  const payment = walk.one(await succeededPayments(walk))
  if (!payment) return
  const idempotencyKey = `walk-${walk.random.below(1e9)}`
  const amount = walk.random.isOneIn(2)
    ? {}
    : { amount: (1 + walk.random.below(payment.amount_minor) / 100).toFixed(2) }
  await walk.call(walk.desk(), 'post', `/v1/payments/${payment.id}/refund`, { idempotencyKey, ...amount })
}

function succeededPayments({ town: { test, siteId } }: Walk) {
  return test.db
    .selectFrom('payments')
    .select(['id', 'amount_minor', 'provider_payment_id', 'provider'])
    .where('site_id', '=', siteId)
    .where('status', '=', 'SUCCEEDED')
    .execute()
}

/** The bank of a customer disputes a payment, or takes a refund back. */
export async function disputeAtStripe(walk: Walk): Promise<void> {
  const payments = (await succeededPayments(walk)).filter(({ provider }) => provider === 'STRIPE')
  const payment = walk.one(payments)
  const { account } = walk.town.fakeStripe
  const intent = payment?.provider_payment_id
  if (!intent || !account.intents.has(intent)) return
  const status = walk.random.pick(['needs_response', 'won', 'lost'] as const) ?? 'won'
  const earlier = account.disputes.find(({ payment_intent }) => payment_intent === intent)
  if (walk.random.isOneIn(3)) account.returnRefunds(intent)
  else if (!earlier || canBecome(earlier.status, status)) account.dispute(intent, status)
  walk.note(`the bank disputes or returns ${payment.id}`)
  await walk.deliverSome()
}

export async function buyPlan(walk: Walk): Promise<void> {
  const { random, town } = walk
  const member = random.pick(town.members)
  if (!member) return
  const planId = random.pick(town.planIds)
  if (random.isOneIn(3)) {
    const sent = { planId, memberId: member.id, paid: random.isOneIn(2) }
    return void (await walk.call(walk.desk(), 'post', '/v2/checkout/orders/offline', sent))
  }
  const who = { name: member.email, client: await member.client(), member }
  const coupon = random.isOneIn(4) ? { couponCode: 'SPRING' } : {}
  const answer = await walk.call(who, 'post', '/v2/checkout/orders/online', { planId, ...coupon })
  const orderId = answer.body?.order?.id
  if (!orderId || random.isOneIn(5)) return
  const charge = (await openCharges(walk)).find(({ subject_id }) => subject_id === orderId)
  if (charge) await payCharge(walk, who, charge.id)
}

export async function changeOrder(walk: Walk): Promise<void> {
  const order = walk.one(await ordersOf(walk, ['ACTIVE', 'PENDING', 'PAUSED', 'DRAFT']))
  if (!order) return
  const { random } = walk
  const member = walk.town.members.find(({ id }) => id === order.member_id)
  const effectiveAt = random.pick(['IMMEDIATELY', 'NEXT_PAYMENT_DATE'])
  if (member && random.isOneIn(3)) {
    const who = { name: member.email, client: await member.client() }
    return void (await walk.call(who, 'post', `/v2/member/orders/${order.id}/cancel`, { effectiveAt }))
  }
  const way = order.status === 'PAUSED' ? 'resume' : random.pick(['pause', 'pause', 'cancel', 'mark-as-paid'])
  const sent = way === 'cancel' ? { effectiveAt } : {}
  await walk.call(walk.desk(), 'post', `/v2/orders/${order.id}/${way}`, sent)
}

export async function adjustCredits(walk: Walk): Promise<void> {
  const grants = await walk.town.test.db
    .selectFrom('credit_grants')
    .select('id')
    .where('site_id', '=', walk.town.siteId)
    .where('remaining', 'is not', null)
    .execute()
  const grant = walk.one(grants)
  const quantity = walk.random.below(5) - 2
  if (grant && quantity !== 0)
    await walk.call(walk.desk(), 'post', `/v1/credits/${grant.id}/adjust`, { quantity, reason: 'Sorry' })
}

export async function changeSession(walk: Walk): Promise<void> {
  const { random, town } = walk
  const session = walk.one(await sessionsOf(walk, walk.now()))
  if (!session || random.isOneIn(3)) {
    const offer = random.pick(town.offers.filter(({ kind }) => kind !== 'APPOINTMENT'))
    const day = new Date(walk.now() + (1 + random.below(7)) * 86_400_000).toISOString().slice(0, 10)
    if (offer) await addSession(town, offer, `${day}T${16 + random.below(5)}:00:00`)
    return
  }
  const revision = String(session.revision)
  const url = `/v1/sessions/${session.id}`
  if (random.isOneIn(3)) return void (await walk.call(walk.desk(), 'post', `${url}/cancel`, { revision, ...notified }))
  if (random.isOneIn(2))
    return void (await walk.call(walk.desk(), 'patch', url, { session: { revision, capacity: 2 + random.below(7) } }))
  const day = session.starts_at.slice(0, 10)
  const changes = { revision, localStartDate: `${day}T${16 + random.below(5)}:00:00` }
  await walk.call(walk.desk(), 'patch', url, { session: changes, bookings: 'MOVE', ...notified })
}

export async function changePrice(walk: Walk): Promise<void> {
  const offer = walk.random.pick(walk.town.offers)
  if (!offer) return
  const { id } = offer.service
  const { body } = await walk.call(walk.desk(), 'get', `/v2/services/${id}`)
  const price = { value: String(15 + walk.random.below(80)), currency: 'EUR' }
  const payment = { ...body.service.payment, fixed: { ...body.service.payment.fixed, price } }
  await walk.call(walk.desk(), 'patch', `/v2/services/${id}`, {
    service: { id, revision: body.service.revision, payment },
  })
}

/** Whoever leaves is followed by somebody new. */
export async function changeMember(walk: Walk): Promise<void> {
  const { members } = walk.town
  const member = walk.random.pick(members)
  if (!member) return
  const way = walk.random.below(6)
  const url = `/v1/members/${member.id}`
  if (way < 2) {
    const own = { name: member.email, client: await member.client() }
    const { status } = await (way === 0
      ? walk.call(walk.desk(), 'delete', url)
      : walk.call(own, 'delete', '/v1/members/my'))
    if (status === 200) members.push(await aPerson(walk.town, `member-${members.length}`))
  } else if (way === 2) await walk.call(walk.desk(), 'post', `${url}/block`, {})
  else if (way === 3) await walk.call(walk.desk(), 'post', `${url}/approve`, {})
  else await walk.call(walk.desk(), 'post', `${url}/restore`, {})
}

export async function mergeCustomers(walk: Walk): Promise<void> {
  const contacts = await walk.town.test.db
    .selectFrom('contacts')
    .select('id')
    .where('site_id', '=', walk.town.siteId)
    .where('merged_into_id', 'is', null)
    .execute()
  const [into, other] = [walk.one(contacts), walk.one(contacts)]
  if (!into || !other || into.id === other.id) return
  const { status } = await walk.call(walk.desk(), 'post', `/v1/customers/${into.id}/merge`, { otherIds: [other.id] })
  if (status === 200 && walk.random.isOneIn(2))
    await walk.call(walk.desk(), 'post', `/v1/customers/${into.id}/unmerge`, {})
}

export async function toggleCoupon(walk: Walk): Promise<void> {
  const active = !walk.random.isOneIn(3)
  await walk.call(walk.desk(), 'put', `/v1/coupons/${walk.town.couponId}/active`, { active })
}

export async function deleteCard(walk: Walk): Promise<void> {
  const member = walk.random.pick(walk.town.members)
  if (!member) return
  const who = { name: member.email, client: await member.client() }
  const { body } = await walk.call(who, 'get', '/v1/payments/methods')
  const method = walk.one((body?.methods ?? []) as { id: string }[])
  if (method) await walk.call(who, 'delete', `/v1/payments/methods/${method.id}`)
}

export async function passMinutes(walk: Walk): Promise<void> {
  await walk.pass(1 + walk.random.below(90))
}

export async function passDays(walk: Walk): Promise<void> {
  await walk.pass((1 + walk.random.below(9)) * 1440)
}

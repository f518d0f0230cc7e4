import { randomUUID } from 'node:crypto'
import type { OperationIdOf } from '@kalends/contract'
import type { TestActor } from './actors.ts'
import type { Attempt, Row } from './case.ts'
import { asKey } from './catalogue.ts'
import type { Fixture } from './fixture.ts'
import { aSpareService } from './services.ts'

type Plan = { id: string; name: string }

const subscription = { cycleDuration: { count: 1, unit: 'MONTH' }, cycleCount: 12 }

async function aPlan(fixture: Fixture, more: object = {}): Promise<Plan> {
  const pricing = { subscription, price: { value: '90' } }
  const plan = { name: `Plan ${randomUUID()}`, pricing, buyerCanCancel: true, ...more }
  return (await asKey(fixture, 'POST', '/v2/plans', { plan })).plan
}

const aFreePlan = (fixture: Fixture) =>
  aPlan(fixture, { pricing: { singlePaymentUnlimited: true, price: { value: '0' } } })

type Ordered = { id: string; planName: string; memberId: string; contactId: string; planId: string }

/** An active order of the member whose data the actor requests. */
export async function anOrder(fixture: Fixture, actor: TestActor): Promise<Ordered> {
  const { id: memberId } = await fixture.actors.findMember(actor === 'otherMember' ? 'member' : actor)
  const { id: planId } = await aPlan(fixture)
  const { order } = await asKey(fixture, 'POST', '/v2/checkout/orders/offline', { planId, memberId })
  return { id: order.id, planName: order.planName, memberId, contactId: order.buyer.contactId, planId }
}

const onOrder =
  (method: Attempt['method'], path: string, payload: object = {}) =>
  async (fixture: Fixture, actor: TestActor): Promise<Attempt> => {
    const { id, planName } = await anOrder(fixture, actor)
    const shows = method === 'GET' ? [id, planName] : []
    return { method, url: path.replace(':id', id), ...(method === 'GET' ? {} : { payload }), shows, ids: [id] }
  }

type Calls<N extends 'orders' | 'credits'> = Record<
  OperationIdOf<N>,
  (fixture: Fixture, actor: TestActor) => Promise<Attempt>
>

const post = (url: string, payload: object, { id, name }: Plan, ids: string[] = [id]): Attempt => ({
  method: 'POST',
  url,
  payload,
  shows: [id, name],
  ids,
})

/** One call for every operation on orders. Members request the data of `member`. */
export const orderCalls: Calls<'orders'> = {
  createOnlineOrder: async (fixture) => {
    const plan = await aFreePlan(fixture)
    return { ...post('/v2/checkout/orders/online', { planId: plan.id }, plan), forActor: true }
  },
  getOnlineOrderPreview: async (fixture) => {
    const plan = await aPlan(fixture)
    return post('/v2/checkout/orders/preview-online', { planId: plan.id }, plan)
  },
  createOfflineOrder: async (fixture, actor) => {
    const plan = await aPlan(fixture)
    const { id: memberId } = await fixture.actors.findMember(actor)
    return post('/v2/checkout/orders/offline', { planId: plan.id, memberId }, plan, [plan.id, memberId])
  },
  getOfflineOrderPreview: async (fixture, actor) => {
    const plan = await aPlan(fixture)
    const { id: memberId } = await fixture.actors.findMember(actor)
    return post('/v2/checkout/orders/preview-offline', { planId: plan.id, memberId }, plan, [plan.id, memberId])
  },
  getPricePreview: async (fixture) => {
    const { id: planId } = await aPlan(fixture)
    return {
      method: 'POST',
      url: '/v2/checkout/orders/price-preview',
      payload: { planId },
      shows: ['"total":"90.00"'],
      ids: [planId],
    }
  },
  memberGetOrder: onOrder('GET', '/v2/member/orders/:id'),
  memberListOrders: async (fixture, actor) => {
    const { id, planId } = await anOrder(fixture, actor)
    return { method: 'GET', url: `/v2/member/orders?planIds=${planId}`, shows: [id] }
  },
  requestCancellation: onOrder('POST', '/v2/member/orders/:id/cancel', { effectiveAt: 'IMMEDIATELY' }),
  managementGetOrder: onOrder('GET', '/v2/orders/:id'),
  managementListOrders: async (fixture, actor) => {
    const { id, planId } = await anOrder(fixture, actor)
    return { method: 'GET', url: `/v2/orders?planIds=${planId}`, shows: [id] }
  },
  postponeEndDate: onOrder('PATCH', '/v2/orders/:id', { endDate: '2036-01-01T00:00:00.000Z' }),
  cancelOrder: onOrder('POST', '/v2/orders/:id/cancel', { effectiveAt: 'IMMEDIATELY' }),
  markAsPaid: onOrder('POST', '/v2/orders/:id/mark-as-paid'),
  pauseOrder: onOrder('POST', '/v2/orders/:id/pause'),
  resumeOrder: async (fixture, actor) => {
    const { id } = await anOrder(fixture, actor)
    await asKey(fixture, 'POST', `/v2/orders/${id}/pause`)
    return { method: 'POST', url: `/v2/orders/${id}/resume`, payload: {}, shows: [], ids: [id] }
  },
  queryOrders: async (fixture, actor) => {
    const { id, planId } = await anOrder(fixture, actor)
    return { method: 'POST', url: '/v1/orders/query', payload: { planId }, shows: [id] }
  },
  exportOrders: async (fixture, actor) => {
    const { id } = await anOrder(fixture, actor)
    return { method: 'GET', url: '/v1/orders/export.csv', shows: [id] }
  },
  listMyOrders: async (fixture, actor) => {
    const { id } = await anOrder(fixture, actor)
    await asKey(fixture, 'POST', `/v2/orders/${id}/pause`)
    return { method: 'GET', url: '/v1/orders/my?statuses=PAUSED', shows: [id] }
  },
  sellPlan: async (fixture, actor) => {
    const { planId, planName } = await anOrder(fixture, actor)
    const customer = { firstName: 'Ada', email: `${randomUUID()}@example.org` }
    const { id: contactId } = (await asKey(fixture, 'POST', '/v1/customers', { customer })).customer
    return post('/v1/orders/sell', { planId, contactId }, { id: planId, name: planName }, [planId, contactId])
  },
  getOrderSummary: onOrder('GET', '/v1/orders/:id'),
  listOrderHistory: async (fixture, actor) => {
    const { id } = await anOrder(fixture, actor)
    return { method: 'GET', url: `/v1/orders/${id}/history`, shows: ['createOfflineOrder'], ids: [id] }
  },
}

/** The credits of an order of that member, and a service they pay for. */
async function someCredits(fixture: Fixture, actor: TestActor) {
  const order = await anOrder(fixture, actor)
  await asKey(fixture, 'POST', `/v2/orders/${order.id}/cancel`, { effectiveAt: 'IMMEDIATELY' })
  const { id: planId } = await aPlan(fixture)
  const benefit = { creditsPerCycle: 5, serviceIds: [], rollsOver: false }
  await asKey(fixture, 'PUT', `/v1/plans/${planId}/benefit`, { benefit })
  const { memberId, contactId } = order
  await asKey(fixture, 'POST', '/v2/checkout/orders/offline', { planId, memberId })
  const { balances } = await asKey(fixture, 'GET', `/v1/credits/customers/${contactId}`)
  const balance = balances.find((it: { planId: string }) => it.planId === planId)
  return { id: balance.id as string, orderId: balance.orderId as string, planId, contactId }
}

/** The operations on bookings that an order pays for. */
export const bookingsOfOrderCalls = {
  listBookingsOfOrder: async (fixture: Fixture, actor: TestActor): Promise<Attempt> => {
    const { id } = await anOrder(fixture, actor)
    return { method: 'GET', url: `/v1/orders/${id}/bookings`, shows: ['"bookings":[]'], ids: [id] }
  },
  pauseOrderWithBookings: onOrder('POST', '/v1/orders/:id/pause-with-bookings', {
    choice: 'KEEP_PAID',
    bookingIds: [],
  }),
  cancelOrderWithBookings: onOrder('POST', '/v1/orders/:id/cancel-with-bookings', {
    choice: 'KEEP_UNPAID',
    bookingIds: [],
  }),
}

/** One call for every operation on credits. Members request their own. */
export const creditCalls: Calls<'credits'> = {
  listMyCredits: async (fixture, actor) => {
    const { id } = await someCredits(fixture, actor)
    return { method: 'GET', url: '/v1/credits/my', shows: [id] }
  },
  listMyCreditHistory: async (fixture, actor) => {
    const { id } = await someCredits(fixture, actor)
    return { method: 'GET', url: '/v1/credits/my/history', shows: [id] }
  },
  listUsableCredits: async (fixture, actor) => {
    const [{ id, planId }, service] = [await someCredits(fixture, actor), await aSpareService(fixture)]
    await asKey(fixture, 'POST', `/v2/services/${service.id}/pricing-plans/add`, { pricingPlanIds: [planId] })
    return { method: 'GET', url: `/v1/credits/usable?serviceId=${service.id}`, shows: [id], ids: [service.id] }
  },
  listCustomerCredits: async (fixture, actor) => {
    const { id, contactId } = await someCredits(fixture, actor)
    return { method: 'GET', url: `/v1/credits/customers/${contactId}`, shows: [id], ids: [contactId] }
  },
  listCustomerCreditHistory: async (fixture, actor) => {
    const { id, contactId } = await someCredits(fixture, actor)
    return { method: 'GET', url: `/v1/credits/customers/${contactId}/history`, shows: [id], ids: [contactId] }
  },
  listOrderCredits: async (fixture, actor) => {
    const { id, orderId } = await someCredits(fixture, actor)
    return { method: 'GET', url: `/v1/credits/orders/${orderId}`, shows: [id], ids: [orderId] }
  },
  adjustCredits: async (fixture, actor) => {
    const { id } = await someCredits(fixture, actor)
    const payload = { quantity: 2, reason: 'Sorry for the wait' }
    return { method: 'POST', url: `/v1/credits/${id}/adjust`, payload, shows: [id], ids: [id] }
  },
}

const strangers = '401 401 401'
const forStaff = { strangers, customers: '403 403 403 403' }
const own = { strangers, people: '403 403 403 403 403 403', keys: '403 403 403' }
const noOther = { otherBusiness: '403 403 403 401 401 401' }
const ownRead: Row = { ...own, ...noOther, customers: '403 403 sees 404' }
const ownList: Row = { ...own, ...noOther, customers: '403 403 sees blind' }
const change: Row = {
  ...forStaff,
  people: 'does does does 403 403 403',
  keys: 'does 403 does',
  otherBusiness: '403 404 404 401 401 401',
}
const read: Row = {
  ...forStaff,
  people: 'sees sees sees 403 403 sees',
  keys: 'sees 403 sees',
  otherBusiness: '403 404 404 401 401 401',
}
/** For everyone who may view orders, and the member whose order it is. */
const ofMember: Row = { ...read, customers: '403 403 sees 404' }
const list: Row = { ...read, otherBusiness: '403 blind blind 401 401 401' }

/** Expected outcome per actor; `table.ts` lists the columns. */
export const orderRows: Record<OperationIdOf<'orders'>, Row> = {
  createOnlineOrder: {
    strangers,
    customers: '403 403 does does',
    people: '403 403 403 403 403 403',
    keys: '403 403 403',
    otherBusiness: '403 403 403 401 401 401',
  },
  getOnlineOrderPreview: { ...own, ...noOther, customers: '403 403 sees sees' },
  createOfflineOrder: { ...change, otherBusiness: '403 400 400 401 401 401' },
  getOfflineOrderPreview: { ...read, otherBusiness: '403 400 400 401 401 401' },
  getPricePreview: {
    strangers,
    customers: 'sees sees sees sees',
    people: 'sees sees sees sees sees sees',
    keys: 'sees sees sees',
    otherBusiness: '404 404 404 401 401 401',
  },
  memberGetOrder: ownRead,
  memberListOrders: ownList,
  requestCancellation: { ...ownRead, customers: '403 403 does 404' },
  managementGetOrder: read,
  managementListOrders: list,
  postponeEndDate: change,
  cancelOrder: change,
  markAsPaid: change,
  pauseOrder: change,
  resumeOrder: change,
  queryOrders: list,
  exportOrders: { ...list, people: 'sees sees sees 403 403 403' },
  listMyOrders: ownList,
  sellPlan: change,
  getOrderSummary: ofMember,
  listOrderHistory: read,
}

export const bookingsOfOrderRows = {
  listBookingsOfOrder: { ...read, people: 'sees sees sees 403 403 403', customers: '403 403 sees 404' },
  pauseOrderWithBookings: change,
  cancelOrderWithBookings: { ...change, customers: '403 403 does 404' },
} satisfies Record<string, Row>

/** Expected outcome per actor; `table.ts` lists the columns. */
export const creditRows: Record<OperationIdOf<'credits'>, Row> = {
  listMyCredits: ownList,
  listMyCreditHistory: ownList,
  listUsableCredits: ownList,
  listCustomerCredits: read,
  listCustomerCreditHistory: read,
  listOrderCredits: ofMember,
  adjustCredits: change,
}

import type { OperationIdOf } from '@kalends/contract'
import type { TestActor } from './actors.ts'
import type { Attempt, Row } from './case.ts'
import { aBooking, customerRequestedFor, type Fixture } from './fixture.ts'

const bookingsApp = '13d21c63-b5ec-5912-8397-c3a5ddb27a97'

/** Another booking as what is bought, by the customer whose data the actor requests. */
async function aLine(fixture: Fixture, actor: TestActor) {
  const { id } = await aBooking(fixture, actor)
  return { quantity: 1, catalogReference: { appId: bookingsApp, catalogItemId: id } }
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every form
async function send(fixture: Fixture, actor: TestActor, url: string, payload: object): Promise<any> {
  const headers = await fixture.actors.actorHeaders(customerRequestedFor(actor))
  const answer = await fixture.app.inject({ method: 'POST', url, headers, payload })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}

/** The checkout of the customer whose data the actor requests. */
async function aCheckout(fixture: Fixture, actor: TestActor): Promise<{ id: string; lineId: string }> {
  const payload = { channelType: 'WEB', lineItems: [await aLine(fixture, actor), await aLine(fixture, actor)] }
  const { checkout } = await send(fixture, actor, '/v1/checkouts', payload)
  return { id: checkout.id, lineId: checkout.lineItems[0].id }
}

const onCheckout =
  (method: Attempt['method'], path: string, payload: (lineId: string) => object = () => ({})) =>
  async (fixture: Fixture, actor: TestActor): Promise<Attempt> => {
    const { id, lineId } = await aCheckout(fixture, actor)
    const sent = method === 'GET' ? {} : { payload: payload(lineId) }
    return { method, url: path.replace(':id', id), ...sent, shows: [id], ids: [id] }
  }

/** The current cart of that customer; all others have none. */
async function aCart(fixture: Fixture, actor: TestActor): Promise<string> {
  await fixture.context.db
    .updateTable('carts')
    .set({ ended_at: new Date(0) })
    .where('ended_at', 'is', null)
    .execute()
  const line = await aLine(fixture, actor)
  const { cart } = await send(fixture, actor, '/v1/carts/current/add-to-cart', { lineItems: [line] })
  return cart.lineItems[0].id
}

const onCart =
  (method: Attempt['method'], path: string, payload: (lineId: string) => object = () => ({})) =>
  async (fixture: Fixture, actor: TestActor): Promise<Attempt> => {
    const lineId = await aCart(fixture, actor)
    const sent = method === 'GET' ? {} : { payload: payload(lineId) }
    return { method, url: `/v1/carts/current${path}`, ...sent, shows: method === 'DELETE' ? [] : [lineId] }
  }

/** One call for every operation on carts and checkouts. Customers request their own. */
export const checkoutCalls: Record<
  OperationIdOf<'checkouts'>,
  (fixture: Fixture, actor: TestActor) => Promise<Attempt>
> = {
  getCurrentCart: onCart('GET', ''),
  addToCurrentCart: async (fixture, actor) => {
    const line = await aLine(fixture, actor)
    const id = line.catalogReference.catalogItemId
    return {
      method: 'POST',
      url: '/v1/carts/current/add-to-cart',
      payload: { lineItems: [line] },
      shows: [id],
      ids: [id],
    }
  },
  updateCurrentCart: async (fixture, actor) => {
    const attempt = await onCart('PATCH', '', (id) => ({ cartInfo: { buyerNote: `For ${id}` } }))(fixture, actor)
    return { ...attempt, shows: [] }
  },
  removeLineItemsFromCurrentCart: async (fixture, actor) => {
    const attempt = await onCart('POST', '/remove-line-items', (id) => ({ lineItemIds: [id] }))(fixture, actor)
    return { ...attempt, shows: [] }
  },
  updateCurrentCartLineItemQuantity: onCart('POST', '/update-line-items-quantity', (id) => ({
    lineItems: [{ id, quantity: 1 }],
  })),
  removeCouponFromCurrentCart: onCart('POST', '/remove-coupon'),
  deleteCurrentCart: onCart('DELETE', ''),
  estimateCurrentCartTotals: onCart('POST', '/estimate-totals'),
  createCheckoutFromCurrentCart: async (fixture, actor) => {
    const attempt = await onCart('POST', '/create-checkout', (id) => ({ email: `${id}@customer.example` }))(
      fixture,
      actor,
    )
    return { ...attempt, shows: ['checkoutId'] }
  },
  createCheckout: async (fixture, actor) => {
    const line = await aLine(fixture, actor)
    const id = line.catalogReference.catalogItemId
    const payload = { channelType: 'WEB', lineItems: [line] }
    return { method: 'POST', url: '/v1/checkouts', payload, shows: [id], ids: [id] }
  },
  getCheckout: onCheckout('GET', '/v1/checkouts/:id'),
  getCheckoutByCartId: async (fixture, actor) => {
    await aCart(fixture, actor)
    const { checkoutId } = await send(fixture, actor, '/v1/carts/current/create-checkout', {})
    const headers = await fixture.actors.actorHeaders(customerRequestedFor(actor))
    const { cart } = (await fixture.app.inject({ url: '/v1/carts/current', headers })).json()
    return { method: 'GET', url: `/v1/checkouts/by-cart-id/${cart.id}`, shows: [checkoutId], ids: [cart.id] }
  },
  updateCheckout: onCheckout('PATCH', '/v1/checkouts/:id', () => ({ checkout: { buyerNote: 'Hello' } })),
  addToCheckout: onCheckout('POST', '/v1/checkouts/:id/add-to-checkout'),
  removeLineItems: onCheckout('POST', '/v1/checkouts/:id/remove-line-items', (id) => ({ lineItemIds: [id] })),
  updateLineItemsQuantity: onCheckout('POST', '/v1/checkouts/:id/update-line-items-quantity', (id) => ({
    lineItems: [{ id, quantity: 1 }],
  })),
  removeCoupon: onCheckout('POST', '/v1/checkouts/:id/remove-coupon'),
  getCheckoutUrl: onCheckout('GET', '/v1/checkouts/:id/checkout-url'),
  createOrder: async (fixture, actor) => ({
    ...(await onCheckout('POST', '/v1/checkouts/:id/create-order')(fixture, actor)),
    shows: ['orderId'],
  }),
  openCheckout: onCheckout('POST', '/v1/checkouts/:id/open'),
  payCheckout: onCheckout('POST', '/v1/checkouts/:id/pay', () => ({ total: '0', returnUrl: '/account' })),
  queryCheckoutOrders: async (fixture, actor) => {
    const { id } = await aCheckout(fixture, actor)
    const { orderId } = await send(fixture, actor, `/v1/checkouts/${id}/create-order`, {})
    return { method: 'POST', url: '/v1/checkout-orders/query', payload: {}, shows: [orderId] }
  },
  getCheckoutOrder: async (fixture, actor) => {
    const { id } = await aCheckout(fixture, actor)
    const { orderId } = await send(fixture, actor, `/v1/checkouts/${id}/create-order`, {})
    return { method: 'GET', url: `/v1/checkout-orders/${orderId}`, shows: [orderId, id], ids: [orderId] }
  },
  markCheckoutAsCompleted: async (fixture, actor) => ({
    ...(await onCheckout('POST', '/v1/checkouts/:id/mark-as-completed')(fixture, actor)),
    shows: [],
  }),
}

const strangers = '401 401 401'
// Whoever has no cart gets one.
const cart: Row = {
  strangers,
  customers: 'does does does does',
  people: '403 403 403 403 403 403',
  keys: '403 403 403',
  otherBusiness: '404 403 403 401 401 401',
}
const readCart: Row = { ...cart, customers: 'sees 404 sees 404' }
const changeCart: Row = { ...cart, customers: 'does 404 does 404' }
const read: Row = {
  strangers,
  customers: 'sees 404 sees 404',
  people: 'sees sees sees 403 403 sees',
  keys: 'sees 403 sees',
  otherBusiness: '404 404 404 401 401 401',
}
const change: Row = {
  ...read,
  customers: 'does 404 does 404',
  people: 'does does does 403 403 403',
  keys: 'does 403 does',
}

const ofCustomers: Row = {
  ...change,
  people: '403 403 403 403 403 403',
  keys: '403 403 403',
  otherBusiness: '404 403 403 401 401 401',
}

/** Expected outcome per actor; `table.ts` lists the columns. */
export const checkoutRows: Record<OperationIdOf<'checkouts'>, Row> = {
  getCurrentCart: readCart,
  addToCurrentCart: { ...cart, customers: 'does 404 does 404' },
  updateCurrentCart: { ...cart, otherBusiness: 'does 403 403 401 401 401' },
  removeLineItemsFromCurrentCart: changeCart,
  updateCurrentCartLineItemQuantity: changeCart,
  removeCouponFromCurrentCart: changeCart,
  deleteCurrentCart: changeCart,
  estimateCurrentCartTotals: readCart,
  createCheckoutFromCurrentCart: changeCart,
  createCheckout: change,
  getCheckout: read,
  getCheckoutByCartId: read,
  updateCheckout: change,
  addToCheckout: change,
  removeLineItems: change,
  updateLineItemsQuantity: change,
  removeCoupon: change,
  getCheckoutUrl: read,
  createOrder: change,
  openCheckout: ofCustomers,
  payCheckout: ofCustomers,
  queryCheckoutOrders: {
    ...read,
    customers: '403 403 403 403',
    otherBusiness: '403 blind blind 401 401 401',
  },
  getCheckoutOrder: read,
  markCheckoutAsCompleted: { ...change, customers: '403 403 403 403', otherBusiness: '403 404 404 401 401 401' },
}

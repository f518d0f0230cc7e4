import type { bookings, plans, services } from '@kalends/contract'
import { useSandbox } from '../../payments/support/payments.ts'
import { aBooking, aStudio, type Client, expected, type Studio, slotWith } from '../../support/factories.ts'
import type { TestApp } from '../../support/index.ts'

export const bookingsApp = '13d21c63-b5ec-5912-8397-c3a5ddb27a97'
export const plansApp = '1522827f-c56c-a5c9-2ac9-00f9e6ae12d3'

export const at = '2026-06-02T09:00:00.000Z'
export const later = '2026-06-02T11:00:00.000Z'
export const before = '2026-06-01T09:00:00Z'

/** A studio that takes payments through the sandbox; its service costs 50.00, online or at the visit. */
export async function aPaidStudio(
  { app, context }: TestApp,
  payment: Partial<services.Payment> = {},
  more: Parameters<typeof aStudio>[2] = {},
): Promise<Studio> {
  const studio = await aStudio(app, context, { price: '50', staff: 3, ...more })
  await useSandbox(studio)
  await setPayment(studio, payment)
  return studio
}

export const inPersonOrOnline = { online: true, inPerson: true, deposit: false, pricingPlan: false }

export async function setPayment({ admin, service }: Studio, payment: Partial<services.Payment>): Promise<void> {
  const { service: found } = expected(await admin.get(`/v2/services/${service.id}`))
  const changed = {
    rateType: 'FIXED',
    fixed: { price: { value: '50', currency: 'EUR' } },
    options: inPersonOrOnline,
    ...payment,
  }
  const sent = { id: service.id, revision: found.revision, payment: changed }
  expected(await admin.patch(`/v2/services/${service.id}`, { service: sent }))
}

/** An unpaid booking of this client. */
export function aCreated(
  client: Client,
  studio: Studio,
  startDate = at,
  more: bookings.Booking = {},
): Promise<bookings.Booking & { id: string }> {
  return aBooking(client, slotWith(studio, startDate), more) as Promise<bookings.Booking & { id: string }>
}

export const bookingLine = (id: string, quantity = 1) => ({
  quantity,
  catalogReference: { appId: bookingsApp, catalogItemId: id },
})
export const planLine = (id: string) => ({ quantity: 1, catalogReference: { appId: plansApp, catalogItemId: id } })

export async function aPlan({ admin }: { admin: Client }, more: object = {}): Promise<plans.Plan & { id: string }> {
  const pricing = { singlePaymentUnlimited: true, price: { value: '90', currency: 'EUR' } }
  return expected(await admin.post('/v2/plans', { plan: { name: 'Ten visits', pricing, ...more } })).plan
}

export const cartUrl = '/v1/carts/current'
export const add = (client: Client, ...lineItems: object[]) => client.post(`${cartUrl}/add-to-cart`, { lineItems })

/** A checkout of these lines. */
export async function aCheckout(client: Client, lineItems: object[], more: object = {}) {
  return expected(await client.post('/v1/checkouts', { channelType: 'WEB', lineItems, ...more })).checkout
}

/** A checkout of two bookings of a client, at 9:00 and at 11:00. */
export async function twoBookings(client: Client, studio: Studio) {
  const [one, two] = [await aCreated(client, studio, at), await aCreated(client, studio, later)]
  const { id } = await aCheckout(client, [bookingLine(one.id), bookingLine(two.id)])
  return { id, one, two }
}

/** Sets the taxes of a business. */
export async function setTaxes({ admin }: { admin: Client }, taxes: object[]): Promise<void> {
  const { settings } = expected(await admin.get('/v1/payments/settings'))
  expected(await admin.patch('/v1/payments/settings', { settings: { revision: settings.revision, taxes } }))
}

/** Pays a checkout on its page as far as the card; returns the order and the token of the card page. */
export async function startCheckout(client: Client, checkoutId: string, total: string, more: object = {}) {
  const sent = { total, returnUrl: '/account', ...more }
  const { order, progress } = expected(await client.post(`/v1/checkouts/${checkoutId}/pay`, sent))
  return { order, progress, token: progress?.nextUrl?.split('/').at(-1) as string }
}

export async function getCheckoutOrder(client: Client, orderId: string) {
  return expected(await client.get(`/v1/checkout-orders/${orderId}`)).order
}

export async function getBooking({ admin }: { admin: Client }, id: string) {
  const query = { filter: { id }, cursorPaging: { limit: 1 } }
  const { extendedBookings } = expected(await admin.post('/v2/extended-bookings/query', { query }))
  return extendedBookings[0].booking as bookings.Booking
}

import { endUnpaidBookings } from '../../../src/features/bookings/steps/paying/end-unpaid.ts'
import { reconcilePayments } from '../../../src/features/payments/index.ts'
import { aStarted, cards, payPage, useSandbox } from '../../payments/support/payments.ts'
import { type Answer, aHold, aStudio, type Client, expected, type Studio } from '../../support/factories.ts'
import type { TestApp } from '../../support/index.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every form
type Wire = any

export const clara = { firstName: 'Clara', lastName: 'Weiss', email: 'clara@customer.example' }

/** Sells a service online, through the sandbox unless the studio uses another provider: 80.00 EUR unless more is said. */
export async function sellOnline(
  studio: Studio,
  {
    serviceId = studio.service.id,
    fixed = {},
    options = {},
    provider = 'SANDBOX',
  }: { serviceId?: string; fixed?: object; options?: object; provider?: 'SANDBOX' | 'STRIPE' } = {},
): Promise<void> {
  if (provider === 'SANDBOX') await useSandbox(studio)
  const payment = {
    rateType: 'FIXED',
    fixed: { price: { value: '80', currency: 'EUR' }, ...fixed },
    options: { online: true, inPerson: false, deposit: false, pricingPlan: false, ...options },
  }
  await studio.context.db
    .updateTable('services')
    .set({ payment: JSON.stringify(payment) })
    .where('id', '=', serviceId)
    .execute()
}

const online = { selectedPaymentOption: 'ONLINE' }

export const bookOnline = (client: Client, hold: { id: string }, more: object = {}): Promise<Answer> =>
  client.post(`/v1/holds/${hold.id}/book`, { contactDetails: clara, ...online, ...more })

/** A booking that waits for its payment, with the page of the card. */
export async function anUnpaid(client: Client, hold: { id: string }, more: object = {}): Promise<Wire> {
  const booked = expected(await bookOnline(client, hold, more))
  const { charge, dueNow } = booked.payment
  return { ...booked, ...(await aStarted(client, charge.id, { amount: dueNow })) }
}

/** A booking that was paid by card. */
export async function aPaidBooking(client: Client, hold: { id: string }, more: object = {}): Promise<Wire> {
  const unpaid = await anUnpaid(client, hold, more)
  expected(await payPage(client, unpaid.token, cards.success))
  return unpaid
}

/** A studio that sells its service online. */
export async function aSellingStudio(
  { app, context }: TestApp,
  options: Parameters<typeof aStudio>[2] = {},
  more: Parameters<typeof sellOnline>[1] = {},
): Promise<Studio> {
  const studio = await aStudio(app, context, { bufferBeforeMinutes: 0, ...options })
  await sellOnline(studio, more)
  return studio
}

/** Somebody else takes the time if it is free, and has it for good. */
export async function takeAway(studio: Studio, startDate: string): Promise<void> {
  const { admin } = studio
  const hold = await aHold(admin, studio, startDate)
  expected(await admin.post(`/v1/holds/${hold.id}/book`, { contactDetails: { firstName: 'Stranger' } }))
}

export async function getBooking({ admin }: Studio, id: string): Promise<Wire> {
  const query = { filter: { id } }
  const { extendedBookings } = expected(await admin.post('/v2/extended-bookings/query', { query }))
  return extendedBookings[0]?.booking
}

export async function chargeOf({ admin }: Pick<Studio, 'admin'>, bookingId: string): Promise<Wire> {
  const { charges } = expected(await admin.post('/v1/payments/charges/query', { subjectIds: [bookingId] }))
  return charges[0]
}

export async function listRefunds({ context, siteId }: Studio): Promise<string[]> {
  const rows = await context.db
    .selectFrom('refunds')
    .select(['amount_minor', 'status'])
    .where('site_id', '=', siteId)
    .orderBy('created_at')
    .orderBy('amount_minor')
    .execute()
  return rows.map(({ amount_minor, status }) => `${amount_minor} ${status}`)
}

/** Lets minutes pass, and does what the jobs of each minute would. */
export async function passMinutes({ context, clock }: TestApp, minutes: number): Promise<void> {
  clock.advance({ minutes })
  await reconcilePayments(context, clock.now())
  await endUnpaidBookings(context, clock.now())
}

import { issueMemberTokens } from '../../../src/features/identity/index.ts'
import { insertMember } from '../../../src/features/members/index.ts'
import { dispatchEvents } from '../../../src/setup/background.ts'
import { feedUrl } from '../../calendars/a-feed.ts'
import { tenPercent } from '../../coupons/support/coupons.ts'
import { aPass, aPassPlan } from '../../credits/support/credits.ts'
import { type Shop, saveCard } from '../../orders/support/shop.ts'
import { cards, payPage, start, useSandbox } from '../../payments/support/payments.ts'
import {
  aClient,
  aHold,
  aLocation,
  aService,
  aStudio,
  type Client,
  expected,
  type Service,
  type Studio,
} from '../../support/factories.ts'
import type { TestApp } from '../../support/index.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every form
type Wire = any

const tuesday = '2026-06-02T09:00:00.000Z'
export const later = '2026-06-04T15:00:00.000Z'

/** A business in which everything that may hang on something exists. */
export type Business = Studio & {
  test: TestApp
  colleagueId: string
  otherLocationId: string
  yoga: Service
  /** Needs approval; several may ask for one time. */
  consultation: Service
  sessionId: string
  /** Pays with a card, and with credits of a plan. */
  clara: { id: string; contactId: string; email: string; client: Client; orderId: string; planId: string }
  /** Clara's, paid by card: 80.00 EUR. */
  paid: Wire
  paymentId: string
  /** Clara's, paid with a credit. */
  byCredit: Wire
  /** Two seats of the class, to be paid there. */
  seats: Wire
  /** Waits for approval. */
  waiting: Wire
  couponId: string
  /** Text of Clara's calendar feed. */
  readFeed(): Promise<string>
}

const payment = (value: string) =>
  JSON.stringify({
    rateType: 'FIXED',
    fixed: { price: { value, currency: 'EUR' } },
    options: { online: true, inPerson: true, deposit: false, pricingPlan: true },
  })

/** Nothing in the policy stands in the way of moving and cancelling. */
const policy = {
  participantsPolicy: { maxParticipantsPerBooking: 8 },
  cancellationPolicy: { enabled: true },
  reschedulePolicy: { enabled: true },
}

export async function aFullBusiness(test: TestApp): Promise<Business> {
  const { app, context, db } = test
  const studio = await aStudio(app, context, { price: '80', policy, staff: 2 })
  const { admin, visitor, siteId } = studio
  await useSandbox(studio)
  const yoga = await aService(context, siteId, [], { name: 'Yoga', type: 'CLASS', price: '20', policy })
  const sessionId = await aSession(studio, yoga)
  await db
    .updateTable('services')
    .set({ payment: payment('80') })
    .where('id', '=', studio.service.id)
    .execute()
  await db
    .updateTable('services')
    .set({ payment: payment('20') })
    .where('id', '=', yoga.id)
    .execute()
  const colleague = await db
    .selectFrom('resources')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', '!=', studio.resourceId)
    .where('id', 'in', (eb) => eb.selectFrom('service_staff').select('resource_id').where('site_id', '=', siteId))
    .executeTakeFirst()
  const clara = await aClara(test, studio, yoga)
  const paid = await hold(clara.client, studio, tuesday, { selectedPaymentOption: 'ONLINE' }, clara.email)
  const { progress } = expected(await start(clara.client, paid.payment.charge.id, { amount: paid.payment.dueNow }))
  expected(await payPage(clara.client, progress.nextUrl.split('/').at(-1), cards.success))
  const byCredit = await hold(
    clara.client,
    studio,
    '2026-06-02T11:00:00.000Z',
    { selectedPaymentOption: 'MEMBERSHIP' },
    clara.email,
  )
  const seats = await bookSeats(admin, yoga, sessionId, 2)
  const asked = { name: 'Consultation', approval: true, multipleRequests: true, policy }
  const consultation = await aService(context, siteId, [studio.resourceId], asked)
  const waiting = await aWaiting(visitor, studio, consultation)
  await aHold(visitor, studio, '2026-06-02T15:00:00.000Z')
  const { coupon } = expected(await admin.post('/v1/coupons', { coupon: tenPercent }))
  const { secret } = expected(await clara.client.post(feedUrl, {}))
  const anonymous = aClient(app, {})
  await dispatchEvents(context)
  const [fresh, freshCredit] = await Promise.all([paid.booking.id, byCredit.booking.id].map((id) => load(admin, id)))
  return {
    ...studio,
    test,
    colleagueId: colleague?.id ?? '',
    otherLocationId: await aLocation(context, siteId, 'Riverside'),
    yoga,
    consultation,
    sessionId,
    clara,
    paid: fresh,
    paymentId: progress.paymentId,
    byCredit: freshCredit,
    seats,
    waiting: await load(admin, waiting.id),
    couponId: coupon.id,
    readFeed: async () => {
      const { status, body } = await anonymous.get(`/v1/calendar-feeds/${secret}/calendar.ics`)
      return status === 200 ? body : String(status)
    },
  }
}

/** Wednesday at eleven in Berlin, with the studio's first person. */
async function aSession({ admin, resourceId }: Studio, { id: serviceId }: Service): Promise<string> {
  const session = { serviceId, localStartDate: '2026-06-03T11:00:00', durationMinutes: 60, resourceIds: [resourceId] }
  return expected(await admin.post('/v1/sessions', { session })).session.id
}

/** A member with a proven address, a saved card and a pass of five credits for everything. */
async function aClara(test: TestApp, studio: Studio, yoga: Service): Promise<Business['clara']> {
  const { app, context, db } = test
  const { siteId, admin } = studio
  const email = `clara-${siteId}@customer.example`
  const { id } = await context.transaction((tx) =>
    insertMember(tx, context, { siteId, loginEmail: email, isVerified: true }, undefined),
  )
  const { contact_id } = await db
    .selectFrom('members')
    .select('contact_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const grant = { siteId, clientId: siteId, memberId: id, visitorId: null, memberSessionId: null }
  const { access_token } = await issueMemberTokens(context, { ...grant, hasRefreshToken: true })
  const client = aClient(app, { authorization: access_token })
  const shop = { ...studio, test } as unknown as Shop
  const planId = await aPassPlan(shop, { creditsPerCycle: 5 })
  for (const service of [studio.service, yoga]) {
    expected(await admin.post(`/v2/services/${service.id}/pricing-plans/add`, { pricingPlanIds: [planId] }))
  }
  const { orderId, contactId } = await aPass(shop, { id, loginEmail: email, client }, planId)
  await saveCard(shop, contact_id ?? contactId)
  return { id, contactId, email, client, orderId, planId }
}

/** Books on the site: the time is held, then booked. */
export async function hold(
  client: Client,
  studio: Studio,
  startDate: string,
  more: object = {},
  email = 'daniel@customer.example',
): Promise<Wire> {
  const { id } = await aHold(client, studio, startDate, { resourceId: studio.resourceId })
  const contactDetails = { firstName: 'Clara', lastName: 'Weiss', email }
  return expected(await client.post(`/v1/holds/${id}/book`, { contactDetails, ...more }))
}

/** A booking that waits for approval; others may ask for the same time. */
export async function aWaiting(visitor: Client, studio: Studio, consultation: Service): Promise<Wire> {
  return (await hold(visitor, { ...studio, service: consultation }, '2026-06-09T13:00:00.000Z')).booking
}

export async function bookSeats(client: Client, yoga: Service, sessionId: string, people: number): Promise<Wire> {
  const slot = { serviceId: yoga.id, scheduleId: yoga.scheduleId, eventId: sessionId }
  const contactDetails = { firstName: 'Elif', lastName: 'Kaya', email: 'elif@customer.example' }
  const booking = { bookedEntity: { slot }, contactDetails, totalParticipants: people }
  const { booking: made } = expected(await client.post('/v2/bookings', { booking }))
  if (made.status === 'CONFIRMED') return made
  return expected(await client.post(`/v2/bookings/${made.id}/confirm`, { revision: made.revision })).booking
}

export async function load(admin: Client, id: string): Promise<Wire> {
  const query = { filter: { id } }
  const { extendedBookings } = expected(await admin.post('/v2/extended-bookings/query', { query }))
  return extendedBookings[0]?.booking
}

/** Customers are told by email. */
export const told = { participantNotification: { notifyParticipants: true } }

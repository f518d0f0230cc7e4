import { randomUUID } from 'node:crypto'
import type { OperationIdOf } from '@kalends/contract'
import { createCharge, startCardSetup } from '../../src/features/payments/index.ts'
import { aServerKey } from '../payments/support/payments.ts'
import type { TestActor } from './actors.ts'
import type { Attempt, Row } from './case.ts'
import { asKey } from './catalogue.ts'
import { aBooking, type BookingSubject, type Fixture } from './fixture.ts'

type Owed = BookingSubject & { chargeId: string }

/** What the customer owes for a booking whose data the actor requests. */
async function aCharge(fixture: Fixture, actor: TestActor): Promise<Owed> {
  const booking = await aBooking(fixture, actor)
  return { ...booking, chargeId: await chargeFor(fixture, booking.id, booking.contactId) }
}

async function chargeFor({ context, home }: Fixture, subjectId: string, contactId: string): Promise<string> {
  const line = { name: `Massage ${home.mark}`, quantity: 1, amountMinor: 5000 }
  const charge = await context.transaction((tx) =>
    createCharge(context, tx, {
      siteId: home.siteId,
      subjectType: 'BOOKING',
      subjectId,
      contactId,
      currency: 'EUR',
      lines: [line],
      subtotalMinor: 5000,
      discountMinor: 0,
      taxMinor: 0,
      totalMinor: 5000,
      tax: null,
      locationId: home.locationId,
      resourceId: home.resourceIds[0],
    }),
  )
  return charge.id
}

const stripeKeys = {
  publishableKey: 'pk_test_accessaccess',
  secretKey: 'sk_test_accessaccess',
  webhookSecret: 'whsec_accessaccess',
}

/** The same, with keys of Stripe, which tests cannot reach. */
async function setUpStripe(fixture: Fixture): Promise<void> {
  const settings = await setUpSandbox(fixture)
  if (settings.stripe.publishableKey !== null) return
  const payload = { settings: { revision: settings.revision, stripe: stripeKeys } }
  const headers = await fixture.actors.actorHeaders('key')
  const answer = await fixture.app.inject({ method: 'PATCH', url: '/v1/payments/settings', headers, payload })
  if (answer.statusCode !== 200) throw new Error(answer.body)
}

type Paid = Owed & { paymentId: string; receiptId: string }

/** The same, paid in cash. */
async function aPayment(fixture: Fixture, actor: TestActor): Promise<Paid> {
  const owed = await aCharge(fixture, actor)
  const { payment, receipts } = await asKey(fixture, 'POST', '/v1/payments/record', {
    chargeId: owed.chargeId,
    method: 'CASH',
  })
  return { ...owed, paymentId: payment.id, receiptId: receipts[0].id }
}

/** Takes payments through the sandbox, with texts on receipts that name the business. Returns the settings. */
export async function setUpSandbox({ home, app, actors }: Fixture) {
  const headers = await actors.actorHeaders('key')
  const url = '/v1/payments/settings'
  const { settings } = (await app.inject({ url, headers })).json()
  if (settings.provider === 'SANDBOX') return settings
  const changes = { revision: settings.revision, provider: 'SANDBOX', receiptHeader: `Header ${home.mark}` }
  const answer = await app.inject({ method: 'PATCH', url, headers, payload: { settings: changes } })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json().settings
}

/** A started payment by card, with the token of its page. */
async function aCardPage(fixture: Fixture, actor: TestActor): Promise<string> {
  await setUpSandbox(fixture)
  const { chargeId } = await aCharge(fixture, actor)
  const started = { chargeId, returnUrl: '/account', idempotencyKey: randomUUID() }
  const { progress } = await asKey(fixture, 'POST', '/v1/payments/start', started)
  return progress.nextUrl.split('/').at(-1)
}

/** The contact that the calling member has proven to be; for other actors the contact of `member`. */
async function memberContact(fixture: Fixture, actor: TestActor): Promise<string> {
  const { id } = await fixture.actors.findMember(actor)
  const { db } = fixture.context
  const { customer } = await asKey(fixture, 'POST', '/v1/customers', { customer: { firstName: 'Ada' } })
  const member = { contact_id: customer.id, login_email_verified_at: new Date(0) }
  await db.updateTable('members').set(member).where('id', '=', id).execute()
  return customer.id
}

/** A card that the calling member is saving. */
async function aCardSetup(fixture: Fixture, actor: TestActor): Promise<string> {
  const contactId = await memberContact(fixture, actor)
  await setUpSandbox(fixture)
  const idempotencyKey = aServerKey()
  const scope = { cardScope: 'CONTACT' as const, payerMemberId: null }
  const request = { contactId, subject: undefined, scope, returnUrl: 'https://studio.example/', idempotencyKey }
  return (await startCardSetup(fixture.context, { siteId: fixture.home.siteId, ...request })).setupId
}

async function aMemberReceipt(fixture: Fixture, actor: TestActor): Promise<string> {
  const chargeId = await chargeFor(fixture, randomUUID(), await memberContact(fixture, actor))
  const { receipts } = await asKey(fixture, 'POST', '/v1/payments/record', { chargeId, method: 'CASH' })
  return receipts[0].id
}

async function aSavedMethod(fixture: Fixture, actor: TestActor): Promise<string> {
  const id = randomUUID()
  const method = {
    site_id: fixture.home.siteId,
    id,
    contact_id: await memberContact(fixture, actor),
    provider: 'SANDBOX',
    provider_method_id: randomUUID(),
    brand: 'Visa',
    last4: '4242',
    expires_month: 12,
    expires_year: 2030,
    created_at: new Date(0),
  }
  await fixture.context.db.insertInto('payment_methods').values(method).execute()
  return id
}

const isMember = (actor: TestActor) => actor === 'member' || actor === 'otherMember'

type Calls = Record<OperationIdOf<'payments'>, (fixture: Fixture, actor: TestActor) => Promise<Attempt>>

/** One call for every operation on payments. */
export const paymentCalls: Calls = {
  getOnlinePayments: async (fixture) => {
    await setUpSandbox(fixture)
    return { method: 'GET', url: '/v1/payments/online', shows: ['true'] }
  },
  getPaymentSettings: async (fixture) => {
    await setUpSandbox(fixture)
    return { method: 'GET', url: '/v1/payments/settings', shows: [`Header ${fixture.home.mark}`] }
  },
  updatePaymentSettings: async (fixture) => {
    const { revision } = await setUpSandbox(fixture)
    const payload = { settings: { revision, receiptFooter: randomUUID() } }
    return { method: 'PATCH', url: '/v1/payments/settings', payload, shows: [`Header ${fixture.home.mark}`] }
  },
  testStripeConnection: async (fixture) => {
    await setUpStripe(fixture)
    return post('/v1/payments/stripe/test', {}, { shows: ['UNREACHABLE'] })
  },
  receiveStripeWebhook: async (fixture) => {
    await setUpStripe(fixture)
    return post(`/v1/payments/stripe/webhook/${fixture.home.siteId}`, { id: 'evt_forged' }, { shows: [] })
  },
  queryPayments: async (fixture, actor) => {
    const { paymentId, chargeId } = await aPayment(fixture, actor)
    return post('/v1/payments/query', {}, { shows: [paymentId, chargeId] })
  },
  getCustomerBalance: async (fixture, actor) => {
    const { contactId } = await aPayment(fixture, actor)
    return get(`/v1/payments/balances/${contactId}`, { shows: ['"paid":'], ids: [contactId] })
  },
  queryCharges: async (fixture, actor) => {
    const { id, chargeId } = await aCharge(fixture, actor)
    return post('/v1/payments/charges/query', { subjectIds: [id] }, { shows: [chargeId] })
  },
  getPayment: async (fixture, actor) => {
    const { paymentId, chargeId } = await aPayment(fixture, actor)
    return get(`/v1/payments/${paymentId}`, { shows: [paymentId, chargeId], ids: [paymentId] })
  },
  recordPayment: async (fixture, actor) => {
    const { chargeId } = await aCharge(fixture, actor)
    return post('/v1/payments/record', { chargeId, method: 'CASH' }, { shows: [chargeId], ids: [chargeId] })
  },
  refundPayment: async (fixture, actor) => {
    const { paymentId, chargeId } = await aPayment(fixture, actor)
    const payload = { idempotencyKey: randomUUID() }
    return post(`/v1/payments/${paymentId}/refund`, payload, { shows: [paymentId, chargeId], ids: [paymentId] })
  },
  reconcilePayments: async (fixture) => {
    await setUpSandbox(fixture)
    return post('/v1/payments/reconcile', {}, { shows: ['changedPayments'] })
  },
  waiveCharge: async (fixture, actor) => {
    const { chargeId } = await aCharge(fixture, actor)
    return post(`/v1/payments/charges/${chargeId}/waive`, {}, { shows: [chargeId], ids: [chargeId] })
  },
  startPayment: async (fixture, actor) => {
    await setUpSandbox(fixture)
    const { chargeId } = await aCharge(fixture, actor)
    const payload = { chargeId, returnUrl: '/account', idempotencyKey: randomUUID() }
    return post('/v1/payments/start', payload, { shows: ['/pay/sandbox/'], ids: [chargeId] })
  },
  getPaymentProgress: async (fixture, actor) => {
    const { paymentId } = await aPayment(fixture, actor)
    return get(`/v1/payments/${paymentId}/progress`, { shows: [paymentId], ids: [paymentId] })
  },
  startCardSetup: async (fixture, actor) => {
    await setUpSandbox(fixture)
    if (isMember(actor)) await memberContact(fixture, actor)
    const payload = { returnUrl: '/account', idempotencyKey: randomUUID() }
    return post('/v1/payments/setups/start', payload, { shows: ['/pay/sandbox/'] })
  },
  getCardSetup: async (fixture) => {
    const id = await aCardSetup(fixture, 'member')
    return get(`/v1/payments/setups/${id}`, { shows: [id], ids: [id] })
  },
  listSavedMethods: async (fixture, actor) =>
    get('/v1/payments/methods', { shows: [await aSavedMethod(fixture, actor)], forActor: true }),
  deleteSavedMethod: async (fixture) => {
    const id = await aSavedMethod(fixture, 'member')
    return { method: 'DELETE', url: `/v1/payments/methods/${id}`, shows: [], ids: [id] }
  },
  getSandboxPage: async (fixture, actor) =>
    get(`/v1/payments/sandbox/${await aCardPage(fixture, actor)}`, { shows: [fixture.home.mark] }),
  submitSandboxCard: async (fixture, actor) => {
    const payload = { number: '4242424242424242', expiresMonth: 12, expiresYear: 2030 }
    return post(`/v1/payments/sandbox/${await aCardPage(fixture, actor)}`, payload, { shows: [fixture.home.mark] })
  },
  getTakings: async (fixture, actor) => {
    await aPayment(fixture, actor)
    return get('/v1/payments/takings', { shows: [`Anna ${fixture.home.mark}`] })
  },
  closeTakings: async (fixture, actor) => {
    await aPayment(fixture, actor)
    return post('/v1/payments/takings/close', {}, { shows: [`Anna ${fixture.home.mark}`] })
  },
  exportPayments: async (fixture, actor) => {
    const { name } = await aPayment(fixture, actor)
    return post('/v1/payments/export', {}, { shows: [name] })
  },
  exportTakings: async (fixture, actor) => {
    const { name } = await aPayment(fixture, actor)
    const day = new Date(fixture.context.clock.now()).toISOString().slice(0, 10)
    return get(`/v1/payments/takings.csv?from=${day}&to=${day}`, { shows: [name] })
  },
  listDailyReports: async (fixture, actor) => {
    await aPayment(fixture, actor)
    const { report } = await asKey(fixture, 'POST', '/v1/payments/takings/close')
    return get('/v1/payments/reports', { shows: [report.id] })
  },
  listReceipts: async (fixture, actor) => {
    const id = isMember(actor) ? await aMemberReceipt(fixture, actor) : (await aPayment(fixture, actor)).receiptId
    return get('/v1/payments/receipts', { shows: [id], forActor: true })
  },
  getReceipt: async (fixture, actor) => {
    const id = isMember(actor) ? await aMemberReceipt(fixture, 'member') : (await aPayment(fixture, actor)).receiptId
    return get(`/v1/payments/receipts/${id}`, { shows: [id], ids: [id] })
  },
  getReceiptPdf: async (fixture, actor) => {
    const id = isMember(actor) ? await aMemberReceipt(fixture, 'member') : (await aPayment(fixture, actor)).receiptId
    return get(`/v1/payments/receipts/${id}/pdf`, { shows: ['JVBERi'], ids: [id] })
  },
}

function get(url: string, more: Omit<Attempt, 'method' | 'url' | 'payload'>): Attempt {
  return { method: 'GET', url, ...more }
}

function post(url: string, payload: object, more: Omit<Attempt, 'method' | 'url' | 'payload'>): Attempt {
  return { method: 'POST', url, payload, ...more }
}

const strangers = '401 401 401'
const customers = '403 403 403 403'

/** For everyone who may view orders. */
const lists: Row = {
  strangers,
  customers,
  people: 'sees sees sees 403 403 sees',
  keys: 'sees 403 sees',
  otherBusiness: '403 blind blind 401 401 401',
}
/** Who only reads exports nothing. */
const files: Row = { ...lists, people: 'sees sees sees 403 403 403' }
const reads: Row = { ...lists, otherBusiness: '403 404 404 401 401 401' }
/** For everyone who may manage payments. */
const writes: Row = {
  strangers,
  customers,
  people: 'does does does 403 403 403',
  keys: 'does 403 does',
  otherBusiness: '403 404 404 401 401 401',
}
const memberOnly = { strangers, people: '403 403 403 403 403 403', keys: '403 403 403' }

/** Expected outcome per actor; `table.ts` lists the columns. */
export const paymentRows: Record<OperationIdOf<'payments'>, Row> = {
  getOnlinePayments: {
    strangers,
    customers: 'sees sees sees sees',
    people: 'sees sees sees sees sees sees',
    keys: 'sees sees sees',
    otherBusiness: 'blind blind blind 401 401 401',
  },
  getPaymentSettings: {
    strangers,
    customers,
    people: 'sees sees 403 403 403 403',
    keys: 'sees 403 sees',
    otherBusiness: '403 blind blind 401 401 401',
  },
  updatePaymentSettings: {
    strangers,
    customers,
    people: 'does does 403 403 403 403',
    keys: 'does 403 does',
    otherBusiness: '403 409 409 401 401 401',
  },
  testStripeConnection: {
    strangers,
    customers,
    people: 'sees sees 403 403 403 403',
    keys: 'sees 403 sees',
    otherBusiness: '403 blind blind 401 401 401',
  },
  // Only Stripe can sign; the credentials of others prove nothing.
  receiveStripeWebhook: {
    strangers: '400 400 400',
    customers: '400 400 400 400',
    people: '400 400 400 400 400 400',
    keys: '400 400 400',
    otherBusiness: '400 400 400 400 400 400',
  },
  queryPayments: lists,
  queryCharges: lists,
  getCustomerBalance: reads,
  getPayment: reads,
  recordPayment: writes,
  refundPayment: writes,
  reconcilePayments: { ...writes, otherBusiness: '403 428 428 401 401 401' },
  waiveCharge: writes,
  startPayment: { ...writes, customers: 'does 404 does 404', otherBusiness: '404 404 404 401 401 401' },
  getPaymentProgress: { ...reads, customers: 'sees 404 sees 404', otherBusiness: '404 404 404 401 401 401' },
  startCardSetup: { ...memberOnly, customers: '403 403 does does', otherBusiness: '403 403 403 401 401 401' },
  getCardSetup: { ...memberOnly, customers: '404 404 sees 404', otherBusiness: '404 403 403 401 401 401' },
  listSavedMethods: { ...memberOnly, customers: '403 403 sees sees', otherBusiness: '403 403 403 401 401 401' },
  deleteSavedMethod: { ...memberOnly, customers: '403 403 does 404', otherBusiness: '403 403 403 401 401 401' },
  getSandboxPage: {
    strangers: 'sees sees sees',
    customers: 'sees sees sees sees',
    people: 'sees sees sees sees sees sees',
    keys: 'sees sees sees',
    otherBusiness: 'sees sees sees sees sees sees',
  },
  submitSandboxCard: {
    strangers: 'does does does',
    customers: 'does does does does',
    people: 'does does does does does does',
    keys: 'does does does',
    otherBusiness: 'does does does does does does',
  },
  getTakings: lists,
  closeTakings: { ...writes, otherBusiness: '403 428 428 401 401 401' },
  exportPayments: files,
  exportTakings: files,
  listDailyReports: lists,
  listReceipts: { ...lists, customers: '403 403 sees sees' },
  getReceipt: { ...reads, customers: '403 403 sees 404' },
  getReceiptPdf: { ...reads, customers: '403 403 sees 404' },
}

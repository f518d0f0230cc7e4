import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { issueMemberTokens } from '../../../src/features/identity/index.ts'
import {
  type ChargeRow,
  createCharge,
  type IdempotencyKey,
  type NewCharge,
} from '../../../src/features/payments/index.ts'
import { aClient, type Client, expected, type Studio } from '../../support/factories.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every form
type Wire = any

/** A charge of this studio, 50.00 EUR for a customer of their own without tax unless more is said. */
export async function aCharge(studio: Studio, options: Partial<NewCharge> = {}): Promise<ChargeRow> {
  const { totalMinor = 5000, taxMinor = 0, tax = null } = options
  const subtotalMinor = totalMinor - (tax?.included === false ? taxMinor : 0)
  const charge: NewCharge = {
    siteId: studio.siteId,
    subjectType: 'BOOKING',
    subjectId: randomUUID(),
    contactId: null,
    currency: 'EUR',
    lines: [{ name: 'Swedish massage', quantity: 1, amountMinor: subtotalMinor }],
    subtotalMinor,
    discountMinor: 0,
    taxMinor,
    totalMinor,
    tax,
    locationId: studio.locationId,
    resourceId: studio.resourceId,
    ...options,
  }
  return studio.context.transaction((tx) => createCharge(studio.context, tx, charge))
}

/** A key of the server, as its jobs use them. */
export const aServerKey = (): IdempotencyKey => `server:${randomUUID()}`

/** Takes payments through the sandbox from now on. */
export async function useSandbox({ admin }: { admin: Client }): Promise<void> {
  const { settings } = expected(await admin.get('/v1/payments/settings'))
  const changes = { revision: settings.revision, provider: 'SANDBOX' }
  expected(await admin.patch('/v1/payments/settings', { settings: changes }))
}

export const record = (client: Client, chargeId: string, amount?: string, method = 'CASH') =>
  client.post('/v1/payments/record', { chargeId, method, ...(amount ? { amount } : {}) })

/** A recorded payment with its charge, refunds and receipts; fails unless it was. */
export async function aRecorded(client: Client, chargeId: string, amount?: string, method?: string): Promise<Wire> {
  return expected(await record(client, chargeId, amount, method))
}

export const start = (client: Client, chargeId: string, more: object = {}) =>
  client.post('/v1/payments/start', {
    chargeId,
    returnUrl: '/account',
    idempotencyKey: randomUUID(),
    ...more,
  })

/** A payment by card that was started, with the token of its page. */
export async function aStarted(
  client: Client,
  chargeId: string,
  more: object = {},
): Promise<{ paymentId: string; token: string }> {
  const { progress } = expected(await start(client, chargeId, more))
  return { paymentId: progress.paymentId, token: progress.nextUrl.split('/').at(-1) }
}

export const cards = {
  success: '4242 4242 4242 4242',
  decline: '4000 0000 0000 0002',
  challenge: '4000 0000 0000 3220',
  late: '4000 0000 0000 3055',
}

export const payPage = (client: Client, token: string, number = cards.success) =>
  client.post(`/v1/payments/sandbox/${token}`, { number, expiresMonth: 12, expiresYear: 2030 })

/** A card of the sandbox that a member saved in their account. Returns its id. */
export async function aSavedCard(client: Client, number = cards.success): Promise<string> {
  const sent = { returnUrl: '/account', idempotencyKey: randomUUID() }
  const { setup } = expected(await client.post('/v1/payments/setups/start', sent))
  const token = setup.nextUrl.split('/').at(-1)
  expected(await payPage(client, token, number))
  if (number === cards.challenge) expected(await confirm(client, token))
  const { methods } = expected(await client.get('/v1/payments/methods'))
  return methods.find(({ last4 }: { last4: string }) => last4 === number.slice(-4)).id
}

/** Answers the question of the bank on the page of the sandbox. */
export const confirm = (client: Client, token: string, challenge: 'APPROVE' | 'REJECT' = 'APPROVE') =>
  client.post(`/v1/payments/sandbox/${token}`, { challenge })

/** A payment by card that succeeded. */
export async function aPaid(client: Client, chargeId: string, more: object = {}): Promise<string> {
  const { paymentId, token } = await aStarted(client, chargeId, more)
  expected(await payPage(client, token))
  return paymentId
}

export const refund = (client: Client, paymentId: string, amount?: string, idempotencyKey = randomUUID()) =>
  client.post(`/v1/payments/${paymentId}/refund`, { idempotencyKey, ...(amount ? { amount } : {}) })

export async function getPayment(client: Client, paymentId: string): Promise<Wire> {
  return expected(await client.get(`/v1/payments/${paymentId}`))
}

/** Balance of each account of the ledger, debits positive; accounts at zero are left out. */
export async function ledger({ context, siteId }: Studio, currency = 'EUR'): Promise<Record<string, number>> {
  const rows = await context.db
    .selectFrom('ledger_entries')
    .select(['account', sql<number>`sum(amount_minor)::bigint`.as('sum')])
    .where('site_id', '=', siteId)
    .where('currency', '=', currency)
    .groupBy('account')
    .execute()
  return Object.fromEntries(rows.filter(({ sum }) => sum !== 0).map(({ account, sum }) => [account, sum]))
}

/** What the sandbox holds for this studio, in minor units. */
export async function sandboxBalance({ context, siteId }: Studio, currency = 'EUR'): Promise<number> {
  const { sum } = await context.db
    .selectFrom('sandbox_payments')
    .select(
      sql<number>`coalesce(sum(amount_minor - refunded_minor) filter (where status = 'SUCCEEDED'), 0)::bigint`.as(
        'sum',
      ),
    )
    .where('site_id', '=', siteId)
    .where('currency', '=', currency)
    .executeTakeFirstOrThrow()
  return sum
}

/** A signed-in member whose email is verified, and the contact they are. */
export async function aPayingMember({
  app,
  context,
  siteId,
  admin,
}: Studio): Promise<{ client: Client; contactId: string }> {
  const loginEmail = `${randomUUID()}@customer.example`
  const { member } = expected(await admin.post('/v1/members', { member: { loginEmail } }))
  const { customer } = expected(await admin.post('/v1/customers', { customer: { firstName: 'Clara' } }))
  const proven = { contact_id: customer.id, login_email_verified_at: new Date(0) }
  await context.db.updateTable('members').set(proven).where('id', '=', member.id).execute()
  const grant = { siteId, clientId: siteId, memberId: member.id }
  const rest = { visitorId: null, memberSessionId: null, hasRefreshToken: false }
  const { access_token } = await issueMemberTokens(context, { ...grant, ...rest })
  return { client: aClient(app, { authorization: access_token }), contactId: customer.id }
}

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { largestMinor } from '@kalends/contract'
import type { Tx } from '../../db/database.ts'
import type {
  NewProviderPayment,
  NewProviderSetup,
  PaymentProvider,
  ProviderContext,
  ProviderMethod,
  ProviderPayment,
  SavedCharge,
} from './provider.ts'
import { findSandboxCard, type SandboxOutcome } from './sandbox-cards.ts'
import {
  detachSandboxMethod,
  eraseSandboxCustomer,
  findSandboxMethod,
  findSandboxRefund,
  insertSandboxMethod,
  insertSandboxPayment,
  insertSandboxRefund,
  listSandboxRefunds,
  lockSandboxPayment,
  type SandboxKey,
  type SandboxPayment,
  updateSandboxPayment,
} from './sandbox-store.ts'

export { sandboxCards } from './sandbox-cards.ts'
export type { SandboxPayment as SandboxPage } from './sandbox-store.ts'

const minute = 60_000
/** How long the card page is open. */
const pageMs = 60 * minute
/** After this time a card with a late confirmation is charged. */
const lateMs = minute
/** Messages older than this are refused, so that a recorded one cannot be sent again. */
const messageMs = 5 * minute

/** What a customer does on the card page. */
export type SandboxInput =
  | { kind: 'card'; number: string; expiresMonth: number; expiresYear: number }
  | { kind: 'challenge'; isApproved: boolean }

export type SandboxProvider = PaymentProvider & {
  /** Finds the payment of a card page; undefined for an unknown token. */
  findPage(context: ProviderContext, page: { siteId: string; token: string }): Promise<SandboxPayment | undefined>
  /** Pays on the card page. Changes nothing where the payment does not wait for this input. */
  submitPage(
    context: ProviderContext,
    page: { siteId: string; token: string; input: SandboxInput },
  ): Promise<SandboxPayment | 'UNKNOWN_CARD' | undefined>
  /** Writes the message that tells about a change of a payment. */
  writeWebhook(context: ProviderContext, payment: SandboxPayment): { body: string; signature: string }
}

/** The built-in provider: stores its payments like an outside one, takes test cards and moves no money. */
export function sandboxProvider(): SandboxProvider {
  // Its messages never leave the process, so a secret of its own is enough.
  const secret = randomBytes(32)
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('hex')
  return {
    // It moves no money.
    limits: (currency) => ({ currency, minMinor: 1, maxMinor: largestMinor, stepMinor: 1 }),
    createPayment: async (context, payment) => {
      const row = await context.transaction((tx) => insertSandboxPayment(tx, newPayment(context, payment)))
      return describePayment(context, row, payment.siteUrl)
    },
    chargeSaved,
    findPayment: async (context, { siteId, idempotencyKey, siteUrl = '' }) => {
      const key = { column: 'idempotency_key', value: idempotencyKey } as const
      const row = await withLocked(context, siteId, key, async (_, found) => found)
      return row && describePayment(context, row, siteUrl)
    },
    cancelPayment: async (context, { siteId, paymentId }) => {
      const row = await withLocked(context, siteId, { column: 'id', value: paymentId }, async (tx, found) =>
        isWaiting(found) ? updateSandboxPayment(tx, found, { status: 'CANCELED' }, context.clock.now()) : found,
      )
      if (!row) throw new Error(`The sandbox has no payment ${paymentId}`)
      return describePayment(context, row, '')
    },
    refund,
    createSetup: async (context, setup) => {
      const row = await context.transaction((tx) => insertSandboxPayment(tx, newSetup(context, setup)))
      return describePayment(context, row, setup.siteUrl)
    },
    findSetup: async (context, { siteId, idempotencyKey, siteUrl = '' }) => {
      const key = { column: 'idempotency_key', value: idempotencyKey } as const
      const row = await withLocked(context, siteId, key, async (_, found) => found)
      return row && describePayment(context, row, siteUrl)
    },
    listRefunds: async ({ db }, { siteId, paymentId }) => listSandboxRefunds(db, siteId, paymentId),
    // Nothing happens to its payments but through us.
    listChanges: async () => ({ refunds: [], disputes: [] }),
    listDisputes: async () => [],
    findMethod: async ({ db }, { siteId, methodId }) => {
      const row = await findSandboxMethod(db, siteId, methodId)
      return row && (row.detached_at === null ? describeMethod(row) : 'REMOVED')
    },
    deleteMethod: (context, { siteId, methodId }) =>
      detachSandboxMethod(context.db, siteId, methodId, context.clock.now()),
    deleteCustomer: (context, { siteId, customerId }) => eraseSandboxCustomer(context.db, siteId, customerId),
    verifyWebhook: async (context, { body, signature }) => {
      const [at = '', hash = ''] = signature.split('.')
      const expected = Buffer.from(sign(`${at}.${body}`))
      const sent = Buffer.from(hash)
      if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) return undefined
      return Math.abs(context.clock.now() - Number(at)) <= messageMs
        ? { idempotencyKey: null, ...JSON.parse(body) }
        : undefined
    },
    findPage: (context, { siteId, token }) =>
      withLocked(context, siteId, { column: 'token', value: token }, async (_, row) => row),
    submitPage: async (context, { siteId, token, input }) => {
      const card = input.kind === 'card' ? findSandboxCard(input.number) : undefined
      if (input.kind === 'card' && !card) return 'UNKNOWN_CARD'
      return withLocked(context, siteId, { column: 'token', value: token }, async (tx, row) => {
        if (input.kind === 'challenge') {
          return row.status === 'REQUIRES_CHALLENGE' ? endChallenge(context, tx, row, input.isApproved) : row
        }
        return row.status === 'REQUIRES_CARD' && card ? payWithCard(context, tx, row, { ...input, ...card }) : row
      })
    },
    writeWebhook: (context, payment) => {
      const subject = payment.is_setup ? { paymentId: null, setupId: payment.id } : { paymentId: payment.id }
      const body = JSON.stringify({ id: context.ids.guid(), type: `payment.${payment.status}`, ...subject })
      const at = String(context.clock.now())
      return { body, signature: `${at}.${sign(`${at}.${body}`)}` }
    },
  }
}

function newPayment(context: ProviderContext, payment: NewProviderPayment) {
  const now = context.clock.now()
  const at = new Date(now).toISOString()
  return {
    site_id: payment.siteId,
    id: context.ids.guid(),
    idempotency_key: payment.idempotencyKey,
    customer_id: payment.customerId,
    currency: payment.currency,
    amount_minor: payment.amountMinor,
    status: 'REQUIRES_CARD' as const,
    token: newToken(payment.siteId),
    return_url: payment.returnUrl,
    save_method: payment.saveMethod,
    expires_at: new Date(now + pageMs).toISOString(),
    created_at: at,
    updated_at: at,
  }
}

/** Saving a card is a payment of nothing. */
function newSetup(context: ProviderContext, setup: NewProviderSetup) {
  return { ...newPayment(context, { ...setup, amountMinor: 0, saveMethod: true }), is_setup: true }
}

/** Names its business, as all secrets in links do: 16 bytes in base64url, a dot, and 32 random bytes. */
function newToken(siteId: string): string {
  const site = Buffer.from(siteId.replaceAll('-', ''), 'hex').toString('base64url')
  return `${site}.${randomBytes(32).toString('base64url')}`
}

/** A card that needs its owner is declined while they are away; otherwise the page asks them, without taking another card. */
async function chargeSaved(context: ProviderContext, charge: SavedCharge): Promise<ProviderPayment> {
  const { siteId, methodId, confirmation } = charge
  const now = context.clock.now()
  const method = await findSandboxMethod(context.db, siteId, methodId)
  const outcome = method?.detached_at === null ? method.outcome : undefined
  const needsOwner = outcome === 'CHALLENGE' && confirmation !== undefined
  const status = needsOwner ? 'REQUIRES_CHALLENGE' : outcome === 'SUCCESS' ? 'SUCCEEDED' : 'FAILED'
  const at = new Date(now).toISOString()
  const row = await context.transaction((tx) =>
    insertSandboxPayment(tx, {
      site_id: siteId,
      id: context.ids.guid(),
      idempotency_key: charge.idempotencyKey,
      customer_id: method?.customer_id ?? null,
      currency: charge.currency,
      amount_minor: charge.amountMinor,
      status,
      ...(needsOwner ? { token: newToken(siteId), return_url: confirmation.returnUrl } : {}),
      method_id: method?.id ?? null,
      card_brand: method?.brand ?? null,
      card_last4: method?.last4 ?? null,
      failure_code: status === 'FAILED' ? savedFailure(outcome) : null,
      expires_at: needsOwner ? new Date(now + pageMs).toISOString() : at,
      created_at: at,
      updated_at: at,
    }),
  )
  return describePayment(context, row, confirmation?.siteUrl ?? '')
}

const savedFailure = (outcome: SandboxOutcome | undefined) =>
  outcome === 'CHALLENGE' ? 'AUTHENTICATION_REQUIRED' : 'CARD_DECLINED'

const refund: PaymentProvider['refund'] = async (context, { siteId, paymentId, amountMinor, idempotencyKey }) =>
  context.transaction(async (tx) => {
    const payment = await lockSandboxPayment(tx, siteId, { column: 'id', value: paymentId })
    const earlier = await findSandboxRefund(tx, siteId, idempotencyKey)
    if (earlier) return { id: earlier, status: 'SUCCEEDED', failureCode: null } as const
    const id = context.ids.guid()
    const left = payment?.status === 'SUCCEEDED' ? payment.amount_minor - payment.refunded_minor : 0
    if (!payment || amountMinor > left) return { id, status: 'FAILED', failureCode: 'AMOUNT_TOO_LARGE' } as const
    const created_at = new Date(context.clock.now()).toISOString()
    const row = { site_id: siteId, id, payment_id: paymentId, idempotency_key: idempotencyKey, created_at }
    await insertSandboxRefund(tx, { ...row, amount_minor: amountMinor })
    return { id, status: 'SUCCEEDED', failureCode: null } as const
  })

type Card = { outcome: SandboxOutcome; brand: string; last4: string; expiresMonth: number; expiresYear: number }

async function payWithCard(context: ProviderContext, tx: Tx, row: SandboxPayment, card: Card): Promise<SandboxPayment> {
  const now = context.clock.now()
  const used = { card_brand: card.brand, card_last4: card.last4, failure_code: null }
  const isExpired = Date.UTC(card.expiresYear, card.expiresMonth, 1) <= now
  if (card.outcome === 'DECLINE' || isExpired) {
    const failure_code = isExpired ? 'CARD_EXPIRED' : 'CARD_DECLINED'
    return updateSandboxPayment(tx, row, { ...used, failure_code }, now)
  }
  const method_id = row.save_method && row.customer_id ? await saveCard(context, tx, row, card) : null
  const changes = { ...used, method_id }
  if (card.outcome === 'CHALLENGE')
    return updateSandboxPayment(tx, row, { ...changes, status: 'REQUIRES_CHALLENGE' }, now)
  if (card.outcome === 'SUCCESS') return updateSandboxPayment(tx, row, { ...changes, status: 'SUCCEEDED' }, now)
  const settles_at = new Date(now + lateMs).toISOString()
  return updateSandboxPayment(tx, row, { ...changes, status: 'PROCESSING', settles_at }, now)
}

async function saveCard(context: ProviderContext, tx: Tx, row: SandboxPayment, card: Card): Promise<string> {
  const id = context.ids.guid()
  await insertSandboxMethod(tx, {
    site_id: row.site_id,
    id,
    customer_id: row.customer_id ?? '',
    brand: card.brand,
    last4: card.last4,
    expires_month: card.expiresMonth,
    expires_year: card.expiresYear,
    outcome: card.outcome,
    created_at: new Date(context.clock.now()).toISOString(),
    detached_at: null,
  })
  return id
}

function endChallenge(context: ProviderContext, tx: Tx, row: SandboxPayment, isApproved: boolean) {
  const now = context.clock.now()
  if (isApproved) return updateSandboxPayment(tx, row, { status: 'SUCCEEDED' }, now)
  const failure_code = 'CHALLENGE_FAILED'
  // Another card is entered with another payment: this one was for the saved card.
  if (isSavedCharge(row)) return updateSandboxPayment(tx, row, { status: 'FAILED', failure_code }, now)
  return updateSandboxPayment(tx, row, { status: 'REQUIRES_CARD', failure_code, method_id: null }, now)
}

const isSavedCharge = ({ method_id, save_method }: SandboxPayment) => method_id !== null && !save_method

const isWaiting = ({ status }: SandboxPayment) => status === 'REQUIRES_CARD' || status === 'REQUIRES_CHALLENGE'

/** Locks a payment and first does what is due by time: late confirmations, and pages that were left. */
async function withLocked(
  context: ProviderContext,
  siteId: string,
  key: SandboxKey,
  work: (tx: Tx, row: SandboxPayment) => Promise<SandboxPayment>,
): Promise<SandboxPayment | undefined> {
  return context.transaction(async (tx) => {
    const row = await lockSandboxPayment(tx, siteId, key)
    if (!row) return undefined
    return work(tx, await doWhatIsDue(context, tx, row))
  })
}

async function doWhatIsDue(context: ProviderContext, tx: Tx, row: SandboxPayment): Promise<SandboxPayment> {
  const now = context.clock.now()
  if (row.status === 'PROCESSING' && row.settles_at && Date.parse(row.settles_at) <= now)
    return updateSandboxPayment(tx, row, { status: 'SUCCEEDED', settles_at: null }, now)
  if (isWaiting(row) && Date.parse(row.expires_at) <= now)
    return updateSandboxPayment(tx, row, { status: 'CANCELED' }, now)
  return row
}

async function describePayment(
  { db }: ProviderContext,
  row: SandboxPayment,
  siteUrl: string,
): Promise<ProviderPayment> {
  const status = isWaiting(row) ? 'REQUIRES_ACTION' : row.status
  const isSaved = row.status === 'SUCCEEDED' && row.save_method && row.method_id !== null
  const method = isSaved ? await findSandboxMethod(db, row.site_id, row.method_id ?? '') : undefined
  return {
    id: row.id,
    status: status as ProviderPayment['status'],
    next: isWaiting(row) ? { kind: 'page', url: `${siteUrl}/pay/sandbox/${row.token}` } : null,
    card: row.card_last4 ? { brand: row.card_brand ?? '', last4: row.card_last4 } : null,
    savedMethod: method ? describeMethod(method) : null,
    failureCode: row.failure_code,
  }
}

function describeMethod(method: {
  id: string
  brand: string
  last4: string
  expires_month: number
  expires_year: number
}): ProviderMethod {
  const { id, brand, last4, expires_month: expiresMonth, expires_year: expiresYear } = method
  return { id, brand, last4, expiresMonth, expiresYear }
}

import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { NextAction, ProviderPayment, SavedCharge } from '../../../gateways/payments/provider.ts'
import { fail } from '../../../refusal.ts'
import { isLockedOut } from '../../members/index.ts'
import { publicAddress } from '../../sites/index.ts'
import type { BeginningPayment } from '../ports.ts'
import { dueMinor } from '../rules/amounts.ts'
import type { IdempotencyKey } from '../rules/idempotency-key.ts'
import { checkAt, isOpen } from '../rules/payment-status.ts'
import { type ChargeRow, findCharge, lockCharge } from '../store/charges.ts'
import { findMethod, type MethodRow } from '../store/methods.ts'
import { findOpenPayment, findPaymentByKey, insertPayment, type PaymentRow, paymentKey } from '../store/payments.ts'
import { applyProviderPayment } from './apply-provider-payment.ts'
import type { CardScope } from './card-scope.ts'
import { checkAfterFailure } from './check-method.ts'
import { shownStatus } from './next-step.ts'
import { gatewayOf, loadProviderKind } from './payment-provider.ts'
import { findProviderReference } from './provider-reference.ts'
import { requireChargeable } from './require-chargeable.ts'

export type StartPayment = {
  siteId: string
  chargeId: string
  /** At most what is due. */
  amountMinor: number
  contactId: string | null
  /** Whether the customer agreed that later charges use this card. */
  saveMethod: boolean
  returnUrl: string
  idempotencyKey: IdempotencyKey
  /** Whose the card becomes; of the charge's booking or order unless set. */
  cardScope?: CardScope['cardScope']
  payerMemberId?: string | null
  /** Customers pay amounts that they were offered; the business any. */
  paidBy: BeginningPayment['paidBy']
}

export type StartedPayment = {
  paymentId: string
  status: PaymentRow['status']
  next: NextAction | null
  failureCode: string | null
}

/**
 * Starts a payment by card. The row comes first, then the provider, outside any transaction: a crash in between is
 * reconciled. Repeated with the same key it returns the same payment. Not for use inside a transaction.
 *
 * Throws PAYMENT_PROVIDER_NOT_READY, PAYMENT_EXCEEDS_CHARGE, PAYMENT_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED, and what
 * `paymentBegins` throws.
 */
export async function startPayment(context: Context, request: StartPayment): Promise<StartedPayment> {
  const siteUrl = await publicAddress(context, request.siteId)
  await cancelOtherPayment(context, request)
  const { payment, isNew } = await insertOpenPayment(context, request, { method: 'CARD' })
  const gateway = gatewayOf(context, payment.provider)
  const { siteId, saveMethod, returnUrl } = request
  const { amount_minor: amountMinor, currency, id: idempotencyKey } = payment
  if (!isNew && !isOpen(payment.status)) return startedPayment(payment, null)
  return applyAnswer(context, payment, async () =>
    gateway.createPayment(context, {
      siteId,
      currency,
      amountMinor,
      idempotencyKey,
      customerId: await findCardOwner(context, payment),
      saveMethod,
      returnUrl,
      siteUrl,
    }),
  )
}

export type ChargeSavedMethod = {
  siteId: string
  chargeId: string
  amountMinor: number
  methodId: string
  idempotencyKey: IdempotencyKey
} & Partial<Pick<StartPayment, 'contactId' | 'returnUrl' | 'paidBy'>>

/**
 * As `chargeSavedMethod`, for a customer who chose the card and is there to confirm it, if their bank asks. A page that
 * they left open is closed first.
 */
export async function payWithSavedMethod(
  context: Context,
  request: ChargeSavedMethod & { returnUrl: string },
): Promise<StartedPayment> {
  await cancelOtherPayment(context, request)
  const siteUrl = await publicAddress(context, request.siteId)
  return chargeMethod(context, request, { returnUrl: request.returnUrl, siteUrl })
}

/**
 * Charges a saved card while the customer is away, for a cycle or a fee. A card that is refused or needs the customer
 * ends in FAILED, with `failureCode`. Errors as in `startPayment`, and PAYMENT_METHOD_NOT_FOUND.
 */
export async function chargeSavedMethod(context: Context, request: ChargeSavedMethod): Promise<StartedPayment> {
  return chargeMethod(context, request, undefined)
}

async function chargeMethod(
  context: Context,
  request: ChargeSavedMethod,
  confirmation: SavedCharge['confirmation'],
): Promise<StartedPayment> {
  const { siteId } = request
  const method = (await findMethod(context.db, siteId, request.methodId)) ?? fail('PAYMENT_METHOD_NOT_FOUND')
  const { payment, isNew } = await insertOpenPayment(context, request, {
    method: 'SAVED_CARD',
    saved: method,
    isOwnerAway: confirmation === undefined,
  })
  if (!isNew && !isOpen(payment.status)) return startedPayment(payment, null)
  const started = await applyAnswer(context, payment, () =>
    gatewayOf(context, payment.provider).chargeSaved(context, {
      siteId,
      currency: payment.currency,
      amountMinor: payment.amount_minor,
      idempotencyKey: payment.id,
      methodId: method.provider_method_id,
      confirmation,
    }),
  )
  await checkAfterFailure(context, method, started.failureCode)
  return started
}

/** Without an answer the outcome is unknown: the payment stays open, and reconciling it asks the provider. */
export async function applyAnswer(
  context: Context,
  payment: PaymentRow,
  call: () => Promise<ProviderPayment>,
): Promise<StartedPayment> {
  let reported: ProviderPayment
  try {
    reported = await call()
  } catch (error) {
    context.log.warn({ err: error, paymentId: payment.id }, 'the payment provider did not answer')
    return startedPayment(payment, null)
  }
  return startedPayment(await applyProviderPayment(context, paymentKey(payment), reported), reported)
}

type Requested = {
  siteId: string
  chargeId: string
  amountMinor: number
  idempotencyKey: IdempotencyKey
} & Partial<StartPayment>
type Way = { method: 'CARD' } | { method: 'SAVED_CARD'; saved: MethodRow; isOwnerAway: boolean }

async function insertOpenPayment(
  context: Context,
  request: Requested,
  way: Way,
): Promise<{ payment: PaymentRow; isNew: boolean }> {
  return context.transaction(async (tx) => {
    const charge = (await lockCharge(tx, request.siteId, request.chargeId)) ?? fail('CHARGE_NOT_FOUND')
    const repeated = await findPaymentByKey(tx, request.siteId, request.idempotencyKey)
    if (repeated) return { payment: requireSame(repeated, request, way), isNew: false }
    if (request.amountMinor <= 0 || request.amountMinor > dueMinor(charge)) return fail('PAYMENT_EXCEEDS_CHARGE')
    const open = await findOpenPayment(tx, request.siteId, charge.id)
    if (open) return fail('PAYMENT_IN_PROGRESS')
    const { amountMinor, paidBy = 'BUSINESS' } = request
    const isOwnerAway = way.method === 'SAVED_CARD' && way.isOwnerAway
    if (isOwnerAway) await refuseLockedOut(tx, way.saved)
    await context.ports.payments.paymentBegins(context, tx, charge, { amountMinor, paidBy, isOwnerAway })
    const payment = await insertPayment(tx, await openColumns(context, tx, charge, request, way))
    return { payment: payment ?? fail('IDEMPOTENCY_KEY_REUSED'), isNew: true }
  })
}

/** A card is not charged behind the back of an owner whose account was blocked or deleted since they saved it. */
async function refuseLockedOut(
  tx: Tx,
  { site_id: siteId, contact_id: contactId, created_at }: MethodRow,
): Promise<void> {
  if (await isLockedOut(tx, siteId, { contactId, cardSavedAt: created_at })) fail('PAYMENT_METHOD_NOT_FOUND')
}

async function openColumns(context: Context, tx: Tx, charge: ChargeRow, request: Requested, way: Way) {
  const now = context.clock.now()
  const saved = way.method === 'SAVED_CARD' ? way.saved : undefined
  const provider = await loadProviderKind(tx, request.siteId)
  if (saved && saved.provider !== provider) return fail('PAYMENT_METHOD_NOT_FOUND')
  requireChargeable(context, provider, { amountMinor: request.amountMinor, currency: charge.currency })
  const at = new Date(now).toISOString()
  return {
    site_id: charge.site_id,
    id: context.ids.guid(),
    charge_id: charge.id,
    contact_id: request.contactId ?? saved?.contact_id ?? charge.contact_id,
    method: way.method,
    provider,
    status: 'CREATED' as const,
    currency: charge.currency,
    amount_minor: request.amountMinor,
    idempotency_key: request.idempotencyKey,
    payment_method_id: saved?.id ?? null,
    save_method: request.saveMethod ?? false,
    card_scope: request.cardScope ?? ('SUBJECT' as const),
    payer_member_id: request.payerMemberId ?? null,
    return_url: request.returnUrl ?? null,
    location_id: charge.location_id,
    resource_id: charge.resource_id,
    check_at: checkAt('CREATED', now),
    created_at: at,
    updated_at: at,
  }
}

function requireSame(payment: PaymentRow, request: Requested, way: Way): PaymentRow {
  const isSame =
    payment.charge_id === request.chargeId.toLowerCase() &&
    payment.amount_minor === request.amountMinor &&
    payment.method === way.method &&
    (way.method === 'CARD' || payment.payment_method_id === way.saved.id)
  return isSame ? payment : fail('IDEMPOTENCY_KEY_REUSED')
}

/** A page left open in another tab must not take the money twice. */
async function cancelOtherPayment(
  context: Context,
  { siteId, chargeId, idempotencyKey }: Pick<StartPayment, 'siteId' | 'chargeId' | 'idempotencyKey'>,
): Promise<void> {
  const other = await findOpenPayment(context.db, siteId, chargeId)
  if (other && other.idempotency_key !== idempotencyKey) await cancelPayment(context, other)
}

/**
 * Cancels the payment of a charge that a provider is working on. Returns true if none is open any more. Not for use inside
 * a transaction.
 */
export async function cancelOpenPayment(context: Context, siteId: string, chargeId: string): Promise<boolean> {
  const open = await findOpenPayment(context.db, siteId, chargeId)
  if (open) await cancelPayment(context, open)
  return !open || (await findOpenPayment(context.db, siteId, chargeId)) === undefined
}

/** Cancels a combined payment as a whole. The provider may have taken the money already: its answer counts. */
export async function cancelPayment(context: Context, payment: PaymentRow): Promise<void> {
  const { site_id: siteId } = payment
  const { paymentId } = await findProviderReference(context.db, payment)
  if (!paymentId) return
  const reported = await gatewayOf(context, payment.provider).cancelPayment(context, { siteId, paymentId })
  await applyProviderPayment(context, paymentKey(payment), reported)
}

/** Who the provider saves a card for: the contact, or what is paid. Cards of others never come together there. */
export async function findCardOwner({ db }: Context, payment: PaymentRow): Promise<string | null> {
  const { site_id: siteId, contact_id: contactId, charge_id: chargeId, card_scope: scope } = payment
  return scope === 'CONTACT' ? contactId : ((await findCharge(db, siteId, chargeId))?.subject_id ?? null)
}

export function startedPayment(payment: PaymentRow, reported: ProviderPayment | null): StartedPayment {
  return {
    paymentId: payment.id,
    status: shownStatus(payment),
    next: reported && payment.status === 'REQUIRES_ACTION' && payment.superseded_at === null ? reported.next : null,
    failureCode: payment.failure_code,
  }
}

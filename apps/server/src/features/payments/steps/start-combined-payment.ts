import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { publicAddress } from '../../sites/index.ts'
import type { BeginningPayment } from '../ports.ts'
import { dueMinor } from '../rules/amounts.ts'
import type { IdempotencyKey } from '../rules/idempotency-key.ts'
import { checkAt, isOpen } from '../rules/payment-status.ts'
import { type ChargeRow, lockCharges } from '../store/charges.ts'
import {
  type CombinedPaymentRow,
  findCombinedByKey,
  findCombinedPayment,
  insertCombinedPayment,
  listParts,
} from '../store/combined-payments.ts'
import { findMethod, type MethodRow } from '../store/methods.ts'
import { findOpenPayment, insertPayment, type PaymentRow } from '../store/payments.ts'
import type { CardScope } from './card-scope.ts'
import { gatewayOf, loadProviderKind } from './payment-provider.ts'
import { requireChargeable } from './require-chargeable.ts'
import { applyAnswer, cancelPayment, findCardOwner, type StartedPayment, startedPayment } from './start-payment.ts'

/** A charge and how much of it is paid; at most what is due. */
export type CombinedPart = { chargeId: string; amountMinor: number }

export type StartCombinedPayment = {
  siteId: string
  /** At least two, in one currency. */
  parts: readonly CombinedPart[]
  contactId: string | null
  saveMethod: boolean
  /** Whose the card becomes; of one of the bookings or orders unless set. */
  cardScope?: CardScope['cardScope']
  payerMemberId?: string | null
  /** Saved card that pays; a card is entered unless set. */
  methodId?: string
  returnUrl: string
  idempotencyKey: IdempotencyKey
  paidBy: BeginningPayment['paidBy']
}

/**
 * Starts one payment by card for several charges: all of them are paid by it, or none. Each charge gets a payment for its
 * part, of which the provider knows nothing. Otherwise as `startPayment`, with the same errors.
 */
export async function startCombinedPayment(context: Context, request: StartCombinedPayment): Promise<StartedPayment> {
  const { siteId, saveMethod, returnUrl, methodId } = request
  const siteUrl = await publicAddress(context, siteId)
  const saved = methodId === undefined ? undefined : await findMethod(context.db, siteId, methodId)
  if (methodId !== undefined && !saved) return fail('PAYMENT_METHOD_NOT_FOUND')
  for (const { chargeId } of request.parts) await cancelOther(context, request, chargeId)
  const { combined, first, isNew } = await insertOpen(context, { ...request, saved })
  if (!isNew && !isOpen(first.status)) return startedPayment(first, null)
  const amount = {
    siteId,
    currency: combined.currency,
    amountMinor: combined.amount_minor,
    idempotencyKey: combined.id,
  }
  const gateway = gatewayOf(context, combined.provider)
  return applyAnswer(context, first, async () =>
    saved
      ? gateway.chargeSaved(context, {
          ...amount,
          methodId: saved.provider_method_id,
          confirmation: { returnUrl, siteUrl },
        })
      : gateway.createPayment(context, {
          ...amount,
          customerId: await findCardOwner(context, first),
          saveMethod,
          returnUrl,
          siteUrl,
        }),
  )
}

/** A page left open in another tab must not take the money twice. */
async function cancelOther(
  context: Context,
  { siteId, idempotencyKey }: StartCombinedPayment,
  chargeId: string,
): Promise<void> {
  const other = await findOpenPayment(context.db, siteId, chargeId)
  if (!other) return
  const { combined_payment_id: combinedId } = other
  const combined = combinedId === null ? undefined : await findCombinedPayment(context.db, siteId, combinedId)
  if (combined?.idempotency_key !== idempotencyKey) await cancelPayment(context, other)
}

type Inserted = { combined: CombinedPaymentRow; first: PaymentRow; isNew: boolean }
type Inserting = StartCombinedPayment & { saved: MethodRow | undefined }

async function insertOpen(context: Context, request: Inserting): Promise<Inserted> {
  const { siteId, parts, idempotencyKey } = request
  return context.transaction(async (tx) => {
    const charges = await lockCharges(
      tx,
      siteId,
      parts.map(({ chargeId }) => chargeId),
    )
    const repeated = await findCombinedByKey(tx, siteId, idempotencyKey)
    if (repeated) return { combined: repeated, first: await requireSame(tx, repeated, request), isNew: false }
    const priced = charges.map((charge) => ({ charge, amountMinor: findAmount(charge, parts) }))
    if (priced.length !== parts.length) return fail('CHARGE_NOT_FOUND')
    for (const { charge, amountMinor } of priced) {
      if (amountMinor <= 0 || amountMinor > dueMinor(charge)) return fail('PAYMENT_EXCEEDS_CHARGE')
      if (await findOpenPayment(tx, siteId, charge.id)) return fail('PAYMENT_IN_PROGRESS')
      const { paidBy } = request
      await context.ports.payments.paymentBegins(context, tx, charge, { amountMinor, paidBy, isOwnerAway: false })
    }
    const combined = await insertCombined(context, tx, priced, request)
    const rows: PaymentRow[] = []
    for (const part of priced) rows.push(await insertPart(context, tx, part, { combined, request }))
    return { combined, first: rows[0] ?? fail('CHARGE_NOT_FOUND'), isNew: true }
  })
}

type Priced = { charge: ChargeRow; amountMinor: number }

async function insertCombined(
  context: Context,
  tx: Tx,
  priced: readonly Priced[],
  { siteId, idempotencyKey, saved }: Inserting,
): Promise<CombinedPaymentRow> {
  const provider = await loadProviderKind(tx, siteId)
  if (saved && saved.provider !== provider) return fail('PAYMENT_METHOD_NOT_FOUND')
  const currency = priced[0]?.charge.currency ?? ''
  const total = priced.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  requireChargeable(context, provider, { amountMinor: total, currency })
  const row = await insertCombinedPayment(tx, {
    site_id: siteId,
    id: context.ids.guid(),
    provider,
    currency,
    amount_minor: total,
    idempotency_key: idempotencyKey,
    created_at: new Date(context.clock.now()).toISOString(),
  })
  return row ?? fail('IDEMPOTENCY_KEY_REUSED')
}

function findAmount(charge: ChargeRow, parts: readonly CombinedPart[]): number {
  return parts.find(({ chargeId }) => chargeId === charge.id)?.amountMinor ?? 0
}

async function insertPart(
  { ids, clock }: Context,
  tx: Tx,
  { charge, amountMinor }: Priced,
  { combined, request }: { combined: CombinedPaymentRow; request: Inserting },
): Promise<PaymentRow> {
  const at = new Date(clock.now()).toISOString()
  const payment = await insertPayment(tx, {
    site_id: charge.site_id,
    id: ids.guid(),
    charge_id: charge.id,
    contact_id: request.contactId ?? charge.contact_id,
    method: request.saved ? 'SAVED_CARD' : 'CARD',
    payment_method_id: request.saved?.id ?? null,
    provider: combined.provider,
    status: 'CREATED',
    currency: charge.currency,
    amount_minor: amountMinor,
    idempotency_key: `server:combined:${combined.id}:${charge.id}`,
    combined_payment_id: combined.id,
    save_method: request.saveMethod,
    card_scope: request.cardScope ?? 'SUBJECT',
    payer_member_id: request.payerMemberId ?? null,
    return_url: request.returnUrl,
    location_id: charge.location_id,
    resource_id: charge.resource_id,
    check_at: checkAt('CREATED', clock.now()),
    created_at: at,
    updated_at: at,
  })
  return payment ?? fail('IDEMPOTENCY_KEY_REUSED')
}

/** Returns the first part of a payment that was sent before with the same parts and the same card. */
async function requireSame(
  tx: Tx,
  { site_id: siteId, id }: CombinedPaymentRow,
  { parts, saved }: Inserting,
): Promise<PaymentRow> {
  const rows = await listParts(tx, siteId, id)
  const isSame = rows.every(
    (row) =>
      row.amount_minor === findPart(parts, row)?.amountMinor &&
      row.method === (saved ? 'SAVED_CARD' : 'CARD') &&
      (!saved || row.payment_method_id === saved.id),
  )
  const [first] = rows
  return first && isSame && rows.length === parts.length ? first : fail('IDEMPOTENCY_KEY_REUSED')
}

const findPart = (parts: readonly CombinedPart[], row: PaymentRow) =>
  parts.find(({ chargeId }) => chargeId === row.charge_id)

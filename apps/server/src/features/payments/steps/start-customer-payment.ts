import type { Infer, payments } from '@kalends/contract'
import { type Actor, getCustomer, isManager, may } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import { inParallel } from '../../../db/in-parallel.ts'
import type { CallRequest } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { dueMinor } from '../rules/amounts.ts'
import type { IdempotencyKey } from '../rules/idempotency-key.ts'
import { isOpen } from '../rules/payment-status.ts'
import { type ChargeRow, findChargesById } from '../store/charges.ts'
import { listParts } from '../store/combined-payments.ts'
import { findMethod } from '../store/methods.ts'
import { findOpenPayment, findPayment, findPaymentByKey, type PaymentRow, paymentKey } from '../store/payments.ts'
import { type CardScope, findCardScope } from './card-scope.ts'
import { countCardAttempt } from './count-card-attempt.ts'
import { describeNext, showProgress } from './next-step.ts'
import { isOwnMethod, requirePayableCharge } from './own-charge.ts'
import { checkPayment } from './reconcile-payments.ts'
import { resolveReturnUrl } from './return-url.ts'
import { type CombinedPart, startCombinedPayment } from './start-combined-payment.ts'
import { payWithSavedMethod, startPayment } from './start-payment.ts'

type Progress = Infer<typeof payments.PaymentProgress>

export type StartCustomerPayment = {
  chargeId: string
  /** Link of the booking, which proves whose it is. */
  bookingToken?: string | undefined
  /** Returns the amount to pay; everything that is due unless set. */
  readAmount?: ((charge: ChargeRow) => number) | undefined
  saveMethod: boolean
  methodId?: ChosenCard
  resume: Resume
  returnUrl: string
  idempotencyKey: IdempotencyKey
}

/** Whether an open payment is returned instead of being replaced. */
type Resume = boolean
/** Saved card of the member; a card is entered unless set. */
type ChosenCard = string | undefined

/**
 * Starts a payment by card of a charge that the actor may pay, within the limits of customers. Errors as in `startPayment`,
 * and CHARGE_NOT_FOUND, PAYMENT_METHOD_NOT_FOUND, CALLBACK_URL_NOT_ALLOWED, THROTTLED_FEATURE.
 */
export async function startCustomerPayment(
  context: Context,
  { actor, request }: { actor: Actor; request: CallRequest },
  starting: StartCustomerPayment,
): Promise<Progress> {
  const { chargeId, bookingToken, readAmount, saveMethod, methodId, resume, returnUrl: sent, idempotencyKey } = starting
  const { siteId } = actor
  if (!isManager(actor)) await countCardAttempt(context, actor, request.address)
  const charge = await requirePayableCharge(context, actor, chargeId, { permission: 'MANAGE_PAYMENTS', bookingToken })
  const returnUrl = await resolveReturnUrl(context, actor, sent)
  const chosenMinor = readAmount?.(charge)
  const parts = chosenMinor === undefined ? undefined : [{ chargeId: charge.id, amountMinor: chosenMinor }]
  const open = resume ? await findWaitingPayment(context, charge, parts) : undefined
  if (open) return open
  const requested = {
    siteId,
    chargeId: charge.id,
    amountMinor: chosenMinor ?? (await findAmount(context, charge, idempotencyKey)),
    contactId: charge.contact_id,
    returnUrl,
    idempotencyKey,
    paidBy: findPayer(actor),
    ...(await findCardScope(context, actor, charge.contact_id)),
  }
  const { next, ...started } =
    methodId === undefined
      ? await startPayment(context, {
          ...requested,
          ...(await findSaving(context, [charge], { ...requested, saveMethod })),
        })
      : await payWithSavedMethod(context, { ...requested, methodId: await requireOwnMethod(context, actor, methodId) })
  return { ...started, returnUrl, ...(await describeNext(context, siteId, next)) }
}

export type StartCombinedCustomerPayment = {
  /** Parts of charges that the actor may pay: the caller has checked it. */
  parts: readonly CombinedPart[]
  saveMethod: boolean
  methodId?: ChosenCard
  resume: Resume
  returnUrl: string
  idempotencyKey: IdempotencyKey
}

/** The same for several charges that are paid by one payment, with one card. */
export async function startCombinedCustomerPayment(
  context: Context,
  { actor, request }: { actor: Actor; request: CallRequest },
  { parts, saveMethod, methodId, resume, returnUrl: sent, idempotencyKey }: StartCombinedCustomerPayment,
): Promise<Progress> {
  const { siteId } = actor
  if (!isManager(actor)) await countCardAttempt(context, actor, request.address)
  const ids = parts.map(({ chargeId }) => chargeId)
  const charges = await findChargesById(context.db, siteId, ids)
  const open = resume && charges[0] ? await findWaitingPayment(context, charges[0], parts) : undefined
  if (open) return open
  const returnUrl = await resolveReturnUrl(context, actor, sent)
  const contactId = charges[0]?.contact_id ?? null
  const scope = await findCardScope(context, actor, contactId)
  const { next, ...started } = await startCombinedPayment(context, {
    siteId,
    parts,
    contactId,
    ...scope,
    ...(methodId === undefined
      ? await findSaving(context, charges, { ...scope, saveMethod })
      : { saveMethod: false, methodId: await requireOwnMethod(context, actor, methodId) }),
    returnUrl,
    idempotencyKey,
    paidBy: findPayer(actor),
  })
  return { ...started, returnUrl, ...(await describeNext(context, siteId, next)) }
}

/**
 * Asks the provider where the open payment of a charge stands. Undefined if none is open any more, or if it does not pay
 * exactly these parts.
 */
async function findWaitingPayment(
  context: Context,
  { site_id: siteId, id: chargeId }: ChargeRow,
  parts: readonly CombinedPart[] | undefined,
): Promise<Progress | undefined> {
  const found = await findOpenPayment(context.db, siteId, chargeId)
  if (!found || found.superseded_at !== null || (parts && !(await paysExactly(context, found, parts)))) return undefined
  await checkPayment(context, paymentKey(found))
  const payment = await findPayment(context.db, siteId, found.id)
  return payment && isOpen(payment.status) ? showProgress(context, payment) : undefined
}

async function paysExactly({ db }: Context, payment: PaymentRow, parts: readonly CombinedPart[]): Promise<boolean> {
  const { site_id: siteId, combined_payment_id: combinedId } = payment
  const paid = combinedId === null ? [payment] : await listParts(db, siteId, combinedId)
  const isSame = (row: PaymentRow) =>
    row.superseded_at === null &&
    parts.some(({ chargeId, amountMinor }) => chargeId === row.charge_id && amountMinor === row.amount_minor)
  return paid.length === parts.length && paid.every(isSame)
}

/** Who acts for a customer through a key is bound by what customers may pay, too. */
function findPayer(actor: Actor): 'BUSINESS' | 'CUSTOMER' {
  return may(actor, 'MANAGE_PAYMENTS') && getCustomer(actor) === undefined ? 'BUSINESS' : 'CUSTOMER'
}

/** Everything that is due; for a repeated request what was due the first time. */
async function findAmount({ db }: Context, charge: ChargeRow, idempotencyKey: IdempotencyKey): Promise<number> {
  const repeated = await findPaymentByKey(db, charge.site_id, idempotencyKey)
  return repeated?.charge_id === charge.id ? repeated.amount_minor : dueMinor(charge)
}

async function requireOwnMethod(context: Context, actor: Actor, methodId: string): Promise<string> {
  const method = await findMethod(context.db, actor.siteId, methodId)
  return method && (await isOwnMethod(context, actor, method)) ? method.id : fail('PAYMENT_METHOD_NOT_FOUND')
}

type Saving = Pick<CardScope, 'cardScope'> & { saveMethod: boolean }

/**
 * Returns whether the card is saved, and whose it becomes. A customer who agreed to the fees of a booking does not enter the
 * card twice: it stays with the booking unless they want to save it. One who has proven nothing saves it for fees and
 * renewals only.
 */
async function findSaving(
  { db, ports }: Context,
  charges: readonly ChargeRow[],
  { cardScope, saveMethod }: Saving,
): Promise<Saving> {
  const consents = await inParallel(...charges.map((charge) => ports.payments.findFeeConsent(db, charge)))
  const isAwaited = consents.some((consent) => consent?.hasCard === false)
  const isForContact = saveMethod && cardScope === 'CONTACT'
  const isForOrder = saveMethod && charges.some(({ subject_type }) => subject_type === 'ORDER')
  return { saveMethod: isForContact || isForOrder || isAwaited, cardScope: isForContact ? 'CONTACT' : 'SUBJECT' }
}

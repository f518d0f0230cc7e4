import type { Infer, payments } from '@kalends/contract'
import { type Actor, isManager, may } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import { inParallel } from '../../../db/in-parallel.ts'
import type { CallRequest } from '../../../operation.ts'
import { dueMinor } from '../rules/amounts.ts'
import { type ChargeRow, findChargesById } from '../store/charges.ts'
import { countCardAttempt } from './count-card-attempt.ts'
import { describeNext } from './next-step.ts'
import { requirePayableCharge } from './own-charge.ts'
import { resolveReturnUrl } from './return-url.ts'
import { type CombinedPart, startCombinedPayment } from './start-combined-payment.ts'
import { startPayment } from './start-payment.ts'

export type StartCustomerPayment = {
  chargeId: string
  /** Returns the amount to pay; everything that is due unless set. */
  readAmount?: ((charge: ChargeRow) => number) | undefined
  saveMethod: boolean
  returnUrl: string
  idempotencyKey: string
}

/**
 * Starts a payment by card of a charge that the actor may pay, within the limits of customers. Errors as in `startPayment`,
 * and CHARGE_NOT_FOUND, CALLBACK_URL_NOT_ALLOWED, THROTTLED_FEATURE.
 */
export async function startCustomerPayment(
  context: Context,
  { actor, request }: { actor: Actor; request: CallRequest },
  { chargeId, readAmount = dueMinor, saveMethod, returnUrl: sent, idempotencyKey }: StartCustomerPayment,
): Promise<Infer<typeof payments.PaymentProgress>> {
  const { siteId } = actor
  if (!isManager(actor)) await countCardAttempt(context, actor, request.address)
  const charge = await requirePayableCharge(context, actor, chargeId, 'MANAGE_PAYMENTS')
  const returnUrl = await resolveReturnUrl(context, actor, sent)
  const { next, ...started } = await startPayment(context, {
    siteId,
    chargeId: charge.id,
    amountMinor: readAmount(charge),
    contactId: charge.contact_id,
    saveMethod: saveMethod || (await isCardAwaited(context, charge)),
    returnUrl,
    idempotencyKey,
    paidBy: may(actor, 'MANAGE_PAYMENTS') ? 'BUSINESS' : 'CUSTOMER',
  })
  return { ...started, returnUrl, ...(await describeNext(context, siteId, next)) }
}

export type StartCombinedCustomerPayment = {
  /** Parts of charges that the actor may pay: the caller has checked it. */
  parts: readonly CombinedPart[]
  saveMethod: boolean
  returnUrl: string
  idempotencyKey: string
}

/** The same for several charges that are paid by one payment. */
export async function startCombinedCustomerPayment(
  context: Context,
  { actor, request }: { actor: Actor; request: CallRequest },
  { parts, saveMethod, returnUrl: sent, idempotencyKey }: StartCombinedCustomerPayment,
): Promise<Infer<typeof payments.PaymentProgress>> {
  const { siteId } = actor
  if (!isManager(actor)) await countCardAttempt(context, actor, request.address)
  const ids = parts.map(({ chargeId }) => chargeId)
  const charges = await findChargesById(context.db, siteId, ids)
  const returnUrl = await resolveReturnUrl(context, actor, sent)
  const isAwaited = await inParallel(...charges.map((charge) => isCardAwaited(context, charge)))
  const { next, ...started } = await startCombinedPayment(context, {
    siteId,
    parts,
    contactId: charges[0]?.contact_id ?? null,
    saveMethod: saveMethod || isAwaited.includes(true),
    returnUrl,
    idempotencyKey,
    paidBy: may(actor, 'MANAGE_PAYMENTS') ? 'BUSINESS' : 'CUSTOMER',
  })
  return { ...started, returnUrl, ...(await describeNext(context, siteId, next)) }
}

/** A customer who agreed to the fees of a booking and pays it by card does not enter the card twice. */
async function isCardAwaited({ db, ports }: Context, charge: ChargeRow): Promise<boolean> {
  return (await ports.payments.findFeeConsent(db, charge))?.hasCard === false
}

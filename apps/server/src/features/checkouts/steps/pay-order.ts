import { createHash } from 'node:crypto'
import type { Infer, payments } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { CallRequest } from '../../../operation.ts'
import {
  type ChargeRow,
  cancelOpenPayment,
  countCardAttempt,
  describeCardSetup,
  dueMinor,
  findCardScope,
  type IdempotencyKey,
  resolveReturnUrl,
  startCardSetup,
  startCombinedCustomerPayment,
  startCustomerPayment,
} from '../../payments/index.ts'
import { isCardAwaited, isOver } from '../rules/order-lines.ts'
import { listUnpaidParts, type UnpaidPart } from '../rules/unpaid-parts.ts'
import { type CheckoutOrderRow, listOrderLines } from '../store/orders.ts'
import { findLineFacts } from './find-line-facts.ts'

/** Attempts at one amount before the order has to be made anew. */
const mostAttempts = 10

type Progress = Infer<typeof payments.PaymentProgress>
type Setup = Infer<typeof payments.CardSetup>
type Caller = { actor: Actor; request: CallRequest }

/** Where the customer continues; both null if nothing is left to do. */
export type NextPayment = { progress: Progress | null; setup: Setup | null }

export type PayOrder = {
  returnUrl: string
  /** Card that is charged at once, once for each key. */
  savedCard?: { methodId: string; idempotencyKey: string } | undefined
  /** Returns a payment that is open instead of replacing it. */
  resume?: boolean | undefined
}

/**
 * Starts the payment of everything in a draft that is paid online, not paid yet and not over, or asks for the card of a plan
 * that begins for nothing; returns the one it has, the same in every tab. One that failed is followed by a new one, except
 * with a saved card. Not for use inside a transaction.
 */
export async function payOrder(
  context: Context,
  caller: Caller,
  order: CheckoutOrderRow,
  { returnUrl, savedCard, resume = false }: PayOrder,
): Promise<NextPayment> {
  const lines = await findLineFacts(context.db, await listOrderLines(context.db, order.site_id, order.id))
  if (order.status !== 'DRAFT') {
    // A card page that is still open must not take the money of who pays at the visit.
    for (const { charge } of lines) if (charge) await cancelOpenPayment(context, order.site_id, charge.id)
    return nothing
  }
  const left = lines.filter((line) => !isOver(line))
  const plans = left.flatMap(({ plan }) => plan ?? [])
  const parts = listUnpaidParts(left.map((line) => ({ ...line, dueMinor: line.charge ? dueMinor(line.charge) : 0 })))
  if (parts.length > 0) {
    // A plan that renews is charged to the same card later.
    const saveMethod = plans.some(({ is_recurring }) => is_recurring)
    const key = `server:checkout-order-${order.id}-${digest(parts)}` as const
    const starting = { saveMethod, resume, returnUrl }
    if (savedCard) {
      const { methodId, idempotencyKey: sent } = savedCard
      const attempt = createHash('sha256').update(`${methodId} ${sent}`).digest('base64url')
      const idempotencyKey = `${key}-${attempt}` as const
      return { ...nothing, progress: await start(context, caller, parts, { ...starting, methodId, idempotencyKey }) }
    }
    const progress = await repeatEnded((attempt) =>
      start(context, caller, parts, { ...starting, idempotencyKey: `${key}-${attempt}` }),
    )
    return { ...nothing, progress }
  }
  const waiting = plans.find(isCardAwaited)
  return waiting
    ? { ...nothing, setup: await saveCard(context, caller, { planOrderId: waiting.id, order, returnUrl }) }
    : nothing
}

const nothing: NextPayment = { progress: null, setup: null }

async function repeatEnded<T extends { status: string }>(begin: (attempt: number) => Promise<T>): Promise<T | null> {
  let latest: T | null = null
  for (let attempt = 1; attempt <= mostAttempts; attempt++) {
    latest = await begin(attempt)
    if (latest.status !== 'FAILED' && latest.status !== 'CANCELED') break
  }
  return latest
}

type Saving = { planOrderId: string; order: CheckoutOrderRow; returnUrl: string }

/** The card that is charged later is saved first. */
async function saveCard(
  context: Context,
  { actor, request }: Caller,
  { planOrderId, order, returnUrl: sent }: Saving,
): Promise<Setup | null> {
  const { site_id: siteId, contact_id: contactId } = order
  if (contactId === null) throw new Error(`Order ${order.id} has no customer whose card could be saved`)
  await countCardAttempt(context, actor, request.address)
  const returnUrl = await resolveReturnUrl(context, actor, sent)
  const subject = { type: 'ORDER', id: planOrderId } as const
  const scope = await findCardScope(context, actor, contactId)
  const setup = await repeatEnded((attempt) => {
    const idempotencyKey = `server:checkout-card-${order.id}-${planOrderId}-${attempt}` as const
    return startCardSetup(context, { siteId, contactId, subject, scope, returnUrl, idempotencyKey })
  })
  return setup && describeCardSetup(context, siteId, { ...setup, returnUrl })
}

type Starting = {
  saveMethod: boolean
  methodId?: string
  resume: boolean
  returnUrl: string
  idempotencyKey: IdempotencyKey
}

async function start(
  context: Context,
  caller: Caller,
  parts: readonly UnpaidPart[],
  starting: Starting,
): Promise<Progress> {
  const [first, second] = parts
  if (!first || second) return startCombinedCustomerPayment(context, caller, { parts, ...starting })
  const { chargeId, amountMinor } = first
  return startCustomerPayment(context, caller, { chargeId, readAmount: (_: ChargeRow) => amountMinor, ...starting })
}

/** The same amounts of the same charges are the same payment. */
function digest(parts: readonly UnpaidPart[]): string {
  const text = parts.map(({ chargeId, amountMinor }) => `${chargeId} ${amountMinor}`).join('\n')
  return createHash('sha256').update(text).digest('base64url')
}

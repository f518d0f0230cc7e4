import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { dueMinor } from '../rules/amounts.ts'
import type { IdempotencyKey } from '../rules/idempotency-key.ts'
import type { OnSiteMethod } from '../rules/ledger.ts'
import { lockCharge } from '../store/charges.ts'
import { insertPayment } from '../store/payments.ts'
import type { Settlement } from './lock-settlements.ts'
import { recorderColumns } from './recorder.ts'
import { settlePayment } from './settle-payment.ts'

export type OnSitePayment = {
  siteId: string
  chargeId: string
  amountMinor: number
  method: OnSiteMethod
  /** Undefined: the system. */
  recordedBy: Actor | undefined
  /** A payment recorded twice with the same key is recorded once. */
  idempotencyKey?: IdempotencyKey
}

/** Records money that the business received on site. Throws PAYMENT_EXCEEDS_CHARGE above what is due. */
export async function recordOnSitePayment(context: Context, tx: Tx, request: OnSitePayment): Promise<Settlement> {
  const now = context.clock.now()
  const charge = (await lockCharge(tx, request.siteId, request.chargeId)) ?? fail('CHARGE_NOT_FOUND')
  if (request.amountMinor <= 0 || request.amountMinor > dueMinor(charge)) return fail('PAYMENT_EXCEEDS_CHARGE')
  const id = context.ids.guid()
  const at = new Date(now).toISOString()
  const payment = await insertPayment(tx, {
    site_id: charge.site_id,
    id,
    charge_id: charge.id,
    contact_id: charge.contact_id,
    method: request.method,
    provider: 'ON_SITE',
    status: 'SUCCEEDED',
    currency: charge.currency,
    amount_minor: request.amountMinor,
    idempotency_key: request.idempotencyKey ?? `server:on-site:${id}`,
    ...recorderColumns(request.recordedBy),
    location_id: charge.location_id,
    resource_id: charge.resource_id,
    created_at: at,
    updated_at: at,
    succeeded_at: at,
  })
  if (!payment) return fail('IDEMPOTENCY_KEY_REUSED')
  return settlePayment(context, tx, { charge, payment }, { actor: request.recordedBy })
}

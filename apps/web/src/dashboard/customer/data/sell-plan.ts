import type { Client } from '@kalends/sdk'
import { startOfDay } from '../../../lib/day-bounds.ts'
import { FormError, refusalReason } from '../../../lib/refusal.ts'
import { readDay } from '../../data/read-day.ts'
import { readText } from '../../fields/read-form.ts'
import { onSiteMethods } from '../../payments/data/change-money.ts'

/** Why a plan was not sold; each has a message `orders.sell.problem.…`. */
export type SaleProblem = 'email' | 'taken' | 'plan' | 'coupon' | 'start' | 'tax' | 'notAllowed' | 'other'
/** A refused sale with the submitted values. */
export type RefusedSale = { sale: SaleProblem; planId: string; start: string; coupon: string }

/** Sells a plan to a customer. Returns the id of the order, or the refusal. */
export async function sellPlan(
  client: Client,
  contactId: string,
  { form, zone }: { form: FormData; zone: string },
): Promise<{ orderId: string } | RefusedSale> {
  const planId = readText(form, 'plan')
  const start = readText(form, 'start')
  const couponCode = readText(form, 'coupon')
  const method = onSiteMethods.find((one) => one === form.get('method')) ?? null
  try {
    const { order } = await client.orders.sellPlan(
      {
        contactId,
        planId,
        method,
        ...(start ? { startDate: readStart(start, zone) } : {}),
        ...(couponCode ? { couponCode } : {}),
      },
      { idempotencyKey: readText(form, 'key') || crypto.randomUUID() },
    )
    return { orderId: order.order.id ?? '' }
  } catch (error) {
    const sale = refusalReason<SaleProblem>(error, {
      codes,
      fields: { planId: 'plan', couponCode: 'coupon' },
      fallback: 'other',
    })
    return { sale, planId, start, coupon: couponCode }
  }
}

function readStart(text: string, zone: string): string {
  const day = readDay(text)
  if (!day) throw new FormError('start', 'start')
  return new Date(startOfDay(day, zone)).toISOString()
}

const codes: Record<string, SaleProblem> = {
  CONTACT_EMAIL_MISSING: 'email',
  EMAIL_ALREADY_EXISTS: 'taken',
  plan_not_found: 'plan',
  archived_plan: 'plan',
  PERMISSION_DENIED: 'notAllowed',
  MISSING_BUSINESS_ADDRESS_COUNTRY: 'tax',
  MISSING_BUSINESS_ADDRESS_STATE: 'tax',
  ERROR_COUPON_DOES_NOT_EXIST: 'coupon',
  ERROR_COUPON_IS_DISABLED: 'coupon',
  ERROR_COUPON_IS_NOT_ACTIVE_YET: 'coupon',
  ERROR_COUPON_HAS_EXPIRED: 'coupon',
  ERROR_COUPON_USAGE_EXCEEDED: 'coupon',
  ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED: 'coupon',
  ERROR_COUPON_NOT_APPLICABLE_FOR_PLAN: 'coupon',
  ERROR_INVALID_SUBTOTAL: 'coupon',
}

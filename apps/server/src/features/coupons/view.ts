import { type coupons, decimalText, type Infer } from '@kalends/contract'
import type { CouponRow } from './store.ts'

/** A coupon in the API shape. */
export function couponView(row: CouponRow): Infer<typeof coupons.Coupon> {
  return {
    id: row.id,
    revision: String(row.revision),
    createdDate: toInstant(row.created_at),
    updatedDate: toInstant(row.updated_at),
    code: row.code,
    name: row.name,
    discountType: row.amount_minor === null ? 'PERCENT' : 'AMOUNT',
    amount: row.amount_minor === null ? null : decimalText(row.amount_minor, row.currency),
    percent: row.percent,
    currency: row.currency,
    cycles: row.cycles,
    startsAt: row.starts_at === null ? null : toInstant(row.starts_at),
    expiresAt: row.expires_at === null ? null : toInstant(row.expires_at),
    active: row.is_active,
    usageLimit: row.usage_limit,
    limitPerCustomer: row.limit_per_customer,
    planIds: row.plan_ids,
    appliesToPlans: row.applies_to_plans,
    appliesToBookings: row.applies_to_bookings,
    usedCount: row.used_count,
  }
}

const toInstant = (value: string): string => new Date(value).toISOString()

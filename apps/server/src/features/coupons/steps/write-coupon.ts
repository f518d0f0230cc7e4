import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { recordChange } from '../../audit/index.ts'
import { listPricedPlans, shareLockPlans } from '../../plans/index.ts'
import { findSite } from '../../sites/index.ts'
import {
  type CompleteCoupon,
  type CouponContent,
  couponFaults,
  readCouponContent,
  remainderFaults,
} from '../rules/coupon-content.ts'
import type { CouponRow } from '../store.ts'
import { couponView } from '../view.ts'

/** Reads a coupon into what is stored, in the currency of the business. Refuses everything that is wrong at once. */
export async function requireCoupon(
  context: Context,
  tx: Tx,
  siteId: string,
  coupon: CompleteCoupon,
  stored?: CouponRow,
): Promise<{ currency: string; content: CouponContent }> {
  const currency = stored?.currency ?? (await findSite(tx, siteId))?.currency ?? fail('NOT_FOUND')
  const known = await shareLockPlans(tx, siteId, coupon.planIds)
  // A plan may have been archived since.
  const isFine = (id: string) => known.has(id.toLowerCase()) || stored?.plan_ids.includes(id.toLowerCase())
  const unknown = coupon.planIds.findIndex((id) => !isFine(id))
  const faults = couponFaults(coupon, currency, stored?.used_count ?? 0)
  if (unknown >= 0) {
    const description = 'is no plan that is sold'
    faults.push({ field: `coupon.planIds[${unknown}]`, description, violatedRule: 'FORMAT', data: {} })
  }
  if (faults.length > 0) refuseFields(faults)
  const content = readCouponContent(coupon, currency)
  const field = `coupon.${content.amountMinor === null ? 'percent' : 'amount'}`
  await refuseRemainder(context, tx, siteId, { discount: content, currency, field })
  return { currency, content }
}

type Refusing = { discount: Parameters<typeof remainderFaults>[0]; currency: string; field: string }

/** Refuses a coupon that leaves a part of a price which the provider cannot charge. */
export async function refuseRemainder(
  context: Context,
  tx: Tx,
  siteId: string,
  { discount, currency, field }: Refusing,
): Promise<void> {
  const limits = await context.ports.sites.findChargeLimits(context, tx, siteId)
  if (limits?.currency !== currency) return
  const left = remainderFaults(discount, await listPricedPlans(tx, siteId), { limits, field })
  if (left.length > 0) refuseFields(left)
}

/** Records a change of a coupon in the activity log. */
export async function recordCoupon(
  tx: Tx,
  actor: Actor,
  { operation, before, row }: { operation: string; before?: CouponRow; row: CouponRow },
  now: number,
): Promise<void> {
  const entity = { operation, entityType: 'coupon', entityId: row.id, entityName: row.code }
  const states = { before: before && couponView(before), after: couponView(row) }
  await recordChange(tx, row.site_id, actor, { ...entity, ...states }, now)
}

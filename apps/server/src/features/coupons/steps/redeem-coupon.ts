import type { ErrorCode } from '@kalends/contract'
import type { Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { changeUsedCount, countUsesOfBuyer, insertUse, isUsedBy, lockCoupon, releaseUses } from '../store.ts'

/** Who uses which coupon for which order. */
export type Redemption = { couponId: string; orderId: string; buyerId: string }

/**
 * Counts the use of a coupon by an order, under the lock of the coupon until the transaction ends. An order that uses it
 * already counts once. Fails with ERROR_COUPON_USAGE_EXCEEDED or ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED.
 */
export async function redeemCoupon(tx: Tx, siteId: string, redemption: Redemption, now: number): Promise<void> {
  const refusal = await findRedemptionRefusal(tx, siteId, redemption)
  if (refusal) fail(refusal)
  if (await insertUse(tx, siteId, redemption, now)) await changeUsedCount(tx, siteId, [redemption.couponId], 1)
}

/** Returns which limit of a coupon an order would exceed, under the lock of the coupon until the transaction ends. */
export async function findRedemptionRefusal(
  tx: Tx,
  siteId: string,
  redemption: Redemption,
): Promise<ErrorCode | undefined> {
  const { couponId, orderId } = redemption
  const coupon = await lockCoupon(tx, siteId, couponId)
  if (!coupon) return 'ERROR_COUPON_DOES_NOT_EXIST'
  if (await isUsedBy(tx, siteId, couponId, orderId)) return undefined
  const { usage_limit: limit, limit_per_customer: limitPerCustomer } = coupon
  if (limit !== null && coupon.used_count >= limit) return 'ERROR_COUPON_USAGE_EXCEEDED'
  if (limitPerCustomer === null) return undefined
  const usesOfBuyer = await countUsesOfBuyer(tx, siteId, redemption)
  return usesOfBuyer >= limitPerCustomer ? 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED' : undefined
}

/** Takes back the uses of an order that came to nothing. Does nothing for an order that uses no coupon. */
export async function releaseCoupon(tx: Tx, siteId: string, orderId: string, now: number): Promise<void> {
  await changeUsedCount(tx, siteId, await releaseUses(tx, siteId, orderId, now), -1)
}

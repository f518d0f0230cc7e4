import type { coupons, Infer } from '@kalends/contract'
import { type Client, expected } from '../../support/factories.ts'

export type Shown = Infer<typeof coupons.Coupon>

export const tenPercent = { code: 'SPRING', name: 'Spring sale', discountType: 'PERCENT', percent: '10' }

export async function aCoupon(admin: Client, more: object = {}): Promise<Shown> {
  const code = `C-${Math.random().toString(36).slice(2, 12)}`
  return expected(await admin.post('/v1/coupons', { coupon: { ...tenPercent, code, ...more } })).coupon
}

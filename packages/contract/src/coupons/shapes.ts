import { embed, guid, instant, oneOf, orNull, ownShape, Type, text } from '../own.ts'

const discountType = oneOf(['AMOUNT', 'PERCENT'], { description: 'Whether it takes off an amount or a percentage.' })
const amount = orNull(
  Type.String({ format: 'decimal-value', maxLength: 20, description: 'Amount off, of an AMOUNT coupon.' }),
)
const percent = orNull(
  Type.String({ format: 'decimal-value', maxLength: 10, description: 'Percentage off, of a PERCENT coupon.' }),
)
const limit = (description: string) => orNull(Type.Integer({ minimum: 1, maximum: 1_000_000, description }))

const fields = {
  code: Type.String({
    minLength: 1,
    maxLength: 20,
    description: 'Code that customers type, in any case; letters, digits, hyphens and underscores.',
  }),
  name: Type.String({ minLength: 1, maxLength: 100, description: 'Name for the team.' }),
  discountType,
  amount,
  percent,
  cycles: limit('Cycles of a subscription it discounts, from the first; null for all.'),
  startsAt: orNull(instant('First moment it can be used.')),
  expiresAt: orNull(instant('Moment from which it cannot be used.')),
  active: Type.Boolean({ description: 'Whether it can be used.' }),
  usageLimit: limit('How often it can be used in total; null for any number.'),
  limitPerCustomer: limit('How often each customer can use it; null for any number.'),
  planIds: Type.Array(guid('Id of a plan.'), { maxItems: 100, description: 'Plans it applies to; empty for all.' }),
  appliesToPlans: Type.Boolean({ description: 'Whether it applies to plans.' }),
  appliesToBookings: Type.Boolean({ description: 'Whether it applies to bookings.' }),
}

export const Coupon = ownShape('coupons.Coupon', {
  id: guid('Id of the coupon.'),
  revision: text(20, 'Revision; send the one you read.'),
  createdDate: instant('Time of creation.'),
  updatedDate: instant('Time of the last change.'),
  ...fields,
  currency: text(3, 'ISO 4217 code; that of the business.'),
  usedCount: Type.Integer({ description: 'How often it was used.' }),
})

const { code, name, ...optional } = fields
const CouponFields = {
  amount: Type.Optional(optional.amount),
  percent: Type.Optional(optional.percent),
  cycles: Type.Optional(optional.cycles),
  startsAt: Type.Optional(optional.startsAt),
  expiresAt: Type.Optional(optional.expiresAt),
  active: Type.Optional(optional.active),
  usageLimit: Type.Optional(optional.usageLimit),
  limitPerCustomer: Type.Optional(optional.limitPerCustomer),
  planIds: Type.Optional(optional.planIds),
  appliesToPlans: Type.Optional(optional.appliesToPlans),
  appliesToBookings: Type.Optional(optional.appliesToBookings),
}

/** A coupon as it is created; absent fields get their defaults. */
export const NewCoupon = ownShape('coupons.NewCoupon', { code, name, discountType, ...CouponFields })

/** The changed fields of a coupon. */
export const CouponChange = ownShape('coupons.CouponChange', {
  code: Type.Optional(code),
  name: Type.Optional(name),
  discountType: Type.Optional(discountType),
  ...CouponFields,
})

export const CouponResponse = ownShape('coupons.CouponResponse', { coupon: embed(Coupon) })
export const CreateCouponRequest = ownShape('coupons.CreateCouponRequest', { coupon: embed(NewCoupon) })
export const GetCouponRequest = ownShape('coupons.GetCouponRequest', { couponId: guid('Id of the coupon.') })
export const UpdateCouponRequest = ownShape('coupons.UpdateCouponRequest', {
  couponId: guid('Id of the coupon.'),
  revision: text(20, 'Revision of the coupon that was read.'),
  coupon: embed(CouponChange),
})
export const SetCouponActiveRequest = ownShape('coupons.SetCouponActiveRequest', {
  couponId: guid('Id of the coupon.'),
  active: Type.Boolean({ description: 'True to activate it, false to deactivate it.' }),
})
export const QueryCouponsRequest = ownShape('coupons.QueryCouponsRequest', {
  search: Type.Optional(text(100, 'Part of the code or name, in any case.')),
  active: Type.Optional(Type.Boolean({ description: 'Only active coupons, or only others.' })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'Page size; defaults to 50.' })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647, description: 'Coupons to skip.' })),
})
export const QueryCouponsResponse = ownShape('coupons.QueryCouponsResponse', {
  coupons: Type.Array(embed(Coupon), { maxItems: 100 }),
  total: Type.Integer({ description: 'Number of coupons that match.' }),
})

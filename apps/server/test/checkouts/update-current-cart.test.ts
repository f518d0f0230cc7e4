import { describe, expect, it } from 'vitest'
import { aCoupon } from '../coupons/support/coupons.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aCreated, add, aPaidStudio, aPlan, before, bookingLine, cartUrl, planLine } from './support/baskets.ts'

const test = await createTestApp({ now: before })

describe('updateCurrentCart', () => {
  it('saves note, email address and contact details, and adds items', async () => {
    const studio = await aPaidStudio(test)
    const { id } = await aCreated(studio.visitor, studio)
    const cartInfo = {
      buyerNote: 'Ring twice',
      buyerInfo: { email: 'ada@customer.example' },
      contactInfo: { contactDetails: { firstName: 'Ada', phone: '+4930123456' } },
    }
    const { cart } = expected(await studio.visitor.patch(cartUrl, { cartInfo, lineItems: [bookingLine(id)] }))
    expect(cart).toMatchObject({ ...cartInfo, lineItems: [{ catalogReference: { catalogItemId: id } }] })
    const later = expected(await studio.visitor.patch(cartUrl, { cartInfo: { buyerNote: 'Ring once' } })).cart
    expect(later).toMatchObject({ ...cartInfo, buyerNote: 'Ring once', revision: '3' })
  })

  it('applies a coupon to a plan, and refuses one for bookings', async () => {
    const studio = await aPaidStudio(test)
    const coupon = await aCoupon(studio.admin)
    const { id } = await aCreated(studio.visitor, studio)
    expected(await add(studio.visitor, bookingLine(id)))
    const send = (couponCode: string) => studio.visitor.patch(cartUrl, { couponCode })
    expect(readRefusal(await send(coupon.code))).toBe('428 ERROR_COUPON_NOT_APPLICABLE_FOR_PLAN')
    expect(readRefusal(await send('NOTHING'))).toBe('428 ERROR_COUPON_DOES_NOT_EXIST')
    expect(readRefusal(await send('N'.repeat(21)))).toBe('428 ERROR_COUPON_DOES_NOT_EXIST')
    expect(expected(await studio.visitor.get(cartUrl)).cart.appliedDiscounts).toEqual([])
    const plan = await aPlan(studio)
    expected(await add(studio.visitor, planLine(plan.id)))
    const { cart } = expected(await send(coupon.code))
    expect(cart.appliedDiscounts).toMatchObject([{ coupon: { id: coupon.id, code: coupon.code } }])
    expect(expected(await send('')).cart.appliedDiscounts).toEqual([])
  })
})

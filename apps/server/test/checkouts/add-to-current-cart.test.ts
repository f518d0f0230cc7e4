import { describe, expect, it } from 'vitest'
import { readRules } from '../members/club.ts'
import { aPayingMember } from '../payments/support/payments.ts'
import { aVisitor, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aCreated, add, aPaidStudio, aPlan, at, before, bookingLine, cartUrl, planLine } from './support/baskets.ts'

const test = await createTestApp({ now: before })
const { app } = test
const nowhere = '00000000-0000-4000-8000-000000000000'

describe('addToCurrentCart', () => {
  it('adds a booking with its price, time and page', async () => {
    const studio = await aPaidStudio(test)
    const booking = await aCreated(studio.visitor, studio)
    const { cart } = expected(await add(studio.visitor, bookingLine(booking.id)))
    expect(cart).toMatchObject({
      currency: 'EUR',
      revision: '2',
      lineItems: [
        {
          quantity: 1,
          catalogReference: { catalogItemId: booking.id },
          productName: { original: 'Swedish massage' },
          price: { amount: '50.00', convertedAmount: '50.00', formattedAmount: '€50.00' },
          url: { relativePath: '/services/swedish-massage' },
          availability: { status: 'AVAILABLE' },
          itemType: { preset: 'SERVICE' },
          paymentOption: 'FULL_PAYMENT_ONLINE',
          serviceProperties: { scheduledDate: at, numberOfParticipants: 1 },
          membersOnly: false,
          fixedQuantity: true,
        },
      ],
    })
    const [line] = cart.lineItems
    expect(line.descriptionLines[0].plainText.original).toBe('Tuesday, June 2, 2026 at 11:00 AM')
    expect(expected(await studio.visitor.get(cartUrl)).cart).toEqual(cart)
  })

  it('adds to the cart that the customer has, and each item once', async () => {
    const studio = await aPaidStudio(test)
    const one = await aCreated(studio.visitor, studio)
    const other = await aCreated(studio.visitor, studio, '2026-06-02T11:00:00.000Z')
    const { cart } = expected(await add(studio.visitor, bookingLine(one.id), bookingLine(one.id)))
    const again = expected(await add(studio.visitor, bookingLine(other.id), bookingLine(one.id))).cart
    expect(again.id).toBe(cart.id)
    expect(
      again.lineItems.map((it: { catalogReference: { catalogItemId: string } }) => it.catalogReference.catalogItemId),
    ).toEqual([one.id, other.id])
  })

  it('gives two tabs the same cart', async () => {
    const studio = await aPaidStudio(test)
    const starts = [at, '2026-06-02T11:00:00.000Z', '2026-06-02T13:00:00.000Z']
    const made = await Promise.all(starts.map((start) => aCreated(studio.visitor, studio, start)))
    const answers = await Promise.all(made.map(({ id }) => add(studio.visitor, bookingLine(id))))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(expected(await studio.visitor.get(cartUrl)).cart.lineItems).toHaveLength(3)
  })

  it('refuses unknown catalogues, other quantities and lines that name their own price', async () => {
    const studio = await aPaidStudio(test)
    const { id } = await aCreated(studio.visitor, studio)
    const foreign = { quantity: 1, catalogReference: { appId: nowhere, catalogItemId: id } }
    expect(readRules(await add(studio.visitor, foreign))).toEqual(['UNKNOWN_CATALOG'])
    expect(readRules(await add(studio.visitor, bookingLine(id, 2)))).toEqual(['FIXED_QUANTITY'])
    const custom = { quantity: 1, price: '1', itemType: { preset: 'SERVICE' }, productName: { original: 'Gift' } }
    const sent = { customLineItems: [custom] }
    expect(readRules(await studio.visitor.post(`${cartUrl}/add-to-cart`, sent))).toEqual([
      'CUSTOM_LINE_ITEMS_NOT_SUPPORTED',
    ])
    expect(readRefusal(await studio.visitor.get(cartUrl))).toBe('404 OWNED_CART_NOT_FOUND')
  })

  it('refuses bookings of others, and plans that are not sold', async () => {
    const studio = await aPaidStudio(test)
    const stranger = await aVisitor(app, studio.siteId)
    const { id } = await aCreated(studio.visitor, studio)
    expect(readRefusal(await add(stranger, bookingLine(id)))).toBe('404 BOOKING_NOT_FOUND')
    expect(readRefusal(await add(stranger, bookingLine(nowhere)))).toBe('404 BOOKING_NOT_FOUND')
    expect(readRefusal(await add(stranger, bookingLine('no-id')))).toBe('404 BOOKING_NOT_FOUND')
    const [hidden, gone] = [await aPlan(studio, { public: false }), await aPlan(studio)]
    await studio.admin.post(`/v2/plans/${gone.id}/archive`)
    expect(readRefusal(await add(stranger, planLine(hidden.id)))).toBe('404 plan_not_found')
    expect(readRefusal(await add(stranger, planLine(gone.id)))).toBe('428 archived_plan')
  })

  it('bounds the number of lines', async () => {
    const studio = await aPaidStudio(test)
    const plans = await Promise.all(Array.from({ length: 51 }, () => aPlan(studio)))
    const answer = await add(studio.visitor, ...plans.map(({ id }) => planLine(id)))
    expect(answer.status).toBe(400)
    expect(answer.body.details.validationError.fieldViolations[0].violatedRule).toBe('MAX_SIZE')
  })

  it('says that plans are for members, and how often they are paid', async () => {
    const studio = await aPaidStudio(test)
    const subscription = { cycleDuration: { count: 1, unit: 'MONTH' }, cycleCount: 12 }
    const pricing = { subscription, price: { value: '40', currency: 'EUR' }, freeTrialDays: 7 }
    const plan = await aPlan(studio, { pricing })
    const member = await aPayingMember(studio)
    const { cart } = expected(await add(member.client, planLine(plan.id)))
    expect(cart.lineItems).toMatchObject([
      {
        membersOnly: true,
        price: { amount: '40.00' },
        subscriptionOptionInfo: {
          subscriptionSettings: {
            frequency: 'MONTH',
            interval: 1,
            billingCycles: 12,
            freeTrialPeriod: { frequency: 'DAY', interval: 7 },
          },
        },
      },
    ])
  })
})

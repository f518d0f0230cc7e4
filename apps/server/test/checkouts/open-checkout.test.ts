import { describe, expect, it } from 'vitest'
import { aPayingMember } from '../payments/support/payments.ts'
import { aVisitor, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aCheckout, aCreated, aPaidStudio, aPlan, at, before, bookingLine, planLine } from './support/baskets.ts'

const test = await createTestApp({ now: before })

describe('openCheckout', () => {
  it('holds the times of bookings and keeps them on a reload', async () => {
    const studio = await aPaidStudio(test, {}, { staff: 1 })
    const starts = [at, '2026-06-02T11:00:00.000Z', '2026-06-02T13:00:00.000Z', '2026-06-02T15:00:00.000Z']
    const made = await Promise.all(starts.map((start) => aCreated(studio.visitor, studio, start)))
    const { id } = await aCheckout(
      studio.visitor,
      made.map((it) => bookingLine(it.id)),
    )
    const open = () => studio.visitor.post(`/v1/checkouts/${id}/open`)
    const { page } = expected(await open())
    expect(page).toMatchObject({
      total: '200.00',
      heldUntil: '2026-06-01T09:10:00.000Z',
      choices: [
        { option: 'FULL_PAYMENT_ONLINE', payNow: '200.00', payLater: '0.00' },
        { option: 'FULL_PAYMENT_OFFLINE', payNow: '0.00', payLater: '200.00' },
      ],
      needsContact: false,
      isComplete: false,
    })
    expect(page.lines).toHaveLength(4)
    test.clock.set(Date.parse(before) + 60_000)
    expect(expected(await open()).page.heldUntil).toBe('2026-06-01T09:10:00.000Z')
    test.clock.set(Date.parse(before) + 11 * 60_000)
    expect(expected(await open()).page.heldUntil).toBe('2026-06-01T09:21:00.000Z')
    test.clock.set(Date.parse(before))
  })

  it('says that a plan renews', async () => {
    const studio = await aPaidStudio(test)
    const member = await aPayingMember(studio)
    const open = async (cycleCount: number) => {
      const subscription = { cycleDuration: { count: 1, unit: 'MONTH' }, cycleCount }
      const plan = await aPlan(studio, { pricing: { subscription, price: { value: '40', currency: 'EUR' } } })
      const { id } = await aCheckout(member.client, [planLine(plan.id)])
      return expected(await member.client.post(`/v1/checkouts/${id}/open`)).page.lines[0].payments
    }
    expect([await open(0), await open(12)]).toEqual([0, 12])
  })

  it('shows which times are gone', async () => {
    const studio = await aPaidStudio(test, {}, { staff: 1 })
    const stranger = await aVisitor(test.app, studio.siteId)
    const [mine, theirs] = [await aCreated(studio.visitor, studio), await aCreated(stranger, studio)]
    const one = await aCheckout(studio.visitor, [bookingLine(mine.id)])
    const two = await aCheckout(stranger, [bookingLine(theirs.id)])
    expect(expected(await studio.visitor.post(`/v1/checkouts/${one.id}/open`)).page.lines[0].isAvailable).toBe(true)
    const { page } = expected(await stranger.post(`/v1/checkouts/${two.id}/open`))
    expect(page).toMatchObject({ heldUntil: null, lines: [{ isAvailable: false }] })
    expect(readRefusal(await stranger.post(`/v1/checkouts/${one.id}/open`))).toBe('404 NOT_FOUND')
  })
})

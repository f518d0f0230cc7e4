import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { aBooking, aStudio, type Client, expected, readRefusal, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aCharge, aRecorded, ledger } from './support/payments.ts'

const { app, context } = await createTestApp({ now: '2026-06-01T07:00:00Z' })
const waive = (admin: Client, chargeId: string, amount?: string) =>
  admin.post(`/v1/payments/charges/${chargeId}/waive`, { reason: 'Regular', ...(amount ? { amount } : {}) })

describe('waiveCharge', () => {
  it('gives up a part, then the rest, and nothing when nothing is due', async () => {
    const studio = await aStudio(app, context)
    const charge = await aCharge(studio)
    await aRecorded(studio.admin, charge.id, '20')
    expect(expected(await waive(studio.admin, charge.id, '10')).charge).toMatchObject({ waived: '10.00', due: '20.00' })
    expect(expected(await waive(studio.admin, charge.id)).charge).toMatchObject({ waived: '30.00', due: '0.00' })
    expect(expected(await waive(studio.admin, charge.id)).charge).toMatchObject({ waived: '30.00' })
    expect(await ledger(studio)).toEqual({ CASH: 2000, WAIVED: 3000, REVENUE: -5000 })
  })

  it('refuses more than is due and unknown charges', async () => {
    const { admin, ...studio } = await aStudio(app, context)
    const charge = await aCharge({ admin, ...studio })
    expect(readRefusal(await waive(admin, charge.id, '50.01'))).toBe('428 PAYMENT_EXCEEDS_CHARGE')
    expect(readRefusal(await waive(admin, randomUUID()))).toBe('404 CHARGE_NOT_FOUND')
  })

  it('stands in the history of its booking with who did it, how much and why', async () => {
    const studio = await aStudio(app, context)
    const booking = await aBooking(studio.admin, slotWith(studio, '2026-06-02T08:00:00.000Z'))
    const charge = await aCharge(studio, { subjectId: booking.id })
    expected(await waive(studio.admin, charge.id, '10'))
    const { entries } = expected(await studio.admin.get(`/v1/bookings/${booking.id}/history`))
    const entry = entries.find(({ detail }: { detail: { waived?: string } }) => detail.waived)
    expect(entry).toMatchObject({ actorType: 'app', detail: { waived: '10.00 EUR', reason: 'Regular' } })
  })
})

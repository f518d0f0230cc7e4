import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { chargeSavedMethod, findDefaultMethod } from '../../src/features/payments/index.ts'
import { aBookingWithFees, agree, collect, starts } from '../bookings/support/fees.ts'
import { aStudio, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aCharge, aPaid, aPayingMember, aSavedCard, aServerKey, useSandbox } from './support/payments.ts'

const test = await createTestApp({ now: '2026-06-01T07:00:00Z' })
const { app, clock, context, db } = test

describe('deleteSavedMethod', () => {
  it('makes the other card the default, and the deleted one cannot be charged', async () => {
    const studio = await aStudio(app, context)
    await useSandbox(studio)
    const { client, contactId } = await aPayingMember(studio)
    for (const _ of [1, 2]) await aPaid(client, (await aCharge(studio, { contactId })).id, { saveMethod: true })
    const [first, second] = expected(await client.get('/v1/payments/methods')).methods
    expect(expected(await client.delete(`/v1/payments/methods/${first.id}`))).toEqual({})
    expect((await findDefaultMethod(db, studio.siteId, contactId))?.id).toBe(second.id)
    const charge = await aCharge(studio, { contactId })
    const request = { siteId: studio.siteId, chargeId: charge.id, amountMinor: 5000, idempotencyKey: aServerKey() }
    const refused = chargeSavedMethod(context, { ...request, methodId: first.id })
    await expect(refused).rejects.toMatchObject({ code: 'PAYMENT_METHOD_NOT_FOUND' })
    const detached = await db.selectFrom('sandbox_methods').select('detached_at').orderBy('created_at').execute()
    expect(detached.filter(({ detached_at }) => detached_at !== null)).toHaveLength(1)
    expected(await client.delete(`/v1/payments/methods/${second.id}`))
    expect(await findDefaultMethod(db, studio.siteId, contactId)).toBeUndefined()
  })

  it('finds no card of another member', async () => {
    const studio = await aStudio(app, context)
    await useSandbox(studio)
    const { client, contactId } = await aPayingMember(studio)
    const other = await aPayingMember(studio)
    await aPaid(client, (await aCharge(studio, { contactId })).id, { saveMethod: true })
    const [{ id }] = expected(await client.get('/v1/payments/methods')).methods
    for (const unknown of [id, randomUUID()])
      expect(readRefusal(await other.client.delete(`/v1/payments/methods/${unknown}`))).toBe(
        '404 PAYMENT_METHOD_NOT_FOUND',
      )
  })

  it('keeps the card that a customer agreed to pay fees with, until the booking is over', async () => {
    clock.set('2026-06-01T07:00:00Z')
    const { client, bookingId } = await aBookingWithFees(test)
    const methodId = await aSavedCard(client)
    expected(await agree(client, bookingId, { methodId }))
    const refused = await client.delete(`/v1/payments/methods/${methodId}`)
    expect(readRefusal(refused)).toBe('428 PAYMENT_METHOD_IN_USE')
    expect(refused.body.details.applicationError.data.bookings).toEqual([
      {
        bookingId,
        name: expect.any(String),
        startDate: starts,
        neededUntil: '2026-06-02T11:00:00.000Z',
        timeZone: 'Europe/Berlin',
      },
    ])
    const over = { starts_at: new Date('2026-05-30T10:00:00Z'), ends_at: new Date('2026-05-30T11:00:00Z') }
    await db.updateTable('bookings').set(over).where('id', '=', bookingId).execute()
    expect(expected(await client.delete(`/v1/payments/methods/${methodId}`))).toEqual({})
  })

  it('keeps the card while a fee is collected from it', async () => {
    clock.set('2026-06-01T07:00:00Z')
    const { client, bookingId, revision } = await aBookingWithFees(test)
    const methodId = await aSavedCard(client)
    expected(await agree(client, bookingId, { methodId }))
    clock.set('2026-06-01T08:30:00Z')
    expected(await client.post(`/v2/bookings/${bookingId}/cancel`, { revision }))
    const remove = () => client.delete(`/v1/payments/methods/${methodId}`)
    expect(readRefusal(await remove())).toBe('428 PAYMENT_METHOD_IN_USE')
    await collect(test)
    expected(await remove())
  })
})

import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { chargeSavedMethod, findDefaultMethod } from '../../src/features/payments/index.ts'
import { aStudio, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aCharge, aPaid, aPayingMember, aServerKey, useSandbox } from './support/payments.ts'

const { app, context, db } = await createTestApp()

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
})

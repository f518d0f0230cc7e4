import { describe, expect, it } from 'vitest'
import { aHold, aStudio, aVisitor, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const { app, context, clock } = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const at = '2026-06-02T09:00:00.000Z'

describe('getHold', () => {
  it('shows its owner and staff when it ends, and that it has ended', async () => {
    const studio = await aStudio(app, context)
    const hold = await aHold(studio.visitor, studio, at)
    expect(expected(await studio.visitor.get(`/v1/holds/${hold.id}`)).hold).toEqual(hold)
    expect(expected(await studio.admin.get(`/v1/holds/${hold.id}`)).hold).toEqual(hold)
    clock.advance({ minutes: 10 })
    expect(expected(await studio.visitor.get(`/v1/holds/${hold.id}`)).hold).toEqual({ ...hold, live: false })
    clock.set('2026-06-01T09:00:00Z')
  })

  it('does not reveal another customer’s hold', async () => {
    const studio = await aStudio(app, context)
    const hold = await aHold(studio.visitor, studio, at)
    const stranger = await aVisitor(app, studio.siteId)
    const elsewhere = await aStudio(app, context)
    for (const client of [stranger, elsewhere.visitor, elsewhere.admin]) {
      expect(readRefusal(await client.get(`/v1/holds/${hold.id}`))).toBe('404 HOLD_NOT_FOUND')
    }
    expect(readRefusal(await stranger.get('/v1/holds/none'))).toBe('400 holdId')
  })
})

import { describe, expect, it } from 'vitest'
import { aHold, aStudio, aVisitor, readRefusal, takenTime } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const { app, context } = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const at = '2026-06-02T09:00:00.000Z'

describe('releaseHold', () => {
  it('frees the time immediately, for its owner and for staff', async () => {
    const studio = await aStudio(app, context)
    for (const client of [studio.visitor, studio.admin]) {
      const hold = await aHold(studio.visitor, studio, at)
      const answer = await client.delete(`/v1/holds/${hold.id}`)
      expect(answer).toMatchObject({ status: 200, body: {} })
      expect(await takenTime(context, studio.resourceId)).toEqual([])
      expect(readRefusal(await client.delete(`/v1/holds/${hold.id}`))).toBe('404 HOLD_NOT_FOUND')
    }
    await aHold(await aVisitor(app, studio.siteId), studio, at)
  })

  it('does not release another customer’s hold', async () => {
    const studio = await aStudio(app, context)
    const hold = await aHold(studio.visitor, studio, at)
    const stranger = await aVisitor(app, studio.siteId)
    expect(readRefusal(await stranger.delete(`/v1/holds/${hold.id}`))).toBe('404 HOLD_NOT_FOUND')
    expect(await takenTime(context, studio.resourceId)).toHaveLength(1)
  })
})

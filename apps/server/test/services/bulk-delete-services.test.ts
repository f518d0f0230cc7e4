import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { aStudio, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const test = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const { app, context } = test

describe('bulkDeleteServices', () => {
  it('deletes each independently, at most a hundred', async () => {
    const studio = await aStudio(app, context)
    const gone = randomUUID()
    const { body } = await studio.admin.post('/v2/bulk/services/delete', { ids: [studio.service.id, gone] })
    expect(body.bulkActionMetadata).toEqual({ totalSuccesses: 1, totalFailures: 1, undetailedFailures: 0 })
    expect(body.results).toMatchObject([
      { itemMetadata: { id: studio.service.id, originalIndex: 0, success: true } },
      { itemMetadata: { id: gone, originalIndex: 1, success: false, error: { code: 'SERVICE_NOT_FOUND' } } },
    ])
    const many = Array.from({ length: 101 }, () => gone)
    expect(readRefusal(await studio.admin.post('/v2/bulk/services/delete', { ids: many }))).toBe('400 ids')
  })
})

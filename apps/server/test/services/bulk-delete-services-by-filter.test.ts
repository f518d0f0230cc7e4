import { describe, expect, it } from 'vitest'
import { aService, aStudio, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { runJobs } from '../support/jobs.ts'

const test = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const { app, context } = test

describe('bulkDeleteServicesByFilter', () => {
  it('deletes what a filter finds, as a job, and never everything with an empty one', async () => {
    const studio = await aStudio(app, context)
    const other = await aService(context, studio.siteId, [studio.resourceId], { name: 'Stays' })
    const url = '/v2/bulk/services/delete-by-filter'
    for (const filter of [{}, { $and: [] }, { $and: [{}, { $or: [{ name: 'Stays' }, {}] }] }]) {
      expect(readRefusal(await studio.admin.post(url, { filter }))).toBe('400 filter')
    }
    expect((await studio.admin.post(url, { filter: { nothing: 1 } })).status).toBe(400)
    const { jobId } = expected(await studio.admin.post(url, { filter: { id: studio.service.id } }))
    await runJobs(test)
    expect(expected(await studio.admin.get(`/v1/async-jobs/${jobId}`)).job).toMatchObject({
      status: 'DONE',
      succeeded: 1,
    })
    const { services } = expected(await studio.admin.post('/v2/services/query', { query: {} }))
    expect(services.map(({ id }: { id: string }) => id)).toEqual([other.id])
  })
})

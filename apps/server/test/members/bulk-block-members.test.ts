import { describe, expect, it } from 'vitest'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { runJobs } from '../support/jobs.ts'
import { aClub, createMember, getFull } from './club.ts'

const test = await createTestApp()
const club = await aClub(test)
const url = '/v1/members/bulk/block-by-filter'

describe('bulkBlockMembers', () => {
  it('blocks everyone a filter finds, as a job', async () => {
    const one = await createMember(club)
    const two = await createMember(club)
    const other = await createMember(club)
    await test.db.updateTable('members').set({ status: 'APPROVED' }).execute()
    await test.db.updateTable('members').set({ status: 'OFFLINE' }).where('id', '=', two.id).execute()
    const filter = { id: { $in: [one.id, two.id] } }
    const { jobId } = expected(await club.admin.post(url, { filter }))
    await runJobs(test)
    const { job } = expected(await club.admin.get(`/v1/async-jobs/${jobId}`))
    expect(job).toMatchObject({ status: 'DONE', succeeded: 1, failed: 1, failures: [{ code: 'MEMBER_IS_OFFLINE' }] })
    const statuses = await Promise.all([one, two, other].map(async ({ id }) => (await getFull(club, id)).status))
    expect(statuses).toEqual(['BLOCKED', 'OFFLINE', 'APPROVED'])
  })

  it('treats an empty filter as everyone, and refuses an invalid one immediately', async () => {
    const { id } = await createMember(club)
    await test.db.updateTable('members').set({ status: 'APPROVED' }).where('id', '=', id).execute()
    expected(await club.admin.post(url, { filter: {} }))
    await runJobs(test)
    expect((await getFull(club, id)).status).toBe('BLOCKED')
    expect((await club.admin.post(url, { filter: { shoeSize: 1 } })).status).toBe(400)
    expect(readRefusal(await club.visitor.post(url, { filter: {} }))).toBe('403 PERMISSION_DENIED')
  })
})

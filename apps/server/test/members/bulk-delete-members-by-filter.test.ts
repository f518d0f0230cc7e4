import { describe, expect, it } from 'vitest'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { runJobs } from '../support/jobs.ts'
import { aClub, clubPorts, createMember, startPaying } from './club.ts'

const test = await createTestApp({ ports: clubPorts })
const club = await aClub(test)
const url = '/v1/members/bulk/delete-by-filter'

describe('bulkDeleteMembersByFilter', () => {
  it('deletes what filter and search find, skipping protected members', async () => {
    const spam = (nickname: string) => createMember(club, { profile: { nickname } })
    const made = [await spam('Spam 1'), await spam('Spam 2'), await spam('Spam 3'), await spam('Friend')]
    const [one, payer, blocked, friend] = made.map(({ id }) => id)
    startPaying(payer ?? '')
    expected(await club.admin.post(`/v1/members/${blocked}/block`))
    const body = { filter: { status: 'APPROVED' }, search: { expression: 'spam' }, contentAssigneeId: friend }
    const { jobId } = expected(await club.admin.post(url, body))
    await runJobs(test)
    const { job } = expected(await club.admin.get(`/v1/async-jobs/${jobId}`))
    expect(job).toMatchObject({ status: 'DONE', succeeded: 1, failed: 1 })
    expect(job.failures).toMatchObject([{ id: payer, code: 'ACTIVE_SUBSCRIPTION_MEMBER_DELETE_FORBIDDEN' }])
    const fetchStatus = async (id = '') => (await club.admin.get(`/v1/members/${id}`)).status
    expect([
      await fetchStatus(one),
      await fetchStatus(payer),
      await fetchStatus(blocked),
      await fetchStatus(friend),
    ]).toEqual([404, 200, 200, 200])
  })

  it('never deletes everyone, and refuses an invalid filter or search immediately', async () => {
    for (const filter of [{}, null]) expect((await club.admin.post(url, { filter })).status).toBe(400)
    for (const filter of [{}, { $and: [] }])
      expect(readRefusal(await club.admin.post(url, { filter }))).toBe('400 filter')
    expect((await club.admin.post(url, { filter: { shoeSize: 1 } })).status).toBe(400)
    const search = { expression: 'x', fields: ['shoeSize'] }
    expect((await club.admin.post(url, { filter: { status: 'OFFLINE' }, search })).status).toBe(400)
    expect(readRefusal(await club.visitor.post(url, { filter: { id: 'x' } }))).toBe('403 PERMISSION_DENIED')
  })
})

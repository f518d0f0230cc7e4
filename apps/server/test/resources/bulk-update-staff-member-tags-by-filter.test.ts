import { expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { runJobs } from '../support/jobs.ts'
import { aFixture, createStaffMember } from './support/staffing.ts'

const test = await createTestApp()
const { admin } = await aFixture(test)
const send = (body: object) => admin.post('/v1/bulk/staff-members/update-tags-by-filter', body)
const assignTags = { tags: { tagIds: ['new'] } }

it('bulkUpdateStaffMemberTagsByFilter runs as a job, for everyone the filter finds', async () => {
  const [ada, bea] = [
    await createStaffMember(admin, { name: 'Ada' }),
    await createStaffMember(admin, { name: 'Bea' }, { serviceProvider: false }),
  ]
  const { jobId } = expected(await send({ filter: { name: 'Bea' }, assignTags }))
  await runJobs(test)
  expect(expected(await admin.get(`/v1/async-jobs/${jobId}`)).job).toMatchObject({ status: 'DONE' })
  const loadTags = async (id: string) =>
    expected(await admin.get(`/v1/staff-members/${id}`)).staffMember.tags.tags.tagIds
  expect([await loadTags(ada.id), await loadTags(bea.id)]).toEqual([[], ['new']])
  expected(await send({ filter: {}, assignTags }))
  await runJobs(test)
  expect(await loadTags(ada.id)).toEqual(['new'])
})

it('bulkUpdateStaffMemberTagsByFilter refuses invalid requests immediately', async () => {
  expect(readRefusal(await send({ filter: {} }))).toBe('400 EMPTY_ASSIGN_AND_UNASSIGN_LISTS')
  expect(readRefusal(await send({ filter: { nonsense: 1 }, assignTags }))).toBe('400 filter.nonsense')
})

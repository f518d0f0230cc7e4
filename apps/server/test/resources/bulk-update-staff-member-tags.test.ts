import { expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { aFixture, createStaffMember, listEventSlugs, listEvents, loadAuditEntry, nowhere } from './support/staffing.ts'

const test = await createTestApp()
const { admin } = await aFixture(test)
const send = (body: object) => admin.post('/v1/bulk/staff-members/update-tags', body)
const some = (tags: string[], priv: string[] = []) => ({ tags: { tagIds: tags }, privateTags: { tagIds: priv } })

it('bulkUpdateStaffMemberTags adds and removes tags, each independently', async () => {
  const nora = await createStaffMember(admin, { tags: some(['old', 'kept'], ['own']) })
  const body = { ids: [nora.id, nowhere], assignTags: some(['new']), unassignTags: some(['old'], ['own']) }
  const { results, bulkActionMetadata } = expected(await send(body))
  expect(results).toMatchObject([
    { itemMetadata: { id: nora.id, originalIndex: 0, success: true } },
    { itemMetadata: { id: nowhere, originalIndex: 1, success: false, error: { code: 'STAFF_MEMBER_NOT_FOUND' } } },
  ])
  expect(bulkActionMetadata).toEqual({ totalSuccesses: 1, totalFailures: 1, undetailedFailures: 0 })
  const shown = expected(await admin.get(`/v1/staff-members/${nora.id}`)).staffMember
  expect(shown).toMatchObject({ revision: '2', tags: some(['kept', 'new']) })
  expect(await loadAuditEntry(test, 'bulkUpdateStaffMemberTags', nora.id)).toBeDefined()
})

it('publishes which tags were added and removed, and only if any were', async () => {
  const nora = await createStaffMember(admin, { tags: some(['old', 'kept'], ['own']) })
  expected(await send({ ids: [nora.id], assignTags: some(['new', 'kept']), unassignTags: some(['old'], ['own']) }))
  expect((await listEventSlugs(test, nora.id)).slice(2)).toEqual(['updated 3', 'tags_modified 4'])
  const { payload } = (await listEvents(test, nora.id)).at(-1) as { payload: object }
  expect(payload).toMatchObject({
    actionEvent: {
      body: {
        staffMember: { id: nora.id, tags: some(['kept', 'new']) },
        assignedTags: some(['new']),
        unassignedTags: some(['old'], ['own']),
      },
    },
  })
  expected(await send({ ids: [nora.id], assignTags: some(['kept']) }))
  expect((await listEventSlugs(test, nora.id)).slice(4)).toEqual(['updated 5'])
  const { staffMember } = expected(await admin.get(`/v1/staff-members/${nora.id}`))
  const change = { revision: staffMember.revision, tags: some(['kept']) }
  expected(await admin.patch(`/v1/staff-members/${nora.id}`, { staffMember: change }))
  expect((await listEventSlugs(test, nora.id)).slice(5)).toEqual(['updated 6', 'tags_modified 7'])
})

it('bulkUpdateStaffMemberTags refuses an empty request: EMPTY_ASSIGN_AND_UNASSIGN_LISTS', async () => {
  const { id } = await createStaffMember(admin)
  expect(readRefusal(await send({ ids: [id] }))).toBe('400 EMPTY_ASSIGN_AND_UNASSIGN_LISTS')
  expect(readRefusal(await send({ ids: [id], assignTags: some([]) }))).toBe('400 EMPTY_ASSIGN_AND_UNASSIGN_LISTS')
  expect(readRefusal(await send({ ids: [] }))).toBe('400 ids')
})

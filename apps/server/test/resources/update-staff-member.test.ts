import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected, readRefusal } from '../support/factories.ts'
import {
  type Any,
  aFixture,
  createStaffMember,
  faults,
  listEventSlugs,
  listEvents,
  loadAuditEntry,
  nowhere,
} from './support/staffing.ts'

const test = await createTestApp()
const { admin } = await aFixture(test)
const there = await aFixture(test)

const patch = ({ id, revision }: Any, staffMember: object, fieldMask?: unknown, client = admin) =>
  client.patch(`/v1/staff-members/${id}`, {
    staffMember: { revision, ...staffMember },
    ...(fieldMask ? { fieldMask } : {}),
  })

describe('updateStaffMember', () => {
  it('changes only given fields, publishes an event and records it', async () => {
    const nora = await createStaffMember(admin, { email: 'nora@example.org', description: 'Hands' })
    test.clock.advance({ minutes: 1 })
    const { staffMember } = expected(await patch(nora, { description: 'Feet' }))
    const { resource: _, ...before } = nora
    const updatedDate = new Date(test.clock.now()).toISOString()
    expect(staffMember).toEqual({ ...before, description: 'Feet', revision: '2', updatedDate })
    expect(await listEventSlugs(test, nora.id)).toEqual(['created 1', 'fully_created 2', 'updated 3'])
    expect((await listEvents(test, nora.id))[2].payload).toEqual({ updatedEvent: { currentEntity: staffMember } })
    const line = await loadAuditEntry(test, 'updateStaffMember', nora.id)
    expect(line.changes).toEqual([{ field: 'description', before: 'Hands', after: 'Feet' }])
  })

  it('changes exactly what a mask names, and clears what is missing', async () => {
    const nora = await createStaffMember(admin, {
      email: 'nora@example.org',
      phone: '+39 06 1234567',
      description: 'Hands',
    })
    const sent = { email: 'new@example.org', phone: '+39 06 7654321' }
    const { staffMember } = expected(await patch(nora, sent, 'email,description'))
    expect(staffMember).toMatchObject({ email: 'new@example.org', phone: '+39 06 1234567', description: null })
    const again = expected(await patch(staffMember, { tags: { tags: { tagIds: ['a'] } } }, ['tags.tags']))
    expect(again.staffMember.tags.tags.tagIds).toEqual(['a'])
  })

  it('changes the slug with the name, keeps old slugs, and gives them to nobody else', async () => {
    const name = `Ida ${randomUUID().slice(0, 6)}`
    const listSlugs = async (id: string) => {
      const { staffMembers } = expected(await admin.get('/v1/staff-members'))
      const { slug, earlierSlugs } = staffMembers.find((it: { id: string }) => it.id === id)
      return [slug, ...earlierSlugs]
    }
    const old = name.toLowerCase().replace(' ', '-')
    const ida = await createStaffMember(admin, { name })
    expect(await listSlugs(ida.id)).toEqual([old])
    const { staffMember } = expected(await patch(ida, { name: `${name} Rossi` }))
    expect(await listSlugs(ida.id)).toEqual([`${old}-rossi`, old])
    const other = await createStaffMember(admin, { name })
    expect(await listSlugs(other.id)).toEqual([`${old}-1`])
    const again = expected(await patch(other, { description: 'Hands' })).staffMember
    expect(await listSlugs(again.id)).toEqual([`${old}-1`])
    expected(await patch(staffMember, { name }))
    expect(await listSlugs(ida.id)).toEqual([old, `${old}-rossi`])
  })

  it('renames the resource', async () => {
    const nora = await createStaffMember(admin)
    expected(await patch(nora, { name: 'Nora V.' }))
    expect(expected(await admin.get(`/v2/resources/${nora.resourceId}`)).resource).toMatchObject({ name: 'Nora V.' })
  })

  it('ignores read-only fields', async () => {
    const nora = await createStaffMember(admin)
    const { staffMember } = expected(
      await patch(nora, { serviceProvider: false, resourceId: nowhere }, 'serviceProvider'),
    )
    expect(staffMember).toMatchObject({ serviceProvider: true, resourceId: nora.resourceId })
  })

  it('refuses an empty name, an outdated or missing revision, and staff of other businesses', async () => {
    const nora = await createStaffMember(admin)
    expect(faults(await patch(nora, {}, 'name'))).toEqual(['staffMember.name: REQUIRED_FIELD'])
    expect(readRefusal(await patch({ ...nora, revision: '7' }, { name: 'New' }))).toBe('409 REVISION_MISMATCH')
    expect(readRefusal(await patch({ ...nora, revision: undefined }, { name: 'New' }))).toBe('400 staffMember.revision')
    expect(readRefusal(await patch(nora, { name: 'Mine' }, undefined, there.admin))).toBe('404 STAFF_MEMBER_NOT_FOUND')
    expect(readRefusal(await patch({ ...nora, id: nowhere }, { name: 'New' }))).toBe('404 STAFF_MEMBER_NOT_FOUND')
    expect(await listEventSlugs(test, nora.id)).toHaveLength(2)
  })

  it('accepts one of two simultaneous changes with the same revision', async () => {
    const nora = await createStaffMember(admin)
    const answers = await Promise.all([patch(nora, { name: 'One' }), patch(nora, { name: 'Two' })])
    expect(answers.map(readRefusal).sort()).toEqual(['200', '409 REVISION_MISMATCH'])
  })
})

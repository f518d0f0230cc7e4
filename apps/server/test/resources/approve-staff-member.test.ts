import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { aClient, aStudio, expected, readRefusal, type Studio } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aPerson, signIn } from '../support/people.ts'

const { app, context, db } = await createTestApp({ now: '2026-06-01T06:00:00Z' })

/** A business whose only service is offered by a newly invited staff member. */
async function findInvited() {
  const studio = await aStudio(app, context)
  const owner = aClient(app, (await signIn(app, await aPerson(context, studio.siteId), studio.siteId)).headers)
  const requested = { email: `${randomUUID()}@example.org`, name: 'Noor', role: 'staff', newStaffMember: true }
  const { invitation, link } = expected(await owner.post('/v1/people/invitations', requested))
  const { staffMembers } = expected(await owner.get('/v1/staff-members'))
  const noor = staffMembers.find(({ id }: { id: string }) => id === invitation.staffMemberId)
  const { service } = expected(await owner.get(`/v2/services/${studio.service.id}`))
  const only = { id: service.id, revision: service.revision, staffMemberIds: [noor.resourceId] }
  expected(await owner.patch(`/v2/services/${service.id}`, { service: only }))
  return { studio, owner, noor, token: new URL(link).pathname.split('/').at(-1) }
}

const isFree = async ({ visitor, service }: Studio) =>
  JSON.stringify(
    expected(
      await visitor.post('/v1/availability/overview', { serviceId: service.id, fromDate: '2026-06-02', days: 2 }),
    ),
  ).includes('FREE')

const isSeen = async ({ visitor }: Studio, id: string) =>
  expected(await visitor.get('/v1/staff-members')).staffMembers.some((it: { id: string }) => it.id === id)

describe('approveStaffMember', () => {
  it('makes an invited staff member bookable before they accept', async () => {
    const { studio, owner, noor } = await findInvited()
    expect(noor.approvalStatus).toBe('PENDING')
    expect([await isSeen(studio, noor.id), await isFree(studio)]).toEqual([false, false])
    const { staffMember } = expected(await owner.post(`/v1/staff-members/${noor.id}/approve`, {}))
    expect(staffMember).toMatchObject({ id: noor.id, resourceId: noor.resourceId })
    expect([await isSeen(studio, noor.id), await isFree(studio)]).toEqual([true, true])
    const slugs = () => db.selectFrom('events').select('slug').where('entity_id', '=', noor.id).execute()
    expect((await slugs()).map(({ slug }) => slug)).toEqual(['created', 'fully_created', 'updated'])
    expected(await owner.post(`/v1/staff-members/${noor.id}/approve`, {}))
    expect(await slugs()).toHaveLength(3)
  })

  it('is not needed after accepting', async () => {
    const { studio, noor, token } = await findInvited()
    const payload = { token, password: 'long enough' }
    expected(await studio.visitor.post('/v1/staff/accept-invitation', payload))
    expect([await isSeen(studio, noor.id), await isFree(studio)]).toEqual([true, true])
  })

  it('STAFF_MEMBER_NOT_FOUND: unknown, or of another business', async () => {
    const [{ owner }, { noor }] = [await findInvited(), await findInvited()]
    for (const id of [randomUUID(), noor.id])
      expect(readRefusal(await owner.post(`/v1/staff-members/${id}/approve`, {}))).toBe('404 STAFF_MEMBER_NOT_FOUND')
  })
})

import { describe, expect, it } from 'vitest'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import {
  aClub,
  anEmail,
  asStaff,
  clubPorts,
  createMember,
  eventSlugs,
  getFull,
  listActions,
  startPaying,
} from './club.ts'

const club = await aClub(await createTestApp({ ports: clubPorts }))

describe('blockMember', () => {
  it('takes effect immediately: all their tokens are revoked', async () => {
    const { id, client } = await createMember(club)
    expect((await client.get('/v1/members/my')).status).toBe(200)
    for (const _ of [1, 2])
      expect(expected(await club.admin.post(`/v1/members/${id}/block`)).member.status).toBe('BLOCKED')
    expect((await client.get('/v1/members/my')).status).toBe(401)
    expect(await eventSlugs(club, id)).toEqual(['created', 'updated'])
    expect(await listActions(club, id)).toEqual(['create', 'block'])
  })

  it('refuses the owner, and the actor’s own account', async () => {
    const [owner, manager] = [anEmail('owner'), anEmail('manager')]
    await asStaff(club, 'owner', owner)
    const managing = await asStaff(club, 'manager', manager)
    const own = await createMember(club, { loginEmail: owner })
    const self = await createMember(club, { loginEmail: manager })
    for (const actor of [managing, club.admin]) {
      const refused = await actor.post(`/v1/members/${own.id}/block`)
      expect(readRefusal(refused)).toBe('403 OWNER_MEMBER_BLOCK_FORBIDDEN')
      expect(refused.body.details.applicationError.data).toEqual({ memberId: own.id })
    }
    expect(readRefusal(await managing.post(`/v1/members/${self.id}/block`))).toBe('403 MEMBER_SELF_BLOCK_FORBIDDEN')
    expect((await club.admin.post(`/v1/members/${self.id}/block`)).status).toBe(200)
  })

  it('refuses no one for an unverified claim to the owner’s address', async () => {
    const email = anEmail('claimed')
    const { id } = await createMember(club, { loginEmail: email })
    await asStaff(club, 'owner', email)
    expect((await club.admin.post(`/v1/members/${id}/block`)).status).toBe(200)
  })

  it('refuses members with a paid plan', async () => {
    const { id } = await createMember(club)
    startPaying(id)
    expect(readRefusal(await club.admin.post(`/v1/members/${id}/block`))).toBe(
      '403 ACTIVE_SUBSCRIPTION_MEMBER_BLOCK_FORBIDDEN',
    )
    expect((await getFull(club, id)).status).toBe('APPROVED')
  })

  it('requires permission for members', async () => {
    const { id, client } = await createMember(club)
    for (const actor of [client, await asStaff(club, 'receptionist'), await asStaff(club, 'viewer')])
      expect(readRefusal(await actor.post(`/v1/members/${id}/block`))).toBe('403 PERMISSION_DENIED')
  })
})

import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aClub, asStaff, blockMembers, clubPorts, createMember } from './club.ts'

const club = await aClub(await createTestApp({ ports: clubPorts }))
const shown = await createMember(club, { privacyStatus: 'PUBLIC', profile: { nickname: 'Shown' } })
const hidden = await createMember(club)
const address = (id: string) => `/v1/members/${id}?fieldsets=FULL`

describe('getMember', () => {
  it('limits other members’ data to what is public, whatever is requested', async () => {
    for (const actor of [club.visitor, hidden.client]) {
      const { member } = expected(await actor.get(address(shown.id)))
      expect(member).toMatchObject({ id: shown.id, profile: { nickname: 'Shown' }, status: 'UNKNOWN' })
      expect([member.loginEmail, member.contact, member.lastLoginDate]).toEqual([undefined, undefined, undefined])
    }
  })

  it('returns everything to the member and with permission to see members', async () => {
    const actors = [hidden.client, club.admin, await asStaff(club, 'receptionist'), await asStaff(club, 'viewer')]
    for (const actor of actors) {
      const { member } = expected(await actor.get(address(hidden.id)))
      expect(member).toMatchObject({ loginEmail: hidden.loginEmail, contact: { emails: [hidden.loginEmail] } })
    }
    expect(readRefusal(await (await asStaff(club, 'staff')).get(address(hidden.id)))).toBe('404 MEMBER_NOT_FOUND')
  })

  it('does not find private, unapproved and unknown members', async () => {
    const blocked = await createMember(club, { privacyStatus: 'PUBLIC' })
    expected(await club.admin.post(`/v1/members/${blocked.id}/block`))
    for (const id of [hidden.id, blocked.id, randomUUID()]) {
      expect(readRefusal(await club.visitor.get(address(id)))).toBe('404 MEMBER_NOT_FOUND')
      expect(readRefusal(await shown.client.get(address(id)))).toBe('404 MEMBER_NOT_FOUND')
    }
  })

  it('says so if the member is hidden from the actor', async () => {
    const other = await createMember(club)
    blockMembers(shown.id, other.id)
    const refused = await other.client.get(address(shown.id))
    expect(readRefusal(refused)).toBe('403 MEMBER_TO_MEMBER_BLOCKED')
    expect(refused.body.details.applicationError.data).toEqual({ memberId: shown.id })
    expect((await club.admin.get(address(shown.id))).status).toBe(200)
  })
})

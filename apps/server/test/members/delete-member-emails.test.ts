import { describe, expect, it } from 'vitest'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aClub, anEmail, createMember, eventSlugs } from './club.ts'

const club = await aClub(await createTestApp())
const createFullMember = () => createMember(club, { contact: { emails: [anEmail('a'), anEmail('b')] } })

describe('deleteMemberEmails', () => {
  it('clears the list for the member and for the business, and publishes an event', async () => {
    for (const byAdmin of [true, false]) {
      const { id, loginEmail, client } = await createFullMember()
      const { member } = expected(await (byAdmin ? club.admin : client).delete(`/v1/members/${id}/emails`))
      expect(member).toMatchObject({ loginEmail, contact: { emails: [] } })
      expect(await eventSlugs(club, id)).toEqual(['created', 'updated'])
    }
  })

  it('is refused for others', async () => {
    const [{ id }, other] = [await createFullMember(), await createFullMember()]
    expect(readRefusal(await other.client.delete(`/v1/members/${id}/emails`))).toBe('404 MEMBER_NOT_FOUND')
    expect(readRefusal(await club.visitor.delete(`/v1/members/${id}/emails`))).toBe('403 PERMISSION_DENIED')
  })
})

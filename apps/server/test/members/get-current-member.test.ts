import { describe, expect, it } from 'vitest'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aClub, asMember, asStaff, createMember } from './club.ts'

const club = await aClub(await createTestApp())

describe('getCurrentMember', () => {
  it('returns the requested fields of the calling member', async () => {
    const { id, loginEmail, client } = await createMember(club)
    const plain = expected(await client.get('/v1/members/my')).member
    expect(plain).toMatchObject({ id, status: 'UNKNOWN', privacyStatus: 'UNKNOWN', activityStatus: 'UNKNOWN' })
    expect(plain.loginEmail).toBeUndefined()
    const extended = expected(await client.get('/v1/members/my?fieldsets=EXTENDED')).member
    expect(extended).toMatchObject({ loginEmail, status: 'APPROVED' })
    expect(extended.contact).toBeUndefined()
    const full = expected(await client.get('/v1/members/my?fieldSet=EXTENDED&fieldsets=FULL&fieldsets=PUBLIC')).member
    expect(full).toMatchObject({ loginEmail, loginEmailVerified: false, contact: { emails: [loginEmail] } })
  })

  it('is not found for a visitor, and for a deleted member', async () => {
    expect(readRefusal(await club.visitor.get('/v1/members/my'))).toBe('404 NOT_FOUND')
    const { id } = await createMember(club)
    expected(await club.admin.delete(`/v1/members/${id}`))
    expect(readRefusal(await (await asMember(club, id)).get('/v1/members/my'))).toBe('404 NOT_FOUND')
  })

  it('is only for members: staff are not', async () => {
    expect(readRefusal(await club.admin.get('/v1/members/my'))).toBe('403 PERMISSION_DENIED')
    expect(readRefusal(await (await asStaff(club, 'owner')).get('/v1/members/my'))).toBe('403 PERMISSION_DENIED')
  })
})

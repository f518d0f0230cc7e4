import { describe, expect, it } from 'vitest'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aClub, asStaff, createMember } from './club.ts'

const test = await createTestApp()
const club = await aClub(test)

describe('listDeletedMembers', () => {
  it('lists the trash with expiry dates, for the owner', async () => {
    const ids = []
    for (const sent of [{ contact: { firstName: 'Ada', lastName: 'L.' } }, { profile: { nickname: 'Nick' } }]) {
      const { id } = await createMember(club, sent)
      expected(await club.admin.delete(`/v1/members/${id}`))
      ids.push(id)
      test.clock.advance({ days: 1 })
    }
    const owner = await asStaff(club, 'owner')
    const { members } = expected(await owner.get('/v1/members/trash'))
    expect(members).toMatchObject([
      { id: ids[1], name: 'Nick', status: 'APPROVED' },
      { id: ids[0], name: 'Ada L.', status: 'APPROVED' },
    ])
    expect(Date.parse(members[0].eraseDate) - Date.parse(members[0].deletedDate)).toBe(30 * 24 * 3_600_000)
    test.clock.advance({ days: 28, hours: 12 })
    expect(expected(await club.admin.get('/v1/members/trash')).members).toMatchObject([{ id: ids[1] }])
    expect(readRefusal(await (await asStaff(club, 'manager')).get('/v1/members/trash'))).toBe('403 PERMISSION_DENIED')
  })
})

import { describe, expect, it } from 'vitest'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aClub } from './club.ts'

const club = await aClub(await createTestApp())
const set = (memberPrivacySettings: object, actor = club.admin) =>
  actor.post('/v1/privacy-settings', { memberPrivacySettings })

describe('setMemberPrivacySettings', () => {
  it('changes the given fields, and records who did it', async () => {
    const first = expected(await set({ revision: '1', publicMemberVisibility: 'VISIBLE_TO_MEMBERS_ONLY' }))
    expect(first.memberPrivacySettings).toMatchObject({
      revision: '2',
      publicMemberVisibility: 'VISIBLE_TO_MEMBERS_ONLY',
      publicMemberCandidates: 'ANYONE',
    })
    const second = expected(await set({ revision: '2', publicMemberCandidates: 'NO_ONE' }))
    expect(second.memberPrivacySettings).toMatchObject({
      revision: '3',
      publicMemberVisibility: 'VISIBLE_TO_MEMBERS_ONLY',
      publicMemberCandidates: 'NO_ONE',
    })
    const { entries } = expected(await club.admin.get('/v1/audit?entityType=memberPrivacy'))
    expect(entries[0].changes).toEqual([{ field: 'candidates', before: 'ANYONE', after: 'NO_ONE' }])
  })

  it('refuses outdated, unknown and contradicting values', async () => {
    const stale = await set({ revision: '1', publicMemberCandidates: 'ANYONE' })
    expect(readRefusal(stale)).toBe('409 INVALID_REVISION')
    expect(stale.body.details.applicationError.data).toEqual({ revision: '3' })
    expect(readRefusal(await set({ revision: '3', publicMemberVisibility: 'UNKNOWN' }))).toBe('400 INVALID_SETTINGS')
    expected(
      await club.admin.patch('/v1/default-privacy-status', {
        defaultPrivacy: { revision: '1', defaultPrivacy: 'PUBLIC' },
      }),
    )
    const odd = await set({ revision: '3', publicMemberCandidates: 'NO_ONE' })
    expect(readRefusal(odd)).toBe('400 INVALID_SETTINGS')
    expect(odd.body.details.applicationError.data).toEqual({ publicMemberCandidates: 'NO_ONE' })
    expect(readRefusal(await set({ publicMemberCandidates: 'ANYONE' }))).toBe('400 memberPrivacySettings.revision')
    expect(readRefusal(await set({ revision: '3' }, club.visitor))).toBe('403 PERMISSION_DENIED')
  })
})

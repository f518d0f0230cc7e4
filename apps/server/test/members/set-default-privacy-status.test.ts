import { describe, expect, it } from 'vitest'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aClub, asStaff, createMember, getFull } from './club.ts'

const club = await aClub(await createTestApp())
const set = (defaultPrivacy: object, actor = club.admin) =>
  actor.patch('/v1/default-privacy-status', { defaultPrivacy })
const candidates = async () =>
  expected(await club.admin.get('/v1/privacy-settings')).memberPrivacySettings.publicMemberCandidates

describe('setDefaultPrivacyStatus', () => {
  it('applies to new members; PRIVATE lets nobody be visible', async () => {
    const before = await createMember(club)
    expect(expected(await set({ defaultPrivacy: 'PUBLIC', revision: '1' })).defaultPrivacy).toEqual({
      id: club.siteId,
      defaultPrivacy: 'PUBLIC',
      revision: '2',
    })
    expect(await candidates()).toBe('ANYONE')
    expect((await getFull(club, before.id)).privacyStatus).toBe('PRIVATE')
    expect((await getFull(club, (await createMember(club)).id)).privacyStatus).toBe('PUBLIC')
    expected(await set({ defaultPrivacy: 'PRIVATE', revision: '2' }))
    expect(await candidates()).toBe('NO_ONE')
  })

  it('requires the revision, and permission', async () => {
    expect(readRefusal(await set({ defaultPrivacy: 'PUBLIC', revision: '1' }))).toBe('409 REVISION_MISMATCH')
    expect(readRefusal(await set({ defaultPrivacy: 'PUBLIC' }))).toBe('400 defaultPrivacy.revision')
    const receptionist = await asStaff(club, 'receptionist')
    expect(readRefusal(await set({ revision: '3' }, receptionist))).toBe('403 PERMISSION_DENIED')
  })
})

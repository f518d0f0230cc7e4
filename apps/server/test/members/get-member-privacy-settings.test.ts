import { describe, expect, it } from 'vitest'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aClub } from './club.ts'

const club = await aClub(await createTestApp())

describe('getMemberPrivacySettings', () => {
  it('returns by default that anyone may be visible', async () => {
    for (const actor of [club.admin, club.visitor]) {
      expect(expected(await actor.get('/v1/privacy-settings')).memberPrivacySettings).toEqual({
        id: club.siteId,
        revision: '1',
        publicMemberVisibility: 'VISIBLE_TO_ALL',
        publicMemberCandidates: 'ANYONE',
      })
    }
  })
})

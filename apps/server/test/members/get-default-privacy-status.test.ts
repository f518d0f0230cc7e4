import { describe, expect, it } from 'vitest'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aClub, createMember } from './club.ts'

const club = await aClub(await createTestApp())

describe('getDefaultPrivacyStatus', () => {
  it('returns private by default', async () => {
    const { client } = await createMember(club)
    for (const actor of [club.admin, club.visitor, client]) {
      expect(expected(await actor.get('/v1/default-privacy-status'))).toEqual({
        defaultPrivacy: { id: club.siteId, defaultPrivacy: 'PRIVATE', revision: '1' },
      })
    }
  })
})

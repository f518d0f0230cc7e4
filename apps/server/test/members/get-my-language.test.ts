import { expect, it } from 'vitest'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aClub, createMember } from './club.ts'

const club = await aClub(await createTestApp())

it('returns the languages of the business, and none chosen by default', async () => {
  const { client } = await createMember(club)
  expect(expected(await client.get('/v1/members/my/language'))).toEqual({ language: null, languages: ['en'] })
  expect(readRefusal(await club.visitor.get('/v1/members/my/language'))).toBe('403 PERMISSION_DENIED')
})

import { expect, it } from 'vitest'
import { aPicture } from '../media/pictures.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aClub, createMember, getFull } from './club.ts'

const test = await createTestApp()
const club = await aClub(test)
const url = '/v1/members/my/photo'

it('deletes the photo permanently, and does nothing without one', async () => {
  const { id, client } = await createMember(club)
  const { photo } = expected(await client.post(url, { content: await aPicture(40, 30) })).member.profile
  for (let round = 0; round < 2; round++)
    expect(expected(await client.delete(url)).member.profile.photo).toBeUndefined()
  expect((await getFull(club, id)).profile?.photo).toBeUndefined()
  expect((await test.app.inject({ url: photo.url })).statusCode).toBe(404)
})

it('is only for members', async () => {
  for (const client of [club.visitor, club.admin])
    expect(readRefusal(await client.delete(url))).toBe('403 PERMISSION_DENIED')
})

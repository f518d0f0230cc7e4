import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { runDue } from '../../src/setup/background.ts'
import { aPhotograph, aPicture, inBase64 } from '../media/pictures.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aClub, createMember, getFull } from './club.ts'

const test = await createTestApp()
const { app, context, clock } = test
const club = await aClub(test)
const url = '/v1/members/my/photo'
const opened = (address: string) => app.inject({ url: address })

/** Pictures that lie in the data folder, by their ids. */
const stored = () => readdir(join(context.config.dataFolder, 'uploads', club.siteId)).catch(() => [])

describe('setMyPhoto', () => {
  it('saves a small, upright photo without metadata, shows it in the profile, and in no library', async () => {
    const { id, client } = await createMember(club)
    const { member } = expected(await client.post(url, { content: await aPhotograph(1600, 1200) }))
    const { photo } = member.profile
    expect((await getFull(club, id)).profile?.photo).toEqual(photo)
    expect([photo.width, photo.height]).toEqual([480, 640])
    const answer = await opened(photo.url)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=86400, immutable',
    })
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 480, height: 640 })
    expect(answer.rawPayload.includes('Secret Person')).toBe(false)
    expect((await sharp((await opened(`${photo.url}?w=320`)).rawPayload).metadata()).width).toBe(320)
    expect(expected(await club.admin.get('/v1/media')).files).toEqual([])
    expect(readRefusal(await club.admin.delete(`/v1/media/${photo.id}`))).toBe('404 NOT_FOUND')
  })

  it('replaces the previous one and deletes its bytes; two at once leave one', async () => {
    const { id, client } = await createMember(club)
    const before = (await stored()).length
    const first = expected(await client.post(url, { content: await aPicture(40, 30) })).member.profile.photo
    const content = await aPicture(30, 40)
    await Promise.all([client.post(url, { content }), client.post(url, { content })])
    expect((await opened(first.url)).statusCode).toBe(404)
    const shown = (await getFull(club, id)).profile?.photo
    expect((await opened(shown?.url ?? '')).statusCode).toBe(200)
    expect(await stored()).toHaveLength(before + 1)
    expect(await stored()).toContain(shown?.id)
  })

  it('is deleted with the member', async () => {
    const { client } = await createMember(club)
    const { photo } = expected(await client.post(url, { content: await aPicture(40, 30) })).member.profile
    expected(await client.delete('/v1/members/my'))
    expect((await opened(photo.url)).statusCode).toBe(200)
    clock.advance({ days: 31 })
    await runDue(context, clock.now())
    expect((await opened(photo.url)).statusCode).toBe(404)
    expect(await stored()).not.toContain(photo.id)
  })

  it('accepts images only, and a number per hour: MEDIA_TYPE_NOT_SUPPORTED, THROTTLED_FEATURE', async () => {
    const { client } = await createMember(club)
    for (const words of ['Dear Lena', '<svg xmlns="http://www.w3.org/2000/svg"/>'])
      expect(readRefusal(await client.post(url, { content: inBase64(words) }))).toBe('400 MEDIA_TYPE_NOT_SUPPORTED')
    expect(readRefusal(await client.post(url, { content: '%%%%' }))).toBe('400 content')
    await test.db.updateTable('rate_limits').set({ hits: 20 }).where('key', 'like', 'upload:%').execute()
    expect(readRefusal(await client.post(url, { content: await aPicture(4, 4) }))).toBe('429 THROTTLED_FEATURE')
  })
})

import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { aSite } from '../support/a-site.ts'
import { anAdmin, aVisitor, expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aVisitorToken } from '../support/people.ts'

import { aPicture, inBase64 } from './pictures.ts'

const { app, context, db } = await createTestApp()
const siteId = await aSite(context)
const admin = await anAdmin(app, context, siteId)

const open = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers })
const content = await aPicture(2400, 1200)
const { file } = expected(await admin.post('/v1/media', { fileName: 'lena.png', content, purpose: 'CATALOGUE' }))

const readWidth = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await open(url, headers)
  return answer.statusCode === 200 ? (await sharp(answer.rawPayload).metadata()).width : answer.statusCode
}

describe('an image by its id alone', () => {
  it.each([
    ['', 2400],
    ['~mv2.png', 2400],
    ['/v1/fill/w_300,h_150/file', 320],
    ['/v1/fill/w_300,h_300,al_c,q_85/lena.webp', 640],
    ['/v1/fit/w_300,h_300/file', 320],
    ['/v1/crop/x_0,y_0,w_600,h_600/fill/w_100,h_100/file', 320],
    ['/v1/crop/x_0,y_0,w_600,h_600/file', 2400],
    ['/v1/fill/w_9000,h_9000/file', 2400],
    ['/v1/nonsense', 404],
  ])('is at /media/<id>%s', async (tail, width) => {
    expect(await readWidth(`/media/${file.id}${tail}`)).toBe(width)
  })

  it('is available on every host of this server, for every front end', async () => {
    const answer = await open(`/media/${file.id}/v1/fill/w_300,h_150/file`, { host: 'static.wixstatic.com' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })

  it('is not found for an unknown id', async () => {
    for (const id of [randomUUID(), 'x', `${file.id}0`, '..%2f..%2fetc'])
      expect((await open(`/media/${id}`)).statusCode).toBe(404)
  })

  it('never opens a form answer without its link', async () => {
    const visitor = await aVisitor(app, siteId)
    const answer = { fileName: 'a.txt', content: inBase64('Dear Lena'), purpose: 'ANSWER' }
    const handed = expected(await visitor.post('/v1/media', answer)).file
    expect((await open(`/media/${handed.id}`)).statusCode).toBe(404)
    expect((await open(`/media/${handed.id}?${handed.url.split('?')[1]}`)).body).toBe('Dear Lena')
  })

  it('has an id that is unique across businesses', async () => {
    const elsewhere = await aSite(context)
    const row = await db.selectFrom('media_files').selectAll().where('id', '=', file.id).executeTakeFirstOrThrow()
    const copy = db
      .insertInto('media_files')
      .values({ ...row, site_id: elsewhere })
      .execute()
    await expect(copy).rejects.toThrow('media_files_id_key')
  })
})

describe('image.url', () => {
  it('is absolute in the API, and accepted as returned', async () => {
    expect(file.url).toBe(`http://localhost:80/media/${siteId}/${file.id}/lena.png`)
    const image = { id: file.id, url: file.url, width: 2400, height: 1200 }
    const service = {
      type: 'CLASS',
      name: 'Portrait',
      defaultCapacity: 6,
      onlineBooking: { enabled: true },
      payment: { rateType: 'NO_FEE', options: { online: false, inPerson: true } },
      media: { mainMedia: { image }, items: [{ image }] },
    }
    const made = expected(await admin.post('/_api/bookings/v2/services', { service })).service
    expect(made.media.mainMedia.image).toMatchObject(image)
    const stored = await db.selectFrom('services').select('media').where('id', '=', made.id).executeTakeFirstOrThrow()
    expect(JSON.stringify(stored.media)).toContain(`"/media/${siteId}/${file.id}/lena.png"`)
    const query = { query: { filter: { id: made.id } } }
    const headers = { authorization: await aVisitorToken(app, siteId), host: 'book.example.org' }
    const url = '/_api/bookings/v2/services/query'
    const elsewhere = await app.inject({ method: 'POST', url, headers, payload: query })
    expect(elsewhere.json().services[0].media.items[0].image.url).toBe(
      `http://book.example.org/media/${siteId}/${file.id}/lena.png`,
    )
  })
})

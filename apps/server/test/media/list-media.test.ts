import { expect, it } from 'vitest'
import { aSite } from '../support/a-site.ts'
import { anAdmin, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aPicture, inBase64 } from './pictures.ts'

const { app, context, clock } = await createTestApp()
const siteId = await aSite(context)
const admin = await anAdmin(app, context, siteId)
const content = await aPicture(20, 10)

async function upload(fileName: string) {
  clock.advance({ minutes: 1 })
  return expected(await admin.post('/v1/media', { fileName, content, purpose: 'CATALOGUE' })).file
}

it('lists the images of the business, latest first, page by page', async () => {
  const files = [await upload('a.png'), await upload('b.png'), await upload('c.png')]
  const answer = { fileName: 'private.txt', content: inBase64('x'), purpose: 'ANSWER' }
  expected(await admin.post('/v1/media', answer))
  const first = expected(await admin.get('/v1/media?limit=2'))
  expect(first.files).toEqual([files[2], files[1]])
  const second = expected(await admin.get(`/v1/media?limit=2&cursor=${first.nextCursor}`))
  expect(second).toEqual({ files: [files[0]], nextCursor: null })
})

it('shows another business none of them', async () => {
  await upload('mine.png')
  const stranger = await anAdmin(app, context, await aSite(context))
  expect(expected(await stranger.get('/v1/media'))).toEqual({ files: [], nextCursor: null })
})

it('refuses unknown cursors', async () => {
  expect(readRefusal(await admin.get('/v1/media?cursor=made-up'))).toBe('400 cursor')
  expect(readRefusal(await admin.get('/v1/media?limit=101'))).toBe('400 limit')
})

import { describe, expect, it, vi } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { decodePicture, PictureTimeoutError } from '../../src/features/media/steps/decode-picture.ts'
import { aJpegOfScans, aPicture, aPngOfTexts, inBase64 } from '../media/pictures.ts'
import { aSite } from '../support/a-site.ts'
import { anAdmin, aVisitor, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

// Attacks with pictures: small files that cost minutes or gigabytes, and queues full of ordinary ones.
const { app, context } = await createTestApp()
const siteId = await aSite(context)
const admin = await anAdmin(app, context, siteId)
const url = '/v1/media'
const upload = (content: string) => ({ fileName: 'a', purpose: 'ANSWER', content })
const small = upload(await aPicture(40, 40))

describe('a small file that is expensive to decode', () => {
  it('is refused by its number of scans, while others are answered', async () => {
    const visitor = await aVisitor(app, siteId, '198.51.100.1')
    const bomb = upload(aJpegOfScans(9990, 20_000).toString('base64'))
    for (let i = 0; i < 2; i += 1) {
      const answer = await visitor.post(url, bomb)
      expect([readRefusal(answer), answer.body.message]).toEqual([
        '400 MEDIA_TYPE_NOT_SUPPORTED',
        expect.stringContaining('too many scans'),
      ])
    }
    const other = await aVisitor(app, siteId, '198.51.100.2')
    expect(readRefusal(await other.post(url, small))).toBe('200')
  })

  it('is refused by its pixels if it has to be decompressed as a whole', async () => {
    const answer = await admin.post(url, upload(aJpegOfScans(9990, 3).toString('base64')))
    expect(answer.body.message).toContain('more than 50 megapixels')
  })

  it('is refused by its number of compressed texts', async () => {
    expect(readRefusal(await admin.post(url, upload((await aPngOfTexts(3)).toString('base64'))))).toBe('200')
    const bomb = upload((await aPngOfTexts(500)).toString('base64'))
    expect(readRefusal(await admin.post(url, bomb))).toBe('400 MEDIA_TYPE_NOT_SUPPORTED')
  })

  it('is stopped when it takes too long: its process is killed', async () => {
    const processes = () => process.getActiveResourcesInfo().filter((it) => it === 'ProcessWrap').length
    const before = processes()
    const job = { format: 'jpeg', mostPixels: 100_000_000, largestSide: 4096, widths: [320] } as const
    const decoding = decodePicture({ ...job, content: aJpegOfScans(9990, 20_000) }, 2000)
    expect(processes()).toBe(before + 1)
    await expect(decoding).rejects.toThrow(PictureTimeoutError)
    await vi.waitFor(() => expect(processes()).toBe(before), { timeout: 60_000, interval: 10 })
  })
})

describe('networks that fill the image queue', () => {
  it('block neither another network nor staff', async () => {
    const free = Promise.withResolvers<void>()
    const work = () => free.promise
    const attack = Array.from({ length: 24 }, (_, index) =>
      context.pictures.run({ key: undefined, group: `network ${index % 6}`, work }).catch(() => undefined),
    )
    expect(readRefusal(await admin.post(url, small))).toBe('200')
    const honest = (await aVisitor(app, siteId, '198.51.100.3')).post(url, small)
    // One of the attack was refused for it, or it would be refused itself.
    await Promise.race([...attack, honest])
    free.resolve()
    await Promise.all(attack)
    expect(readRefusal(await honest)).toBe('200')
  })
})

describe('refused uploads', () => {
  it('count for their network before their bodies are read, and never for staff', async () => {
    const bounded = await buildApp(context, { callBounds: { uploadsPerNetwork: 4 } })
    const visitor = await aVisitor(bounded, siteId, '198.51.100.4')
    const wrong = [{ ...small, purpose: 'FUN' }, { ...small, content: '%' }, { ...small, purpose: 'CATALOGUE' }, {}]
    for (const body of wrong) expect(readRefusal(await visitor.post(url, body))).toMatch(/^40[03] /)
    for (const body of [small, {}]) expect(readRefusal(await visitor.post(url, body))).toBe('429 THROTTLED_FEATURE')
    const another = await aVisitor(bounded, siteId, '198.51.100.5')
    expect(readRefusal(await another.post(url, small))).toBe('200')
    const staff = await anAdmin(bounded, context, siteId)
    for (let i = 0; i < 5; i += 1)
      expect(readRefusal(await staff.post(url, { ...small, content: '%' }))).toBe('400 content')
  })

  it('are scanned once for invalid base64', async () => {
    for (const [content, status] of [
      [`${inBase64('Hello')}\n `, '200'],
      ['SGVs bG8=', '200'],
      ['SGVsbG8===', '400 content'],
      ['SGV=sbG8', '400 content'],
      ['=', '400 content'],
      ['    ', '400 content'],
    ] as const)
      expect([content, readRefusal(await admin.post(url, { ...upload(content), fileName: 'a.txt' }))]).toEqual([
        content,
        status,
      ])
  })
})

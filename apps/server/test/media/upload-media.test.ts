import { randomUUID } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32, zstdCompressSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { findOpenPaths } from '../../src/setup/data-folder.ts'
import { aSite } from '../support/a-site.ts'
import { aClient, anAdmin, aVisitor, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aPerson, signIn } from '../support/people.ts'
import { aPhotograph, aPicture, inBase64 } from './pictures.ts'

const { app, context, clock } = await createTestApp()
const siteId = await aSite(context)
const admin = await anAdmin(app, context, siteId)

const picture = async (more: object = {}) => ({
  fileName: 'lena.png',
  content: await aPicture(900, 600),
  purpose: 'CATALOGUE',
  ...more,
})
const fetchBytes = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers })

describe('uploadMedia', () => {
  it('saves an image in smaller widths, and serves the requested one', async () => {
    const { file } = expected(await admin.post('/v1/media', await picture({ altText: 'Lena at work' })))
    expect(file).toMatchObject({ kind: 'IMAGE', contentType: 'image/png', width: 900, height: 600 })
    expect(file).toMatchObject({ fileName: 'lena.png', altText: 'Lena at work' })
    expect(file.createdDate).toBe(new Date(clock.now()).toISOString())
    const folder = join(context.config.dataFolder, 'uploads', siteId, file.id)
    expect((await readdir(folder)).sort()).toEqual(['320.webp', '640.webp', 'original'])
    const original = await fetchBytes(file.url)
    expect(original.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
    })
    expect(original.rawPayload.byteLength).toBe(file.sizeBytes)
    const narrow = await fetchBytes(`${file.url}?w=320`)
    expect(narrow.headers['content-type']).toBe('image/webp')
    expect(await sharp(narrow.rawPayload).metadata()).toMatchObject({ width: 320, height: 213 })
    expect((await fetchBytes(`${file.url}?w=1280`)).headers['content-type']).toBe('image/png')
    expect((await fetchBytes(`${file.url}?w=nonsense`)).statusCode).toBe(200)
  })

  it('rotates a photo upright and removes its metadata', async () => {
    const content = await aPhotograph(800, 400)
    const { file } = expected(await admin.post('/v1/media', await picture({ content, fileName: 'x.jpg' })))
    expect(file).toMatchObject({ contentType: 'image/jpeg', width: 400, height: 800 })
    for (const url of [file.url, `${file.url}?w=320`]) {
      const bytes = (await fetchBytes(url)).rawPayload
      expect((await sharp(bytes).metadata()).exif).toBeUndefined()
      expect(bytes.includes('Secret Person')).toBe(false)
    }
  })

  it.each(['gif', 'avif'] as const)('converts a %s to a format every browser shows', async (format) => {
    const content = await aPicture(40, 40, format)
    const { file } = expected(await admin.post('/v1/media', await picture({ content })))
    expect(file.contentType).toBe('image/webp')
  })

  it('determines the type by content, whatever the name', async () => {
    const { file } = expected(await admin.post('/v1/media', await picture({ fileName: 'virus.exe' })))
    expect(file.contentType).toBe('image/png')
    const page = await picture({ fileName: 'cat.png', content: inBase64('<!doctype html><script>alert(1)</script>') })
    expect(readRefusal(await admin.post('/v1/media', page))).toBe('400 MEDIA_TYPE_NOT_SUPPORTED')
  })

  it('corrects the extension: text named like a program becomes text', async () => {
    const content = inBase64('start calc')
    const { file } = expected(
      await admin.post('/v1/media', { fileName: 'invoice\u202etxt.bat', content, purpose: 'ANSWER' }),
    )
    expect(file).toMatchObject({ fileName: 'invoice-txt.bat.txt', contentType: 'text/plain' })
    const { headers } = await fetchBytes(file.url)
    expect(headers['content-disposition']).toBe("attachment; filename*=UTF-8''invoice-txt.bat.txt")
  })

  it.each([
    ['an SVG picture', inBase64('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a bare SVG picture', inBase64('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a program', Buffer.from('4d5a90000300000004000000ffff0000', 'hex').toString('base64')],
    ['a packed file', zstdCompressSync(Buffer.from('x')).toString('base64')],
    ['a picture that breaks off', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').toString('base64')],
  ])('refuses %s as MEDIA_TYPE_NOT_SUPPORTED', async (_, content) => {
    for (const purpose of ['CATALOGUE', 'ANSWER']) {
      const answer = await admin.post('/v1/media', await picture({ content, purpose }))
      expect(readRefusal(answer)).toBe('400 MEDIA_TYPE_NOT_SUPPORTED')
    }
  })

  it('refuses a small file that decodes to a huge image', async () => {
    const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#000' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.byteLength).toBeLessThan(2_000_000)
    const answer = await admin.post('/v1/media', await picture({ content: bomb.toString('base64') }))
    expect(readRefusal(answer)).toBe('400 MEDIA_TYPE_NOT_SUPPORTED')
  })

  it('refuses too many pixels by the header alone, and says so', async () => {
    const head = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
    const size = Buffer.alloc(13)
    size.writeUInt32BE(9000, 0)
    size.writeUInt32BE(9000, 4)
    size.set([8, 2, 0, 0, 0], 8)
    const check = Buffer.alloc(4)
    check.writeUInt32BE(crc32(Buffer.concat([Buffer.from('IHDR'), size])))
    // Nothing follows it: decompressing would find no picture.
    const empty = Buffer.from('000000004944415435af061e0000000049454e44ae426082', 'hex')
    const content = Buffer.concat([head, size, check, empty]).toString('base64')
    const answer = await admin.post('/v1/media', await picture({ content }))
    expect(readRefusal(answer)).toBe('400 MEDIA_TYPE_NOT_SUPPORTED')
    expect(answer.body.message).toContain('more than 50 megapixels')
  })

  it('accepts a current phone photo, and saves it no larger than a screen', async () => {
    const large = sharp({ create: { width: 8200, height: 6150, channels: 3, background: '#446' } }).jpeg()
    const content = (await large.toBuffer()).toString('base64')
    const { file } = expected(await admin.post('/v1/media', await picture({ content, fileName: 'a.jpg' })))
    expect(file).toMatchObject({ width: 4096, height: 3072 })
  })

  it('refuses with Retry-After while too many images are decoded, and accepts other files', async () => {
    const visitor = await aVisitor(app, siteId, '198.51.100.8')
    const answer = await picture({ purpose: 'ANSWER' })
    const free = Promise.withResolvers<void>()
    const busy = Array.from({ length: 12 }, (_, index) =>
      context.pictures.run({ key: undefined, group: `network ${index}`, work: () => free.promise }),
    )
    const refused = await visitor.post('/v1/media', answer)
    expect(readRefusal(refused)).toBe('429 THROTTLED_FEATURE')
    expect(refused.headers['retry-after']).toBe('5')
    const note = { fileName: 'a.txt', content: inBase64('Hello'), purpose: 'ANSWER' }
    expect(readRefusal(await visitor.post('/v1/media', note))).toBe('200')
    free.resolve()
    await Promise.all(busy)
    expect(readRefusal(await visitor.post('/v1/media', answer))).toBe('200')
  })

  it('limits one visitor to two at once, without delaying others', async () => {
    const hog = await aVisitor(app, siteId, '198.51.100.9')
    const other = await aVisitor(app, siteId, '198.51.100.10')
    const answer = await picture({ purpose: 'ANSWER' })
    const free = Promise.withResolvers<void>()
    const busy = ['one', 'two'].map((group) =>
      context.pictures.run({ key: undefined, group, work: () => free.promise }),
    )
    const three = [hog.post('/v1/media', answer), hog.post('/v1/media', answer), hog.post('/v1/media', answer)]
    const first = await Promise.race(three)
    expect(readRefusal(first)).toBe('429 THROTTLED_FEATURE')
    const others = other.post('/v1/media', answer)
    free.resolve()
    await Promise.all(busy)
    expect(readRefusal(await others)).toBe('200')
    expect((await Promise.all(three)).map(readRefusal).sort()).toEqual(['200', '200', '429 THROTTLED_FEATURE'])
  })

  it('writes files readable by its own user only', async () => {
    const { file } = expected(await admin.post('/v1/media', await picture()))
    const folder = join(context.config.dataFolder, 'uploads', siteId, file.id)
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    expect((await stat(join(folder, 'original'))).mode & 0o777).toBe(0o600)
    expect(findOpenPaths(context.config)).toEqual([])
  })

  it('names the invalid field', async () => {
    const large = Buffer.alloc(10 * 1024 * 1024 + 1).toString('base64')
    expect(readRefusal(await admin.post('/v1/media', await picture({ content: large })))).toBe('400 content')
    expect(readRefusal(await admin.post('/v1/media', await picture({ content: '%%%%' })))).toBe('400 content')
    expect(readRefusal(await admin.post('/v1/media', await picture({ fileName: '' })))).toBe('400 fileName')
    expect(readRefusal(await admin.post('/v1/media', await picture({ purpose: 'FUN' })))).toBe('400 purpose')
  })

  it('returns a library image only with permission to change it: PERMISSION_DENIED', async () => {
    const visitor = await aVisitor(app, siteId)
    expect(readRefusal(await visitor.post('/v1/media', await picture()))).toBe('403 PERMISSION_DENIED')
    for (const [role, status] of [
      ['manager', '200'],
      ['receptionist', '403 PERMISSION_DENIED'],
      ['viewer', '403 PERMISSION_DENIED'],
    ] as const) {
      const { headers } = await signIn(app, await aPerson(context, siteId, { role }), siteId)
      expect(readRefusal(await aClient(app, headers).post('/v1/media', await picture()))).toBe(status)
    }
  })

  it('accepts documents as answers and serves them as downloads, by a signed link or to staff', async () => {
    const visitor = await aVisitor(app, siteId)
    const upload = { fileName: '../Letter "a".txt', content: inBase64('Dear Lena'), purpose: 'ANSWER' }
    const { file } = expected(await visitor.post('/v1/media', upload))
    expect(file).toMatchObject({ kind: 'FILE', contentType: 'text/plain', width: null, sizeBytes: 9 })
    const opened = await fetchBytes(file.url)
    expect(opened.body).toBe('Dear Lena')
    expect(opened.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-type': 'text/plain; charset=utf-8',
    })
    expect(opened.headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''Letter/)
    const bare = file.url.split('?')[0]
    expect((await fetchBytes(bare)).statusCode).toBe(404)
    const { cookie } = await signIn(app, await aPerson(context, siteId, { role: 'receptionist' }), siteId)
    expect((await fetchBytes(bare, { cookie })).statusCode).toBe(200)
    const withOwnCalendar = await signIn(app, await aPerson(context, siteId, { role: 'staff' }), siteId)
    expect((await fetchBytes(bare, { cookie: withOwnCalendar.cookie })).statusCode).toBe(404)
    const elsewhere = await aSite(context)
    const stranger = await signIn(app, await aPerson(context, elsewhere), elsewhere)
    expect((await fetchBytes(bare, { cookie: stranger.cookie })).statusCode).toBe(404)
    clock.advance({ hours: 25 })
    expect((await fetchBytes(file.url)).statusCode).toBe(404)
  })

  it('accepts PDF files as answers, but not as images', async () => {
    const pdf = { fileName: 'a.pdf', content: inBase64('%PDF-1.7\n%âãÏÓ\n1 0 obj\nendobj\n'), purpose: 'ANSWER' }
    const { file } = expected(await admin.post('/v1/media', pdf))
    expect(file.contentType).toBe('application/pdf')
    const shown = { ...pdf, purpose: 'CATALOGUE' }
    expect(readRefusal(await admin.post('/v1/media', shown))).toBe('400 MEDIA_TYPE_NOT_SUPPORTED')
  })

  it('limits a visitor’s uploads per hour and day: THROTTLED_FEATURE', async () => {
    const visitor = await aVisitor(app, siteId, '198.51.100.7')
    const note = { fileName: 'a.txt', content: inBase64('Hello'), purpose: 'ANSWER' }
    for (let i = 0; i < 20; i += 1) expected(await visitor.post('/v1/media', note))
    expect(readRefusal(await visitor.post('/v1/media', note))).toBe('429 THROTTLED_FEATURE')
    clock.advance({ hours: 1 })
    expect(readRefusal(await visitor.post('/v1/media', note))).toBe('200')
    for (let i = 0; i < 19; i += 1) expected(await visitor.post('/v1/media', note))
    clock.advance({ hours: 1 })
    for (let i = 0; i < 20; i += 1) expected(await visitor.post('/v1/media', note))
    clock.advance({ hours: 1 })
    expect(readRefusal(await visitor.post('/v1/media', note))).toBe('429 THROTTLED_FEATURE')
  })

  it('has no file at unknown paths', async () => {
    for (const url of [`/media/${siteId}/${randomUUID()}/x.png`, '/media/x/y/z', `/media/..%2f/${randomUUID()}/x`])
      expect((await fetchBytes(url)).statusCode).toBe(404)
  })
})

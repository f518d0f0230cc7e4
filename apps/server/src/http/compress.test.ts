import { Readable } from 'node:stream'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { compressResponses } from './compress.ts'

const words = 'Wednesday 25 November, 14:30. '.repeat(100)

function aServer() {
  const app = Fastify()
  compressResponses(app)
  app.get('/words', async (_request, reply) => reply.type('text/html; charset=utf-8').send(words))
  app.get('/json', async () => ({ words }))
  app.get('/short', async () => ({ ok: true }))
  app.get('/picture', async (_request, reply) => reply.type('image/png').send(Buffer.alloc(4096)))
  app.get('/packed', async (_request, reply) => reply.type('text/css').header('content-encoding', 'gzip').send(words))
  app.get('/stream', async (_request, reply) => reply.type('text/html').send(Readable.from([words, words])))
  app.get('/broken', async (_request, reply) => reply.type('text/html').send(Readable.from(brokenOff())))
  return (url: string, coding?: string) =>
    app.inject({ url, headers: coding === undefined ? {} : { 'accept-encoding': coding } })
}

async function* brokenOff(): AsyncGenerator<string> {
  yield words
  throw new Error('the page broke off')
}

describe('response compression', () => {
  it('uses the encodings the client accepts, Brotli first', async () => {
    const get = aServer()
    const best = await get('/words', 'gzip, deflate, br')
    expect(best.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(best.rawPayload).toString()).toBe(words)
    const next = await get('/json', 'br;q=0, gzip;q=0.5')
    expect(next.headers['content-encoding']).toBe('gzip')
    expect(JSON.parse(gunzipSync(next.rawPayload).toString())).toEqual({ words })
    expect(next.rawPayload.length).toBeLessThan(words.length / 10)
  })

  it('sets Vary, compressed or not', async () => {
    const get = aServer()
    for (const coding of ['gzip', 'identity', undefined])
      expect((await get('/words', coding)).headers.vary).toBe('accept-encoding')
    expect((await get('/words')).headers['content-encoding']).toBeUndefined()
    expect((await get('/words')).payload).toBe(words)
  })

  it('skips small, binary and already compressed responses', async () => {
    const get = aServer()
    expect((await get('/short', 'gzip')).headers['content-encoding']).toBeUndefined()
    expect((await get('/picture', 'gzip')).headers['content-encoding']).toBeUndefined()
    expect((await get('/packed', 'gzip')).payload).toBe(words)
  })

  it('compresses streams; one that fails before its first byte is a plain error', async () => {
    const get = aServer()
    const whole = await get('/stream', 'gzip')
    expect(gunzipSync(whole.rawPayload).toString()).toBe(words + words)
    const broken = await get('/broken', 'gzip')
    expect(broken.statusCode).toBe(500)
    expect(broken.headers['content-encoding']).toBeUndefined()
    expect(broken.json()).toMatchObject({ message: 'the page broke off' })
  })
})

import { type ClientRequest, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { BodiesInFlight } from '../../src/http/bodies/bodies-in-flight.ts'
import type { PageForm } from '../../src/http/pages/page-forms.ts'
import { servePages } from '../../src/http/pages/pages.ts'
import { aBusiness } from '../support/a-business.ts'
import { callIn } from '../support/call-in.ts'
import { createTestContext } from '../support/index.ts'
import { aPerson, signIn } from '../support/people.ts'

// Attacks with large bodies, over real connections: what is refused is refused before its body is read.
const { context } = await createTestContext()
const bodies = new BodiesInFlight()
const app = await buildApp(context, { bodies: new BodiesInFlight({ timeoutMs: 50 }) })
const forms: Record<string, PageForm | 'no form'> = {
  '/upload': { limit: 32 * 1024 * 1024, files: true, from: 'anyone' },
  '/staff-upload': { limit: 16 * 1024 * 1024, files: true, from: 'staff' },
  '/fields': { limit: 256 * 1024, files: false, from: 'anyone' },
  '/read-only': 'no form',
}
const pageCalls: string[] = []
/** What the pages were given: names and values, a file by its name. */
let fieldsSeen: [string, string][] = []
await servePages(app, context, {
  bodies,
  loadBundle: async () => ({
    formAt: (path) => forms[path] ?? 'no page',
    handlePage: async (sent) => {
      const { pathname, searchParams } = new URL(sent.url)
      if (sent.method === 'GET') {
        pageCalls.push(`GET ${pathname}`)
        return new Response('', { status: searchParams.has('valid') ? 200 : 404 })
      }
      const fields = [...(await sent.clone().formData())]
      fieldsSeen = fields.map(([name, value]) => [name, typeof value === 'string' ? value : value.name])
      pageCalls.push(`${new URL(sent.url).pathname} ${(await sent.arrayBuffer()).byteLength}`)
      return new Response('done')
    },
  }),
})
const home = await aBusiness(context, callIn(app), 'alder')
const key = { authorization: home.key, 'wix-site-id': home.siteId }
const staff = await signIn(app, await aPerson(context, home.siteId), home.siteId)
await app.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => app.close())

type Answer = { status: number; headers: IncomingHttpHeaders; body: string }
type Sending = { sent: ClientRequest; answer: Promise<Answer> }

const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const files = { 'content-type': 'multipart/form-data; boundary=x' }
const megabyte = 1024 * 1024

/** Announces a body of so many bytes and sends only the beginning of it. */
function announce(path: string, bytes: number, headers: Record<string, string>, beginning = '', server = app): Sending {
  const { port } = server.server.address() as AddressInfo
  const sent = request({
    port,
    path,
    host: '127.0.0.1',
    method: 'POST',
    headers: { ...headers, 'content-length': String(bytes) },
  })
  const answer = new Promise<Answer>((resolve, reject) => {
    sent.on('error', reject)
    sent.on('response', (response) => resolve(readAnswer(response)))
  })
  sent.flushHeaders()
  if (beginning !== '') sent.write(beginning)
  return { sent, answer }
}

async function readAnswer(response: IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  return { status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks).toString() }
}

/** The answer to a body of which not one byte was sent. */
async function announceOnly(path: string, bytes: number, headers: Record<string, string>): Promise<Answer> {
  const { sent, answer } = announce(path, bytes, headers)
  const found = await answer
  sent.destroy()
  return found
}

const post = (url: string, payload: string, headers: Record<string, string>) =>
  app.inject({ method: 'POST', url, payload, headers: { ...json, ...headers } })

async function visitorToken(): Promise<string> {
  const answer = await post('/oauth2/token', JSON.stringify({ grantType: 'anonymous', clientId: home.siteId }), {})
  return answer.json().access_token
}

describe('a form with too many fields', () => {
  it('is refused before it is parsed', async () => {
    const searches: string[] = []
    const { get, getAll } = URLSearchParams.prototype
    URLSearchParams.prototype.get = function (name) {
      searches.push(name)
      return get.call(this, name)
    }
    URLSearchParams.prototype.getAll = function (name) {
      searches.push(name)
      return getAll.call(this, name)
    }
    try {
      const names = Array.from({ length: 4000 }, (_, index) => `n${index}=`).join('&')
      const answer = await post('/v1/oauth/token', names, form)
      expect([answer.statusCode, answer.json().error]).toEqual([400, 'invalid_request'])
    } finally {
      Object.assign(URLSearchParams.prototype, { get, getAll })
    }
    expect(searches.length).toBeLessThan(100)
  })

  it('is refused unread by operations that accept no forms', async () => {
    expect((await announceOnly('/v1/staff/sign-in', 200_000, form)).status).toBe(415)
    expect((await announceOnly('/v2/services/query', 200_000, { ...form, ...key })).status).toBe(415)
  })

  it('in the query is refused as well', async () => {
    const names = Array.from({ length: 2000 }, (_, index) => `n${index}=`).join('&')
    const answer = await app.inject({ url: `/v1/staff-members?${names}`, headers: key })
    expect([answer.statusCode, answer.json().details.validationError.fieldViolations[0].field]).toEqual([400, 'query'])
  })
})

describe('a large body', () => {
  it('is not read before the credentials are checked', async () => {
    const wrong: Record<string, string>[] = [{}, { authorization: 'nonsense' }, { cookie: 'kalends_staff=x' }]
    for (const headers of wrong) {
      const answer = await announceOnly('/v1/media', 14 * megabyte, { ...json, ...headers })
      expect([headers, answer.status]).toEqual([headers, 401])
    }
    const visitor = { ...json, authorization: await visitorToken() }
    expect((await announceOnly('/v4/forms', 900_000, visitor)).status).toBe(403)
  })

  it('is refused by its announced length', async () => {
    for (const [path, bytes, headers] of [
      ['/v2/services/query', 300_000, key],
      ['/v1/media', 15 * megabyte, key],
      ['/oauth2/token', 70_000, {}],
    ] as const) {
      const answer = await announceOnly(path, bytes, { ...json, ...headers })
      expect([path, answer.status]).toEqual([path, 413])
    }
  })

  it('is not read for an unknown API path', async () => {
    for (const type of [json, form, files, { 'content-type': 'text/plain' }]) {
      const answer = await announceOnly('/v1/no-such-call', 14 * megabyte, type)
      expect([type, answer.status, answer.headers['access-control-allow-origin']]).toEqual([type, 404, '*'])
    }
  })

  it('is not read for an unknown page, or one without a form', async () => {
    pageCalls.length = 0
    for (const [path, type, status] of [
      ['/no-such-page', files, 404],
      ['/no-such-page', form, 404],
      ['/read-only', files, 405],
      ['/fields', files, 415],
      ['/fields', { 'content-type': 'application/octet-stream' }, 415],
    ] as const) {
      const answer = await announceOnly(path, 32 * megabyte, type)
      expect([path, type, answer.status]).toEqual([path, type, status])
    }
    expect([pageCalls, bodies.held]).toEqual([[], { bytes: 0, bodies: 0 }])
  })

  it('that is refused unread closes its connection', async () => {
    const visitor = { ...json, authorization: await visitorToken() }
    for (const [path, headers, status] of [
      ['/v1/media', json, 401],
      ['/v4/forms', visitor, 403],
      ['/v1/no-such-call', json, 404],
      ['/no-such-page', form, 404],
      ['/read-only', form, 405],
      ['/v2/services/query', { ...json, ...key }, 413],
      ['/v2/services/query', { ...form, ...key }, 415],
    ] as const) {
      const { sent, answer } = announce(path, megabyte, headers)
      const closed = new Promise((resolve) => sent.once('close', resolve))
      const { status: found, headers: given } = await answer
      expect([path, found, given.connection]).toEqual([path, status, 'close'])
      await closed
    }
  })

  it('that is refused unread still lets a slow sender read the response', async () => {
    const { port } = app.server.address() as AddressInfo
    const socket = connect({ port, host: '127.0.0.1' })
    const head = `POST /v1/media HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${megabyte}\r\n\r\n`
    socket.pause()
    socket.write(head)
    for (let part = 0; part < 10; part++) {
      socket.write(Buffer.alloc(megabyte / 20))
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    const chunks: Buffer[] = []
    for await (const chunk of socket) chunks.push(chunk as Buffer)
    expect(Buffer.concat(chunks).toString()).toMatch(/^HTTP\/1.1 401 /)
  })

  it('is read for a page of staff only if they are signed in', async () => {
    const stranger = await announceOnly('/staff-upload', 2 * megabyte, files)
    expect([stranger.status, stranger.headers.location]).toEqual([303, '/login/too-large'])
    const part = aFile(megabyte)
    const { sent, answer } = announce('/staff-upload', part.length, { ...files, cookie: staff.cookie })
    sent.end(part)
    expect((await answer).status).toBe(200)
  })
})

const aFile = (bytes: number) =>
  `--x\r\ncontent-disposition: form-data; name="a"; filename="a.txt"\r\n\r\n${'a'.repeat(bytes)}\r\n--x--\r\n`

describe('a public page form', () => {
  const send = (path: string, text: string, headers: Record<string, string>) => {
    const { sent, answer } = announce(path, text.length, headers)
    sent.end(text)
    return answer
  }

  it('has a small limit as fields, whatever its page accepts as multipart', async () => {
    for (const path of ['/upload', '/upload?valid', '/fields']) {
      const answer = await announceOnly(path, megabyte, form)
      expect([path, answer.status, answer.headers.location]).toEqual([path, 303, '/login/too-large'])
    }
    expect((await send('/upload', `e=${'+'.repeat(200_000)}`, form)).status).toBe(200)
  })

  it('with more than a megabyte of files is read once its page has found what the URL names', async () => {
    pageCalls.length = 0
    expect((await announceOnly('/upload', 2 * megabyte, files)).headers.location).toBe('/login/too-large')
    expect((await announceOnly('/upload?valid', 33 * megabyte, files)).headers.location).toBe('/login/too-large')
    expect(pageCalls).toEqual(['GET /upload.data'])
    expect((await send('/upload?valid', aFile(2 * megabyte), files)).status).toBe(200)
    expect((await send('/upload', aFile(megabyte / 2), files)).status).toBe(200)
    expect(pageCalls).toHaveLength(4)
  })

  it('as multipart reaches the page as the server parsed it', async () => {
    const boundaries = ['a', 'b'].map((letter) => letter.repeat(30)) as [string, string]
    const part = (name: string, more = '') =>
      `--${boundaries[1]}\r\n${more}content-disposition: form-data; name="${name}"\r\n\r\nx\r\n`
    const end = `--${boundaries[1]}--\r\n`
    const type = `multipart/form-data; boundary=${boundaries[1]}`
    const twofold = `multipart/form-data; x="; boundary=${boundaries[0]}"; boundary=${boundaries[1]}`
    for (const [text, contentType, status, names] of [
      [part('a'), type, 200, ['a']],
      [part('a') + part('b', 'X-A: b\r\n'.repeat(50_000)), type, 200, ['a']],
      [part('a').repeat(5000), type, 400, []],
      [part('a').repeat(5000), twofold, 400, []],
      [part('a'), twofold, 400, []],
      [part('%22'.repeat(5300)).repeat(60), type, 400, []],
    ] as const) {
      fieldsSeen = []
      const answer = await send('/upload', text + end, { 'content-type': contentType })
      const namesSeen = fieldsSeen.map(([name]) => name)
      expect([text.length, answer.status, namesSeen]).toEqual([text.length, status, names])
    }
  })

  it('reaches the page with the same values as fields and as multipart', async () => {
    const values: [string, string][] = [
      ['name', 'Ada + Bea'],
      ['name', ' a&b=c%2B\r\nZoë 😀 '],
      ['note', ''],
    ]
    const parts = values.map(
      ([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    const fields = new URLSearchParams(values).toString()
    for (const [text, headers, more] of [
      [fields, form, []],
      [fields.replaceAll('+', '%20'), form, []],
      [`${parts.join('')}--x--\r\n`, files, []],
      [parts.join('') + aFile(1), files, [['a', 'a.txt']]],
    ] as const) {
      fieldsSeen = []
      const { sent, answer } = announce('/upload', Buffer.byteLength(text), headers)
      sent.end(text)
      expect([(await answer).status, fieldsSeen]).toEqual([200, [...values, ...more]])
    }
  })

  it('has a limit on its fields and on its parts', async () => {
    const part = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nx\r\n'
    for (const [text, headers, status] of [
      [Array(1000).fill('a=x').join('&'), form, 200],
      [Array(1001).fill('a=x').join('&'), form, 400],
      ['&'.repeat(200_000), form, 400],
      [`${part.repeat(500)}--x--\r\n`, files, 200],
      [`${part.repeat(501)}--x--\r\n`, files, 400],
    ] as const) {
      expect([text.length, (await send('/upload', text, headers)).status]).toEqual([text.length, status])
    }
  })
})

describe('values of a body', () => {
  it('are counted before parsing', async () => {
    const visitor = { authorization: await visitorToken() }
    const content = { fileName: 'a', purpose: 'ANSWER', content: 'AAAA' }
    const unknown = Array.from({ length: 200_000 }, (_, index) => `"k${index}":0`).join(',')
    const nested = `${'['.repeat(60_000)}${']'.repeat(60_000)}`
    for (const text of [
      `{${JSON.stringify(content).slice(1, -1)},${unknown}}`,
      `{"content":${nested}}`,
      `{"content":[${'[],'.repeat(200_000)}[]]}`,
    ]) {
      const answer = await post('/v1/media', text, visitor)
      expect([text.slice(0, 60), answer.statusCode]).toEqual([text.slice(0, 60), 400])
      expect(answer.json().details.validationError.fieldViolations).toHaveLength(1)
    }
  })

  it('that are invalid by the thousand cause at most a hundred violations', async () => {
    const services = Array.from({ length: 4000 }, () => 7)
    for (const text of [
      JSON.stringify({ services }),
      JSON.stringify({ services: [{ service: { media: services } }] }),
    ]) {
      const answer = await post('/v2/bulk/services/update', text, key)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().details.validationError.fieldViolations.length).toBeLessThanOrEqual(100)
      expect(answer.body.length).toBeLessThan(100_000)
    }
  })

  it('with long names are not repeated in full', async () => {
    const long = 'x'.repeat(100_000)
    const answer = await post('/v1/staff/sign-in', `{"${long}":1}`, {})
    expect([answer.statusCode, answer.body.length < 10_000]).toEqual([400, true])
  })
})

describe('endless bodies', () => {
  it('time out', async () => {
    const { sent, answer } = announce('/oauth2/token', 1000, json, '{"grantType":')
    const { status, headers, body } = await answer
    expect([status, JSON.parse(body).details.applicationError.code]).toEqual([408, 'REQUEST_TIMEOUT'])
    expect(headers.connection).toBe('close')
    sent.destroy()
  })

  it('time out by what they announce, not by the limit of the operation', async () => {
    const { sent, answer } = announce('/v1/media', 1000, { ...json, ...key }, '{')
    expect((await answer).status).toBe(408)
    sent.destroy()
  })

  it('and endless headers are limited by the web server', () => {
    expect([app.server.headersTimeout, app.server.requestTimeout]).toEqual([20_000, 300_000])
  })

  it('share a memory limit; further requests get 503', async () => {
    await withBounds({ bytes: 200_000 }, async (small, held) => {
      const first = announce('/oauth2/token', 60_000, json, 'x'.repeat(59_000), small)
      first.answer.catch(() => undefined)
      await until(() => held.held.bytes >= 59_000)
      const refused = await aToken(small)
      expect([refused.status, refused.headers['retry-after']]).toEqual([503, '1'])
      expect(JSON.parse(refused.body)).toEqual({ message: '', details: {} })
      first.sent.destroy()
      await until(() => held.held.bodies === 0)
      expect((await aToken(small)).status).toBe(200)
      await until(() => held.held.bytes === 0)
    })
  })

  it('are limited in number', async () => {
    await withBounds({ bodies: 6 }, async (small, held) => {
      const many = [1, 2, 3].map(() => announce('/oauth2/token', 100, json, '{', small))
      for (const { answer } of many) answer.catch(() => undefined)
      await until(() => held.held.bodies === 3)
      expect((await aToken(small)).status).toBe(503)
      for (const { sent } of many) sent.destroy()
      await until(() => held.held.bodies === 0)
      expect((await aToken(small)).status).toBe(200)
    })
  })
})

type App = typeof app

/** A server of its own that listens, with little room for bodies. */
async function withBounds(
  bounds: ConstructorParameters<typeof BodiesInFlight>[0],
  work: (small: App, held: BodiesInFlight) => Promise<void>,
): Promise<void> {
  const held = new BodiesInFlight(bounds)
  const small = await buildApp(context, { bodies: held })
  await small.listen({ port: 0, host: '127.0.0.1' })
  try {
    await work(small, held)
  } finally {
    await small.close()
  }
}

/** A visitor's token, requested with a long body. */
async function aToken(server: App): Promise<Answer> {
  const token = JSON.stringify({ grantType: 'anonymous', clientId: home.siteId })
  const { sent, answer } = announce('/oauth2/token', 45_000, json, '', server)
  sent.end(token.padEnd(45_000))
  return answer
}

const until = (isSo: () => boolean) => vi.waitFor(() => expect(isSo()).toBe(true), { timeout: 60_000, interval: 10 })

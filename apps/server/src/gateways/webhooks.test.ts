import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { httpWebhooks } from './webhooks.ts'

const servers: Server[] = []
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
})

async function listen(handle: RequestListener): Promise<string> {
  const server = createServer(handle)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const outside = httpWebhooks({ allowsPrivate: false, isStrict: false })
const anywhere = httpWebhooks({ allowsPrivate: true, isStrict: false })
const strict = httpWebhooks({ allowsPrivate: true, isStrict: true })

describe('findUrlFault', () => {
  it.each([
    ['https://example.com/hook?x=1', undefined, undefined],
    ['http://example.com/hook', 'NOT_HTTPS', undefined],
    ['https://10.0.0.8/', 'ADDRESS_NOT_ALLOWED', undefined],
    ['https://[fd00::1]/', 'ADDRESS_NOT_ALLOWED', undefined],
    ['https://127.1/', 'ADDRESS_NOT_ALLOWED', undefined],
    ['https://0x7f.0.0.1/', 'ADDRESS_NOT_ALLOWED', undefined],
    ['https://169.254.169.254/latest/meta-data', 'ADDRESS_NOT_ALLOWED', 'ADDRESS_NOT_ALLOWED'],
    ['https://[fe80::1]/', 'ADDRESS_NOT_ALLOWED', 'ADDRESS_NOT_ALLOWED'],
    ['https://[::ffff:169.254.169.254]/', 'ADDRESS_NOT_ALLOWED', 'ADDRESS_NOT_ALLOWED'],
    ['https://0.0.0.0/', 'ADDRESS_NOT_ALLOWED', 'ADDRESS_NOT_ALLOWED'],
    ['ftp://example.com/', 'INVALID', 'INVALID'],
    ['https://user:secret@example.com/', 'INVALID', 'INVALID'],
    ['https://example.com/#part', 'INVALID', 'INVALID'],
    ['example.com', 'INVALID', 'INVALID'],
  ])('%s', (url, fault, faultIfAllowed) => {
    expect(outside.findUrlFault(url)).toBe(fault)
    expect(anywhere.findUrlFault(url)).toBe(faultIfAllowed)
  })
})

describe('post', () => {
  it('sends the body as plain text and takes every 2xx as success, and only 200 where it is strict', async () => {
    const received: string[] = []
    const url = await listen((request, response) => {
      request.setEncoding('utf8').on('data', (text) => received.push(`${request.headers['content-type']} ${text}`))
      request.on('end', () => response.writeHead(Number(request.url?.slice(1))).end('thanks\0'))
    })
    const answer = { status: 200, answer: 'thanks', detail: null, durationMs: expect.any(Number) }
    expect(await anywhere.post(`${url}/200`, 'é')).toEqual({ ...answer, failure: null })
    expect(received).toEqual(['text/plain; charset=utf-8 é'])
    for (const status of [201, 202, 299]) {
      expect(await anywhere.post(`${url}/${status}`, 'x')).toEqual({ ...answer, failure: null, status })
      expect(await strict.post(`${url}/${status}`, 'x')).toEqual({ ...answer, failure: 'STATUS', status })
    }
    expect(await strict.post(`${url}/200`, 'x')).toEqual({ ...answer, failure: null })
    for (const status of [300, 400, 410, 500])
      expect(await anywhere.post(`${url}/${status}`, 'x')).toEqual({ ...answer, failure: 'STATUS', status })
  })

  it('does not follow redirects', async () => {
    let requests = 0
    const url = await listen((_request, response) => {
      requests += 1
      response.writeHead(302, { location: '/again' }).end()
    })
    expect(await anywhere.post(url, 'x')).toMatchObject({ failure: 'STATUS', status: 302 })
    expect(requests).toBe(1)
  })

  it('stores the first part of a long or endless answer', async () => {
    const url = await listen((_request, response) => {
      response.writeHead(200)
      response.write('😀'.repeat(5000))
    })
    const { failure, answer } = await anywhere.post(url, 'x')
    expect(failure).toBeNull()
    expect([...answer]).toHaveLength(1000)
  })

  it('gives up on a receiver that does not answer in time', async () => {
    const url = await listen(() => undefined)
    expect(await strict.post(url, 'x')).toMatchObject({ failure: 'TIMEOUT', status: null })
  })

  it('waits ten seconds for a slow receiver, but not where it is strict', async () => {
    const waiting: (() => void)[] = []
    const url = await listen((_request, response) => waiting.push(() => response.writeHead(204).end()))
    const delivery = anywhere.post(url, 'x')
    expect(await strict.post(url, 'x')).toMatchObject({ failure: 'TIMEOUT' })
    for (const answer of waiting) answer()
    expect(await delivery).toMatchObject({ failure: null, status: 204 })
  })

  it('reaches no private address', async () => {
    let requests = 0
    const url = await listen((_request, response) => {
      requests += 1
      response.end()
    })
    const { port } = new URL(url)
    for (const host of ['127.0.0.1', '0', '[::ffff:127.0.0.1]']) {
      expect(await outside.post(`https://${host}:${port}/`, 'x')).toMatchObject({ failure: 'ADDRESS_NOT_ALLOWED' })
    }
    expect(requests).toBe(0)
  })

  it('names the error of a receiver that cannot be reached', async () => {
    expect(await anywhere.post('http://127.0.0.1:9/', 'x')).toMatchObject({
      failure: 'UNREACHABLE',
      detail: 'ECONNREFUSED',
    })
  })
})

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

const strict = httpWebhooks({ allowsPrivate: false })
const lenient = httpWebhooks({ allowsPrivate: true })

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
    expect(strict.findUrlFault(url)).toBe(fault)
    expect(lenient.findUrlFault(url)).toBe(faultIfAllowed)
  })
})

describe('post', () => {
  it('sends the body as plain text and takes 200 alone as success', async () => {
    const received: string[] = []
    const url = await listen((request, response) => {
      request.setEncoding('utf8').on('data', (text) => received.push(`${request.headers['content-type']} ${text}`))
      request.on('end', () => response.writeHead(request.url === '/ok' ? 200 : 202).end('thanks\0'))
    })
    const answer = { status: 200, answer: 'thanks', detail: null, durationMs: expect.any(Number) }
    expect(await lenient.post(`${url}/ok`, 'é')).toEqual({ ...answer, failure: null })
    expect(await lenient.post(`${url}/other`, 'x')).toEqual({ ...answer, failure: 'STATUS', status: 202 })
    expect(received).toEqual(['text/plain; charset=utf-8 é', 'text/plain; charset=utf-8 x'])
  })

  it('does not follow redirects', async () => {
    let requests = 0
    const url = await listen((_request, response) => {
      requests += 1
      response.writeHead(302, { location: '/again' }).end()
    })
    expect(await lenient.post(url, 'x')).toMatchObject({ failure: 'STATUS', status: 302 })
    expect(requests).toBe(1)
  })

  it('stores the first part of a long or endless answer', async () => {
    const url = await listen((_request, response) => {
      response.writeHead(200)
      response.write('😀'.repeat(5000))
    })
    const { failure, answer } = await lenient.post(url, 'x')
    expect(failure).toBeNull()
    expect([...answer]).toHaveLength(1000)
  })

  it('gives up on a receiver that does not answer in time', async () => {
    const url = await listen(() => undefined)
    expect(await lenient.post(url, 'x')).toMatchObject({ failure: 'TIMEOUT', status: null })
  })

  it('reaches no private address', async () => {
    let requests = 0
    const url = await listen((_request, response) => {
      requests += 1
      response.end()
    })
    const { port } = new URL(url)
    for (const host of ['127.0.0.1', '0', '[::ffff:127.0.0.1]']) {
      expect(await strict.post(`https://${host}:${port}/`, 'x')).toMatchObject({ failure: 'ADDRESS_NOT_ALLOWED' })
    }
    expect(requests).toBe(0)
  })

  it('names the error of a receiver that cannot be reached', async () => {
    expect(await lenient.post('http://127.0.0.1:9/', 'x')).toMatchObject({
      failure: 'UNREACHABLE',
      detail: 'ECONNREFUSED',
    })
  })
})

import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type OperationId, type OperationSpec, operations } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import { calls } from '../access/calls.ts'
import { aConfirmedBooking, aLinkToken } from '../access/fixture.ts'
import { inTurn } from '../support/in-turn.ts'
import { refusalProblems, violationsIn } from './error-form.ts'
import { actorFor, openTestFixture } from './open-fixture.ts'

const fixture = await openTestFixture()
const { app, home, writesNothing } = fixture
const owner = await fixture.actors.actorHeaders('owner')
const key = { authorization: home.key }

const specs = Object.values(operations).flatMap((noun) => Object.values(noun) as OperationSpec[])
const withBody = specs.filter(({ method }) => method === 'POST').map((spec, place) => [spec.id, spec, place] as const)
const json = { 'content-type': 'application/json' }

type Answer = { statusCode: number; body: string }
const codeIn = ({ body }: Answer): string | undefined => JSON.parse(body).details?.applicationError?.code
/** The one field a refusal names, or its code. */
const reasonIn = (answer: Answer): string | undefined => codeIn(answer) ?? violationsIn(answer.body)[0]?.field

describe.each(withBody)('%s', async (id, spec, place) => {
  const actor = await fixture.actors.actorHeaders(actorFor(spec))
  const url = spec.paths[0].replaceAll(/\{[^}]+\}/g, home.serviceId)
  const send = (payload: string | Buffer, headers: Record<string, string> = json) =>
    app.inject({ method: 'POST', url, headers: { ...actor, ...headers }, payload })
  const expectRefused = async (payload: string | Buffer, headers: Record<string, string>, reason: string) => {
    const answer = await writesNothing(() => send(payload, headers))
    if (spec.refusesLikeOAuth && reason !== 'PAYLOAD_TOO_LARGE') {
      expect([answer.statusCode, answer.json().error]).toEqual([400, 'invalid_request'])
      return
    }
    expect(refusalProblems(answer.statusCode, answer.body)).toEqual([])
    expect([payload.slice(0, 40).toString(), reasonIn(answer)]).toEqual([payload.slice(0, 40).toString(), reason])
  }

  const checks: Record<string, () => Promise<void>> = {
    'refuses invalid JSON, naming the body': async () => {
      const broken = [
        '{',
        '{"a":1,}',
        'null null',
        '{"a":"\u0001"}',
        '{"__proto__":{"x":1}}',
        "{'a':1}",
        '\ufeff{',
        'NaN',
      ]
      for (const text of broken) await expectRefused(text, json, 'body')
      await expectRefused(Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), json, 'body')
      await expectRefused('{"constructor":{"prototype":{"x":1}}}', json, 'body')
    },
    'refuses JSON that is not an object': async () => {
      for (const text of ['[]', '"text"', '7', 'true', '[{}]']) await expectRefused(text, json, 'body')
    },
    'refuses another media type': async () => {
      const kinds = [
        'text/plain',
        'application/xml',
        'multipart/form-data; boundary=x',
        'application/octet-stream',
        'x',
      ]
      const form = spec.acceptsForm ? [] : ['application/x-www-form-urlencoded']
      for (const kind of [...kinds, ...form]) {
        await expectRefused('{}', { 'content-type': kind }, 'UNSUPPORTED_MEDIA_TYPE')
      }
    },
    'refuses a body that is too large': async () => {
      const padding = ' '.repeat((spec.bodyLimit ?? 256 * 1024) + 1)
      await expectRefused(`{}${padding}`, json, 'PAYLOAD_TOO_LARGE')
    },
    'survives the deepest allowed nesting': async () => {
      const limit = spec.bodyLimit ?? 256 * 1024
      const depth = Math.floor(limit / 8)
      const nested = `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
      const lists = `{"query":${'['.repeat(depth)}${']'.repeat(depth)}}`
      const filter = `{"query":{"filter":${'{"$not":'.repeat(depth / 2)}1${'}'.repeat(depth / 2)}},"filter":{}}`
      for (const text of [nested, lists, filter]) {
        const answer = await writesNothing(() => send(text))
        expect([id, answer.statusCode]).toEqual([id, 400])
      }
    },
  }

  it.each(inTurn(Object.keys(checks), place))('%s', (name) => checks[name]?.())
})

describe('paths', () => {
  it('answer other methods with 405 and the allowed ones', async () => {
    for (const spec of specs) {
      for (const path of spec.paths) {
        const url = path.replaceAll(/\{[^}]+\}/g, home.serviceId)
        const used = specs.flatMap((other) => [
          ...(other.paths.some((it) => sameRoute(it, path)) ? [other.method] : []),
          ...(other.fallbackPaths?.some((it) => sameRoute(it, path)) ? (['POST'] as const) : []),
        ])
        for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
          if (used.includes(method)) continue
          const answer = await app.inject({ method, url, headers: key })
          expect([method, url, answer.statusCode, codeIn(answer)]).toEqual([method, url, 405, 'METHOD_NOT_ALLOWED'])
          expect(String(answer.headers['allow']).split(', ').sort()).toEqual([...new Set(used)].sort())
          expect(refusalProblems(answer.statusCode, answer.body)).toEqual([])
        }
      }
    }
  })

  it('that are unknown return 404 with the error body', async () => {
    for (const url of ['/v1/no-such-call', '/v2/bookings/', '/v2/services/x/y/z/a', '/_api/nothing', '/v2//bookings']) {
      for (const method of ['GET', 'POST', 'DELETE'] as const) {
        const answer = await app.inject({ method, url, headers: key })
        expect([url, answer.statusCode, codeIn(answer)]).toEqual([url, 404, 'NOT_FOUND'])
        expect(refusalProblems(answer.statusCode, answer.body)).toEqual([])
      }
    }
  })

  it('that are malformed are refused without a server error', async () => {
    const written = ['/v2/services/%', '/v2/services/%zz', '/v2/services/%ff', '/v2/services/%00', '/%2e%2e/etc/passwd']
    const long = ['/v2/services/'.concat('a'.repeat(6000)), `/v1/anonymous-bookings/${'b'.repeat(6000)}`]
    for (const url of [...written, ...long]) {
      const answer = await app.inject({ url, headers: key })
      expect([url.slice(0, 40), [400, 404, 414].includes(answer.statusCode)]).toEqual([url.slice(0, 40), true])
      expect(JSON.parse(answer.body)).toBeTypeOf('object')
      if (answer.statusCode === 400) expect([url, refusalProblems(400, answer.body)]).toEqual([url, []])
    }
  })
})

describe('a query', () => {
  const get = (query: string) => app.inject({ url: `/v1/staff-members?${query}`, headers: key })

  it('compressed in .r is refused if it cannot be decompressed', async () => {
    const garbage = [
      '',
      'x',
      '%%%',
      'bnVsbA',
      'W10',
      'IjEi',
      '4pi6',
      'e30e30',
      Buffer.from('{"a":').toString('base64url'),
    ]
    for (const text of garbage) {
      const answer = await get(`.r=${encodeURIComponent(text)}`)
      expect([text, answer.statusCode, reasonIn(answer)]).toEqual([text, 400, '.r'])
    }
  })

  it('with a field that is repeated, no object, the prototype or too deep is refused with its name', async () => {
    const wrong: [string, string][] = [
      [`serviceId=${home.serviceId}&serviceId=${home.serviceId}`, 'serviceId'],
      ['serviceId.a=1', 'serviceId'],
      [`serviceId=${home.serviceId}&serviceId.x=1`, 'serviceId'],
      ['__proto__.x=1', '__proto__'],
      [`${'a.'.repeat(2000)}b=1`, 'a'],
    ]
    for (const [query, field] of wrong) {
      const answer = await get(query)
      expect([query.slice(0, 60), answer.statusCode, reasonIn(answer)]).toEqual([query.slice(0, 60), 400, field])
      expect(refusalProblems(answer.statusCode, answer.body)).toEqual([])
    }
  })

  it('with an empty field name or one of every object is answered without that field', async () => {
    const unknown: [string, string][] = [
      ['constructor=1', 'constructor'],
      ['constructor.prototype.x=1', 'constructor'],
      ['toString=1', 'toString'],
      ['=1', 'body'],
      ['a[b]=1', 'a%5Bb%5D'],
      [`.r=${Buffer.from('{"__proto__":{"x":1}}').toString('base64url')}`, '__proto__'],
    ]
    for (const [query, field] of unknown) {
      const { statusCode, headers } = await get(query)
      expect([query.slice(0, 60), statusCode, headers['warnings']]).toEqual([query.slice(0, 60), 200, field])
    }
    expect(({} as Record<string, unknown>)['x']).toBeUndefined()
  })
})

describe('headers', () => {
  const nonsense = ['nonsense', "' or 1=1 --", '0', '../..', `${home.siteId}x`, '00000000-0000-0000-0000-000000000000']

  it('that name no business are refused by every operation', async () => {
    for (const [turn, spec] of specs.entries()) {
      const { method, url, payload } = await calls[spec.id as OperationId](fixture, 'owner')
      // The calls take turns: two of the names each.
      for (const named of nonsense.filter((_, index) => index % 3 === turn % 3)) {
        for (const headers of [{ ...owner }, { ...key }, {}]) {
          const all = { ...headers, 'wix-site-id': named, 'idempotency-key': `${spec.id} ${named}` }
          const answer = await app.inject({ method, url, headers: all, ...(payload ? { payload } : {}) })
          expect([spec.id, named, answer.statusCode < 500, answer.body]).toEqual([spec.id, named, true, answer.body])
        }
      }
    }
    // Thousands of calls, on a machine that may be slow.
  })

  it('with any invalid authorization return 401', async () => {
    const wrong = [
      'x',
      'Basic YTpi',
      'Bearer',
      'Bearer  ',
      ',',
      ',,',
      'a,b,c',
      `${home.key},${home.key}`,
      'kal_',
      'kal_x.y',
    ]
    const broken = [
      `${home.key}x`,
      home.key.slice(0, -1),
      home.key.toUpperCase(),
      'null',
      'ey.ey.ey',
      `Bearer ${'x'.repeat(7000)}`,
    ]
    for (const authorization of [...wrong, ...broken]) {
      const answer = await app.inject({ url: '/v1/sites/current', headers: { authorization } })
      expect([authorization.slice(0, 60), answer.statusCode]).toEqual([authorization.slice(0, 60), 401])
      expect(refusalProblems(answer.statusCode, answer.body)).toEqual([])
    }
  })

  it('with any invalid cookie return 401', async () => {
    for (const cookie of [
      'kalends_staff=',
      'kalends_staff=x',
      'kalends_staff=%00',
      `kalends_staff=${'x'.repeat(5000)}`,
    ]) {
      const answer = await app.inject({ url: '/v1/sites/current', headers: { cookie } })
      expect([cookie.slice(0, 40), answer.statusCode]).toEqual([cookie.slice(0, 40), 401])
    }
  })

  it('with an unknown host do no harm', async () => {
    const { id } = await aConfirmedBooking(fixture, 'visitor')
    const token = await aLinkToken(fixture, id)
    for (const host of ['evil.example', "x' or 1=1 --", 'a b', '', '[', 'evil.example:99999', '☃', 'x'.repeat(5000)]) {
      const answer = await app.inject({ url: `/v1/anonymous-bookings/${token}`, headers: { host } })
      expect([host.slice(0, 40), answer.statusCode]).toEqual([host.slice(0, 40), 200])
      const sites = await app.inject({ url: '/v1/sites/current', headers: { host } })
      expect(sites.statusCode).toBe(401)
    }
  })
})

describe('a raw connection', () => {
  it('with a wrong length, a broken chunk or an unknown method is refused without a server error', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const call = (options: object, body: string) =>
      new Promise<number>((resolve) => {
        const sent = request({ port, host: '127.0.0.1', path: '/v2/bookings', ...options }, ({ statusCode }) =>
          resolve(statusCode ?? 0),
        )
        sent.on('error', () => resolve(0))
        sent.end(body)
      })
    const headers = { ...key, ...json }
    expect(await call({ method: 'POST', headers: { ...headers, 'content-length': '1' } }, '{}')).toBeLessThan(500)
    expect(await call({ method: 'BREW', headers }, '')).toBeLessThan(500)
    expect(await call({ method: 'TRACE', headers }, '')).toBeLessThan(500)
  })
})

function sameRoute(a: string, b: string): boolean {
  const shape = (path: string) => path.replaceAll(/\{[^}]+\}/g, '{}')
  return shape(a) === shape(b)
}

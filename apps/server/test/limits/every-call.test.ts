import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { callLimit, type OperationSpec, operations } from '@kalends/contract'
import type { FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { issueMemberTokens } from '../../src/features/identity/index.ts'
import { insertMember } from '../../src/features/members/index.ts'
import { aStudio } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { anApiKey, aVisitorToken } from '../support/people.ts'

const { app, context } = await createTestApp({ app: { callBounds: { perCustomer: 0, perNetwork: 0 } } })
const { siteId } = await aStudio(app, context)

const every = Object.values(operations).flatMap((table) => Object.values(table) as OperationSpec[])
/** Those that customers or strangers may call. */
const outside = every.filter(({ access }) => access.anyone || access.visitor || access.member)
const limited = outside.filter((spec) => callLimit(spec) !== 'NONE')
const changing = limited.filter(({ method }) => method !== 'GET')
const byLink = limited.filter((spec) => callLimit(spec) === 'LINKS')

const listIds = (specs: OperationSpec[]): string[] => specs.map(({ id }) => id)
const toEntries = (specs: OperationSpec[]) => specs.map((spec) => [spec.id, spec] as const)

async function createMember(): Promise<string> {
  const { id: memberId } = await context.transaction((tx) =>
    insertMember(tx, context, { siteId, loginEmail: `${randomUUID()}@example.org` }, undefined),
  )
  const grant = { siteId, clientId: siteId, memberId, visitorId: null, memberSessionId: null }
  return (await issueMemberTokens(context, { ...grant, hasRefreshToken: false })).access_token
}

/** The headers of someone outside the business who may make this call. */
async function actorFor({ access }: OperationSpec): Promise<Record<string, string>> {
  if (access.anyone) return { 'wix-site-id': siteId }
  return { authorization: access.visitor ? await aVisitorToken(app, siteId) : await createMember() }
}

type Calling = { headers: Record<string, string>; address: string; on?: FastifyInstance }

async function call(spec: OperationSpec, { headers, address, on = app }: Calling): Promise<string> {
  const path = spec.paths[0].replaceAll(/\{[^}]+\}/g, () => randomUUID())
  const answer = await on.inject({
    method: spec.method,
    url: path,
    headers,
    remoteAddress: address,
    ...(spec.method === 'GET' || spec.method === 'DELETE' ? {} : { payload: {} }),
  })
  const isThrottled = /THROTTLED_FEATURE|temporarily_unavailable/.test(answer.body)
  return isThrottled ? `throttled, ${answer.headers['retry-after']} s` : 'passed'
}

describe('every operation for strangers and customers', () => {
  it.each(toEntries(changing))('is limited: %s', async (_, spec) => {
    const headers = await actorFor(spec)
    expect(await call(spec, { headers, address: '10.0.0.1' })).toBe('throttled, 300 s')
  })

  it.each(toEntries(changing.filter(({ access }) => access.visitor && access.member)))(
    'is limited for members too: %s',
    async (_, spec) => {
      const headers = { authorization: await createMember() }
      expect(await call(spec, { headers, address: '10.0.0.1' })).toBe('throttled, 300 s')
    },
  )

  it('is counted unless it only reads, and what only reads is marked', () => {
    const reading = outside.filter((spec) => callLimit(spec) === 'NONE' && spec.method !== 'GET')
    expect(
      listIds(reading).filter((id) => !/^(query|search|count|list|get|calculate|quote|estimate)/.test(id)),
    ).toEqual([])
    expect(listIds(outside.filter(({ reads, limit }) => reads && limit))).toEqual([])
  })

  it('is not limited for keys', async () => {
    const headers = { authorization: await anApiKey(context, siteId), 'wix-site-id': siteId }
    for (const spec of changing.filter(({ access }) => access.manager))
      expect(await call(spec, { headers, address: '10.0.0.1' })).toBe('passed')
  })
})

describe('guesses of a link or a code', async () => {
  const guarded = await buildApp(context, { callBounds: { refusedPerNetwork: 3 } })

  it.each(byLink.map((spec, count) => [spec.id, spec, `10.1.${count}.1`] as const))(
    'is stopped for the network: %s',
    async (_, spec, address) => {
      const headers = await actorFor(spec)
      const answers: string[] = []
      for (let round = 0; round < 4; round += 1) answers.push(await call(spec, { headers, address, on: guarded }))
      expect(answers).toEqual(['passed', 'passed', 'passed', 'throttled, 300 s'])
    },
  )

  it('cover every operation with a link in its path', () => {
    const withToken = outside.filter(({ paths }) => paths.some((path) => path.includes('{token}')))
    expect(listIds(withToken).filter((id) => !listIds(byLink).includes(id))).toEqual([])
  })
})

it('are documented on the security page', () => {
  const page = readFileSync(new URL('../../../../docs/security.md', import.meta.url), 'utf8')
  const [, section = ''] = page.split('## Limits on customers\n')
  const written = new Set([...section.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word))
  expect(listIds(limited).filter((id) => !written.has(id))).toEqual([])
})

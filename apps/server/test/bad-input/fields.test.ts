import { ignoresUnknownFields, type OperationId, type OperationSpec, operations } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import { calls } from '../access/calls.ts'
import type { Attempt } from '../access/case.ts'
import { inTurn } from '../support/in-turn.ts'
import { changedTables, tablePrints } from '../support/table-prints.ts'
import { type Attack, applyAttack, listAttacks, type Tried } from './attacks.ts'
import { refusalProblems, violationsIn } from './error-form.ts'
import { actorFor, openTestFixture } from './open-fixture.ts'

const fixture = await openTestFixture()
const { app, home } = fixture
const db = fixture.context.db
// They sign in first, so that what signing in writes is not counted.
for (const actor of ['owner', 'member'] as const) await fixture.actors.actorHeaders(actor)

const specs = Object.values(operations).flatMap((noun) => Object.values(noun) as OperationSpec[])
// Calls with their own error format have their own tests, and so have bodies that are read as one text.
const withBody = specs.filter(
  ({ method, refusesLikeOAuth, refusesShapeAs, takesRawBody }) =>
    /^P/.test(method) && !refusesLikeOAuth && !refusesShapeAs && !takesRawBody,
)
const withQuery = specs.filter(({ method }) => method === 'GET' || method === 'DELETE')

describe('a wrong value in a body', () => {
  const tried: Tried = new Set()
  it.each(withBody.map((spec, place) => [spec.id, spec, place] as const))(
    'is refused with its field name: %s',
    async (_, spec, place) => {
      const attempt = await buildCall(spec)
      const before = await tablePrints(db)
      const attacks = listAttacks(spec, tried).filter(({ path }) => !inPath(spec, path))
      const wrong: string[] = []
      for (const attack of inTurn(attacks, place, 3)) {
        const answer = await send(spec, attempt, {
          payload: applyAttack(attempt.payload ?? {}, attack.steps, attack.value) as object,
        })
        wrong.push(...findFaults(attack, answer))
      }
      expect(wrong).toEqual([])
      // Where unknown fields are ignored, a message may leave nothing to break.
      if (!ignoresUnknownFields(spec)) expect(attacks.length).toBeGreaterThan(0)
      expect(changedTables(before, await tablePrints(db))).toEqual([])
    },
  )
})

describe('a wrong value in a query', () => {
  const tried: Tried = new Set()
  it.each(withQuery.map((spec, place) => [spec.id, spec, place] as const))(
    'is refused with its field name: %s',
    async (_, spec, place) => {
      const { method, url } = asRead(await buildCall(spec), spec)
      const before = await tablePrints(db)
      const attacks = listAttacks(spec, tried).filter(({ path, value }) => !inPath(spec, path) && isText(value))
      const wrong: string[] = []
      for (const attack of inTurn(attacks, place, 3)) {
        // In a query one text is also a list of one.
        const query = new URLSearchParams([[attack.steps.filter(isText).join('.'), String(attack.value)]])
        // Control characters are refused by parameter, before lists are told from texts.
        const isControl = String(attack.value).includes('\0')
        const inQuery = isControl ? { ...attack, path: attack.path.replaceAll(/\[\d+\]/g, '') } : attack
        if (attack.rule !== 'TYPE' && fitsFlatQuery(attack))
          wrong.push(...findFaults(inQuery, await send(spec, { method, url: `${url}?${query}` })))
        const packed = Buffer.from(JSON.stringify(applyAttack({}, attack.steps, attack.value))).toString('base64url')
        wrong.push(...findFaults(attack, await send(spec, { method, url: `${url}?.r=${packed}` })))
      }
      expect(wrong).toEqual([])
      // Where unknown fields are ignored, a message may leave nothing to break.
      if (!ignoresUnknownFields(spec)) expect(attacks.length).toBeGreaterThan(0)
      expect(changedTables(before, await tablePrints(db))).toEqual([])
    },
  )
})

describe('a wrong id in a path', () => {
  const withId = specs.filter(({ paths }) => /Id\}/.test(paths[0]))
  const ids = ['x', '0', "'", '%27%20or%201%3D1', '%00', '__proto__', '..%5C..', '%F0%9F%92%A9', '1'.repeat(3000)]
  it.each(withId.map((spec) => [spec.id, spec] as const))('is refused with its field name: %s', async (_, spec) => {
    const attempt = await buildCall(spec)
    const guid = /[0-9a-f]{8}-[0-9a-f-]{27}/
    for (const wrong of ids) {
      const answer = await send(spec, attempt, { url: attempt.url.replace(guid, wrong) })
      expect([wrong, answer.statusCode, refusalProblems(answer.statusCode, answer.body)]).toEqual([wrong, 400, []])
      const field = wrong === '%00' ? 'url' : /\{([^}]*Id)\}/.exec(spec.paths[0])?.[1]
      expect(violationsIn(answer.body)[0]?.field).toBe(field)
    }
  })
})

describe('the token endpoint', () => {
  const request = (payload: object) => app.inject({ method: 'POST', url: '/oauth2/token', payload })
  const attacks = listAttacks(operations.identity.token)

  it('refuses every wrong value with OAuth errors', async () => {
    const before = await tablePrints(db)
    for (const { steps, value } of attacks) {
      const answer = await request(
        applyAttack({ grantType: 'anonymous', clientId: home.siteId }, steps, value) as object,
      )
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { error: 'invalid_request', error_description: expect.any(String) },
      ])
    }
    expect(attacks.length).toBeGreaterThan(0)
    expect(changedTables(before, await tablePrints(db))).toEqual([])
  })
})

/** A flat query cannot express fields of list entries. */
function fitsFlatQuery({ steps }: Attack): boolean {
  return steps.slice(0, -1).every(isText)
}

/** The call without its query, and, where a body may carry that too, as the call that reads. */
function asRead({ url }: Attempt, { method }: OperationSpec) {
  return { method: method as Attempt['method'], url: url.split('?')[0] ?? url }
}

function buildCall(spec: OperationSpec): Promise<Attempt> {
  return calls[spec.id as OperationId](fixture, actorFor(spec))
}

async function send(
  spec: OperationSpec,
  attempt: Pick<Attempt, 'method' | 'url' | 'payload'>,
  changes: { url?: string; payload?: object } = {},
) {
  const { method, url, payload } = { ...attempt, ...changes }
  const headers = await fixture.actors.actorHeaders(actorFor(spec))
  return app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
}

function findFaults(
  { path, rule, value }: Attack,
  { statusCode, body }: { statusCode: number; body: string },
): string[] {
  const sent = `${path} = ${JSON.stringify(value).slice(0, 60)}`
  if (statusCode === 200) return [`${sent} was taken`]
  const faults = refusalProblems(statusCode, body).map((fault) => `${sent} led to ${fault}`)
  if (faults.length > 0) return faults
  const found = violationsIn(body).find(({ field }) => field === path)
  return found?.violatedRule === rule ? [] : [`${sent} is not refused as ${rule}: ${body.slice(0, 300)}`]
}

function inPath(spec: OperationSpec, path: string): boolean {
  return spec.paths[0].includes(`{${path}}`)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

import { type OperationId, type OperationSpec, operations } from '@kalends/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { actors, createTestActors, type Headers, type TestActor } from '../access/actors.ts'
import { calls } from '../access/calls.ts'
import type { Attempt } from '../access/case.ts'
import { changedTables, type TablePrints, tablePrints } from '../support/table-prints.ts'
import { refusalProblems } from './error-form.ts'
import { fittingRequests } from './fitting.ts'
import { type Mutation, merged, mutated, mutations } from './mutations.ts'
import { type OpenFixture, openTestFixture } from './open-fixture.ts'

const runs = Number(process.env['FUZZ_RUNS'] ?? 300)
const firstSeed = Number(process.env['PROOF_SEED'])

/** Calls change a business until it refuses what other calls need: then the next one takes over. */
const callsPerBusiness = 2000
const fixtures: OpenFixture[] = []
for (let calls = 0; calls < runs; calls += callsPerBusiness) fixtures.push(await openTestFixture())
let fixture = fixtures[0] as OpenFixture
let fired = 0
const specs = Object.values(operations).flatMap((noun) => Object.values(noun) as OperationSpec[])
// Signing in costs a hash on purpose, and counts its refusals.
const guarded = ['signInStaff', 'claimSite', 'signOutStaff', 'switchSite', 'getStaffSession']
// After these a sign-in lacks a second factor or a captcha, or a password is another.
const lockingOut = ['changeStaffPassword', 'activateStaffFactor', 'updateStaffPolicy', 'updateCaptchaSettings']
const everyone: TestActor[] = Object.values(actors).flat()
const atHome: TestActor[] = [...actors.customers, ...actors.people, ...actors.keys]

/** A request that fits its shape, laid over one that works, and perhaps broken somewhere. */
type Shot = { id: string; actor: TestActor; fitting: object; keeps: boolean; changes: Mutation[]; key: boolean }

const shots: fc.Arbitrary<Shot> = fc.oneof(
  ...specs
    .filter(({ id }) => !guarded.includes(id))
    .map((spec) =>
      fc.record({
        id: fc.constant<string>(spec.id),
        actor: fc.oneof(
          { weight: 4, arbitrary: fc.constantFrom<TestActor>('owner', 'visitor', 'key') },
          { weight: 1, arbitrary: fc.constantFrom(...everyone) },
        ),
        fitting: fittingRequests(spec),
        keeps: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
        changes: mutations,
        key: fc.boolean(),
      }),
    ),
)

const statuses: Record<string, number> = {}
const findings = new Map<string, string>()

test(`no request causes a server error, and refused ones change nothing (seed ${firstSeed}, ${runs} runs)`, async ({
  task,
}) => {
  // The findings are in the report; a new run looks elsewhere.
  const seed = firstSeed + (task.result?.retryCount ?? 0)
  findings.clear()
  const property = fc.asyncProperty(shots, async (shot) => {
    useNextBusiness()
    const status = await sendShot(shot)
    statuses[status] = (statuses[status] ?? 0) + 1
  })
  await fc.assert(property, { numRuns: runs, seed, endOnFailure: true })
  process.stdout.write(`fuzz: seed ${seed}, answers by status ${JSON.stringify(statuses)}\n`)
  expect([...findings.values()]).toEqual([])
  // What earlier calls did to the business may stand in the way of a few.
  expect(statuses['unprepared'] ?? 0).toBeLessThan(runs / 10)
  // A fuzz whose requests are all refused by access rules, or all accepted, tests nothing.
  expect(statuses[400]).toBeGreaterThan(runs / 10)
  expect(statuses[200]).toBeGreaterThan(runs / 20)
}, 7_200_000)

const prepared = new Map<string, Attempt>()
let prints: TablePrints | undefined

function useNextBusiness(): void {
  const next = fixtures[Math.floor(fired++ / callsPerBusiness)]
  if (!next || next === fixture) return
  fixture = next
  prepared.clear()
  prints = undefined
}

/** Input records are created once, and again when a successful call may have used them up. */
async function prepare(spec: OperationSpec, actor: TestActor): Promise<Attempt> {
  const name = `${spec.id} ${actor}`
  if (!prepared.has(name)) prints = undefined
  const attempt = prepared.get(name) ?? (await calls[spec.id as OperationId](fixture, actor))
  prepared.set(name, attempt)
  return attempt
}

/** Nothing when the business, as earlier calls left it, refuses what the call needs. */
async function prepareIfPossible(spec: OperationSpec, actor: TestActor): Promise<Attempt | undefined> {
  try {
    return await prepare(spec, actor)
  } catch (error) {
    if (String(error).includes('"message":""')) note(`${spec.id}: a 500 on the way to it`, String(error))
    return undefined
  }
}

/** The first finding of each kind. */
function note(kind: string, detail: string): void {
  if (!findings.has(kind)) findings.set(kind, `${kind}: ${detail.slice(0, 3000)}`)
}

async function sendShot({ id, actor, fitting, keeps, changes, key }: Shot): Promise<number | 'unprepared'> {
  const spec = specs.find((it) => it.id === id) as OperationSpec
  const attempt = await prepareIfPossible(spec, actor)
  if (!attempt) return 'unprepared'
  const sent = buildRequest(spec, attempt, mutated(merged(attempt.payload ?? {}, fitting, keeps) as object, changes))
  const known = { ...(await signInHeaders(actor)), 'content-type': 'application/json' }
  const before = prints ?? (await look())
  const answer = await fixture.app.inject({
    ...sent,
    headers: { ...known, ...(key ? { 'idempotency-key': `${spec.id} ${Math.random()}` } : {}) },
  })
  if (answer.statusCode === 200) {
    prepared.delete(`${spec.id} ${actor}`)
    prints = undefined
    if (lockingOut.includes(id)) await signInActors()
    return 200
  }
  const isOAuth = spec.refusesLikeOAuth && /"error":"/.test(answer.body)
  const faults = isOAuth ? [] : refusalProblems(answer.statusCode, answer.body)
  for (const fault of faults) note(`${id}: ${fault}`, `${actor} sent ${JSON.stringify(sent)}`)
  prints = await look()
  const traces = changedTables(before, prints)
  if (traces.length > 0)
    note(`${id}: left a trace in ${traces}`, `${actor} sent ${JSON.stringify(sent)}: ${answer.body}`)
  if (answer.statusCode === 401 && atHome.includes(actor)) await signInActors()
  return answer.statusCode
}

/** Replaces actors who can no longer sign in. */
async function signInHeaders(actor: TestActor): Promise<Headers> {
  return fixture.actors.actorHeaders(actor).catch(async () => {
    await signInActors()
    return fixture.actors.actorHeaders(actor)
  })
}

/** Signs all actors in again: some calls end the sign-in, token or key of their actor. */
async function signInActors(): Promise<void> {
  const { app, context } = fixture
  await context.db.updateTable('sites').set({ requires_second_factor: false }).execute()
  await context.db.deleteFrom('captcha_settings').execute()
  fixture.actors = await createTestActors(app, context, fixture.home, fixture.otherBusiness)
  prepared.clear()
  prints = undefined
}

// Keys keep their refusals; that a key or a session was used is noted once; tries of links, codes and uploads are
// counted; a challenge is used up by the answer, right or wrong.
const mayChange = [
  'idempotency_keys',
  'api_keys',
  'staff_sessions',
  'rate_limits',
  'passkey_challenges',
  'sign_in_states',
  'staff_sign_in_states',
  'mailed_sign_ins',
  'member_factors',
]
const look = () => tablePrints(fixture.context.db, mayChange)

/** As a body; for a call without one, as a query packed or flat. */
function buildRequest({ method }: OperationSpec, attempt: Attempt, content: unknown) {
  const text = JSON.stringify(content) ?? ''
  if (/^P/.test(method)) return { method: attempt.method, url: attempt.url, payload: text }
  const flat = Object.entries(typeof content === 'object' && content !== null ? content : {})
  const packed = text.length % 2 === 0
  const query = packed ? { '.r': Buffer.from(text).toString('base64url') } : Object.fromEntries(flat.map(asText))
  return { method: attempt.method, url: `${attempt.url}?${new URLSearchParams(query)}` }
}

function asText([name, value]: [string, unknown]): [string, string] {
  return [name, typeof value === 'string' ? value : (JSON.stringify(value) ?? '')]
}

import { type OperationId, operations, webhookEventType, webhookEventTypes } from '@kalends/contract'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { aBusiness } from '../support/a-business.ts'
import { callIn } from '../support/call-in.ts'
import { generousLimits } from '../support/generous-limits.ts'
import { createTestApp } from '../support/index.ts'
import { actors, createTestActors, type TestActor } from './actors.ts'
import { calls } from './calls.ts'
import type { Attempt } from './case.ts'
import { checkEventSamples } from './event-samples.ts'
import { type Example, Examples, makeExample } from './examples.ts'
import { customerRequestedFor, openFixture } from './fixture.ts'
import { runAttempt } from './outcome.ts'
import { checkQueryFields } from './query-fields.ts'
import { causeRarerEvents } from './rarer-events.ts'
import { expectedOutcomes } from './table.ts'

const test = await createTestApp()
const { app, context, db } = test
const home = await aBusiness(context, callIn(app), 'alder')
const otherBusiness = await aBusiness(context, callIn(app), 'birch')
await db.updateTable('sites').set(generousLimits).execute()
const fixture = openFixture({
  app,
  context,
  home,
  otherBusiness,
  actors: await createTestActors(app, context, home, otherBusiness),
})

const everyone: readonly TestActor[] = Object.values(actors).flat()
const operationIds = Object.values(operations).flatMap((noun) => Object.keys(noun)) as OperationId[]

const examples = new Examples()
afterAll(() => examples.write())
afterEach(() => {
  context.gateways.mail = undefined
})

// The first call of a key or a session records its use, which the table does not cover.
for (const actor of everyone) {
  await app.inject({ url: '/v1/staff/session', headers: await fixture.actors.actorHeaders(actor) })
}

describe('access', () => {
  it.each(operationIds)('%s', async (operationId) => {
    const outcomes: Partial<Record<TestActor, string>> = {}
    const attempts = new Map<TestActor, Attempt>()
    let example: Example | undefined
    for (const actor of everyone) {
      const requested = customerRequestedFor(actor)
      const attempt = attempts.get(requested) ?? (await calls[operationId](fixture, actor))
      const { code, wrote, answer } = await runAttempt(fixture, actor, attempt)
      outcomes[actor] = code
      if (code === 'sees' || code === 'does') example ??= makeExample(operationId, attempt, answer)
      // A call that wrote nothing left its data intact, so the next actor uses the same data.
      attempts.set(requested, attempt)
      if (wrote || attempt.forActor) attempts.clear()
    }
    expect(outcomes).toEqual(expectedOutcomes(operationId))
    examples.check(operationId, example)
  })

  it('makes every kind of event available to webhooks', async () => {
    const published = await db.selectFrom('events').select(['entity_fqdn', 'slug']).distinct().execute()
    const known = new Set<string>([...webhookEventTypes, 'kalends.webhooks.v1.webhook_tested'])
    const types = published.map(({ entity_fqdn, slug }) => webhookEventType(entity_fqdn, slug))
    expect(types.filter((type) => !known.has(type))).toEqual([])
  })

  it('filters and sorts by the fields that the reference and the client name', async () => {
    await checkQueryFields(fixture)
  })

  it('publishes every event of the catalogue, with the fields of its sample', async () => {
    await causeRarerEvents(test, fixture)
    await checkEventSamples(db, webhookEventTypes)
  })
})

import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { releaseClaims } from '../../src/jobs/deliveries.ts'
import { dispatch, startDispatcher } from '../../src/jobs/dispatcher.ts'
import { type NewEvent, type PublishedEvent, publishEvent, type Subscriber } from '../../src/jobs/events.ts'
import { createTestContext } from '../support/context.ts'
import { insertSite } from '../support/site.ts'

const { context, clock, db } = await createTestContext()
const siteId = await insertSite(db)

function anEvent(over: Partial<NewEvent> = {}): NewEvent {
  return {
    siteId,
    entityFqdn: 'test.entity',
    entityId: randomUUID(),
    sequence: 1,
    slug: 'created',
    occurredAt: clock.now(),
    actor: { type: 'app' },
    payload: { createdEvent: { entity: {} } },
    ...over,
  }
}

function announceAll(...events: NewEvent[]): Promise<string[]> {
  return context.transaction(async (tx) => {
    const ids: string[] = []
    for (const event of events) ids.push(await publishEvent(tx, event))
    return ids
  })
}

/** Remembers what it heard; each test has one of its own name and wants its own entities only. */
function aSubscriber(entityIds: string[], handle?: Subscriber['handle']): Subscriber & { heard: PublishedEvent[] } {
  const heard: PublishedEvent[] = []
  return {
    name: `test-${randomUUID()}`,
    heard,
    wants: ({ entityId }) => entityIds.includes(entityId),
    handle: async (given, event) => {
      await handle?.(given, event)
      heard.push(event)
    },
  }
}

test('delivers a committed event to its subscribers unchanged', async () => {
  const event = anEvent({ payload: { actionEvent: { body: { list: [1, 2] } } } })
  const wanting = aSubscriber([event.entityId])
  const other = aSubscriber([])
  const [id] = await announceAll(event)
  await dispatch(context, [wanting, other])
  expect(wanting.heard).toEqual([{ ...event, id, position: expect.any(Number) }])
  expect(other.heard).toEqual([])
})

test('delivers nothing of a rolled-back transaction', async () => {
  const event = anEvent()
  const subscriber = aSubscriber([event.entityId])
  const failing = context.transaction(async (tx) => {
    await publishEvent(tx, event)
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  await dispatch(context, [subscriber])
  expect(subscriber.heard).toEqual([])
})

test('delivers once, however often it runs', async () => {
  const event = anEvent()
  const subscriber = aSubscriber([event.entityId])
  await announceAll(event)
  await Promise.all([dispatch(context, [subscriber]), dispatch(context, [subscriber])])
  await dispatch(context, [subscriber])
  expect(subscriber.heard).toHaveLength(1)
})

test('keeps the order of an entity, even if clocks disagree', async () => {
  const entityId = randomUUID()
  const subscriber = aSubscriber([entityId])
  await announceAll(
    anEvent({ entityId, sequence: 1, occurredAt: clock.now() + 5000 }),
    anEvent({ entityId, sequence: 3, occurredAt: clock.now() + 3000 }),
    anEvent({ entityId, sequence: 2, occurredAt: clock.now() }),
  )
  await dispatch(context, [subscriber])
  expect(subscriber.heard.map(({ sequence }) => sequence)).toEqual([1, 2, 3])
  const positions = subscriber.heard.map(({ position }) => position)
  expect(positions).toEqual([...positions].sort((a, b) => a - b))
})

test('a failing event waits for its next attempt and delays only its own entity and subscriber', async () => {
  const broken = randomUUID()
  const fine = randomUUID()
  let down = true
  const failing = aSubscriber([broken, fine], async (_context, event) => {
    if (down && event.entityId === broken) throw new Error('receiver is down')
  })
  const other = aSubscriber([broken, fine])
  await announceAll(
    anEvent({ entityId: broken, sequence: 1 }),
    anEvent({ entityId: broken, sequence: 2 }),
    anEvent({ entityId: fine, sequence: 1 }),
  )
  await dispatch(context, [failing, other])
  expect(failing.heard.map(({ entityId }) => entityId)).toEqual([fine])
  expect(other.heard).toHaveLength(3)

  down = false
  await dispatch(context, [failing])
  expect(failing.heard).toHaveLength(1)
  clock.advance({ seconds: 30 })
  await dispatch(context, [failing])
  expect(failing.heard.map(({ entityId, sequence }) => [entityId, sequence])).toEqual([
    [fine, 1],
    [broken, 1],
    [broken, 2],
  ])
})

test('doubles the delay, gives up after five attempts, and then continues with the entity', async () => {
  const entityId = randomUUID()
  const attempts: number[] = []
  const subscriber = aSubscriber([entityId], async (_context, { sequence }) => {
    if (sequence === 1) attempts.push(clock.now())
    if (sequence === 1) throw new Error('never works')
  })
  const start = clock.now()
  await announceAll(anEvent({ entityId, sequence: 1 }), anEvent({ entityId, sequence: 2 }))
  for (let minute = 0; minute < 20; minute += 0.5) {
    await dispatch(context, [subscriber])
    clock.advance({ seconds: 30 })
  }
  expect(attempts.map((at) => (at - start) / 1000)).toEqual([0, 30, 90, 210, 450])
  expect(subscriber.heard.map(({ sequence }) => sequence)).toEqual([2])
  const dead = await db
    .selectFrom('event_deliveries')
    .select(['status', 'last_error'])
    .where('subscriber', '=', subscriber.name)
    .where('status', '!=', 'DONE')
    .execute()
  expect(dead).toEqual([{ status: 'DEAD', last_error: 'Error: never works' }])
})

test('retries after the lease if the worker died', async () => {
  const event = anEvent()
  const never = aSubscriber([event.entityId], () => new Promise(() => undefined))
  await announceAll(event)
  void dispatch(context, [never])
  await expect
    .poll(() => db.selectFrom('event_deliveries').select('attempts').where('subscriber', '=', never.name).execute())
    .toEqual([{ attempts: 1 }])
  const again = { ...aSubscriber([event.entityId]), name: never.name }
  await dispatch(context, [again])
  expect(again.heard).toHaveLength(0)
  clock.advance({ minutes: 2 })
  await dispatch(context, [again])
  expect(again.heard).toHaveLength(1)
})

test('a server that starts alone releases what its killed predecessor was processing, but not what failed', async () => {
  const held = anEvent()
  const failed = anEvent()
  const never = aSubscriber([held.entityId], () => new Promise(() => undefined))
  const failing = aSubscriber([failed.entityId], () => Promise.reject(new Error('not now')))
  await announceAll(held)
  void dispatch(context, [never])
  await expect
    .poll(() => db.selectFrom('event_deliveries').select('attempts').where('subscriber', '=', never.name).execute())
    .toEqual([{ attempts: 1 }])
  await announceAll(failed)
  await dispatch(context, [failing])
  const again = [
    { ...aSubscriber([held.entityId]), name: never.name },
    { ...aSubscriber([failed.entityId]), name: failing.name },
  ]
  await releaseClaims(context)
  await dispatch(context, again)
  expect(again.map(({ heard }) => heard.length)).toEqual([1, 0])
})

test('wakes the running dispatcher immediately after a commit', async () => {
  const event = anEvent()
  const subscriber = aSubscriber([event.entityId])
  // Its polling never runs: it only learns of events by notification.
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const dispatcher = startDispatcher(context, [subscriber])
  try {
    await announceAll(event)
    await expect.poll(() => subscriber.heard.length, { interval: 10 }).toBe(1)
  } finally {
    await dispatcher.stop()
    vi.useRealTimers()
  }
})

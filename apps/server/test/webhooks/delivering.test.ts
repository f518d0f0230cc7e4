import { randomUUID } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { deliverDueWebhooks, startWebhookDelivery, webhooksFanOut } from '../../src/features/webhooks/index.ts'
import { claimDue } from '../../src/features/webhooks/store/due.ts'
import { dispatch } from '../../src/jobs/dispatcher.ts'
import { dispatchEvents, runDue } from '../../src/setup/background.ts'
import { aPerson } from '../support/people.ts'
import {
  aBusinessWithWebhooks,
  aReceiver,
  aWebhook,
  createWebhookApp,
  decode,
  listDeliveries,
  publicKey,
  publish,
} from './support/webhooks.ts'

const test = await createWebhookApp()
const { context, clock, db } = test
const hour = 60 * 60 * 1000

/** The ids of the entities that a receiver got, in order. */
async function entitiesOf(bodies: readonly string[], pem: string): Promise<string[]> {
  const read = await Promise.all(bodies.map((body) => decode(body, pem, clock.now())))
  return read.map(({ data }) => data.entityId)
}

describe('a delivery', () => {
  it('is a token whose claim nests the event as receivers expect it', async () => {
    const { siteId, admin } = await aBusinessWithWebhooks(test)
    const receiver = await aReceiver()
    const webhook = await aWebhook(admin, { url: receiver.url })
    const entityId = randomUUID()
    const id = await publish(test, siteId, { entityId, sequence: 7 })
    await dispatchEvents(context)
    const { key } = (await admin.get('/v1/webhooks')).body
    expect(receiver.bodies).toHaveLength(1)
    expect(await decode(receiver.bodies[0] ?? '', key.publicKey, clock.now())).toEqual({
      header: { alg: 'RS256', typ: 'JWT', kid: key.id },
      eventType: 'wix.bookings.v2.booking_updated',
      instanceId: siteId,
      accountInfo: { siteId },
      identity: { identityType: 'WIX_USER', wixUserId: entityId },
      data: {
        id,
        entityFqdn: 'wix.bookings.v2.booking',
        slug: 'updated',
        entityId,
        eventTime: new Date(clock.now()).toISOString(),
        triggeredByAnonymizeRequest: false,
        originatedFrom: '',
        entityEventSequence: '7',
        updatedEvent: { currentEntity: { id: entityId } },
      },
    })
    expect(await listDeliveries(admin, webhook.id)).toMatchObject([
      {
        eventId: id,
        status: 'DELIVERED',
        attemptCount: 1,
        lastAttempt: { status: 200, answer: 'noted', failure: null },
      },
    ])
  })

  it('goes to the enabled webhooks of the business that chose the kind of event, once', async () => {
    const { siteId, admin } = await aBusinessWithWebhooks(test)
    const foreign = await aBusinessWithWebhooks(test)
    const [receiver, others] = [await aReceiver(), await aReceiver()]
    await aWebhook(admin, { url: receiver.url })
    await aWebhook(admin, { url: others.url, eventTypes: ['wix.bookings.v2.booking_created'] })
    const paused = await aWebhook(admin, { url: others.url })
    await admin.put(`/v1/webhooks/${paused.id}/enabled`, { enabled: false })
    const deleted = await aWebhook(admin, { url: others.url })
    await admin.delete(`/v1/webhooks/${deleted.id}`)
    await aWebhook(foreign.admin, { url: others.url })
    await publish(test, siteId)
    await dispatchEvents(context)
    await dispatchEvents(context)
    expect([receiver.bodies.length, others.bodies.length]).toEqual([1, 0])
  })

  it('is made once by two processes that work at the same time', async () => {
    const { siteId, admin } = await aBusinessWithWebhooks(test)
    const receiver = await aReceiver()
    await aWebhook(admin, { url: receiver.url })
    const entityIds = Array.from({ length: 12 }, () => randomUUID())
    for (const entityId of entityIds) await publish(test, siteId, { entityId })
    await Promise.all([dispatchEvents(context), dispatchEvents(context), deliverDueWebhooks(context)])
    const received = await entitiesOf(receiver.bodies, await publicKey(admin))
    expect(received.toSorted()).toEqual(entityIds.toSorted())
  })

  it('is made again by another process when its own was killed', async () => {
    const { siteId, admin } = await aBusinessWithWebhooks(test)
    const receiver = await aReceiver(500)
    await aWebhook(admin, { url: receiver.url })
    const entityId = randomUUID()
    await publish(test, siteId, { entityId, sequence: 1 })
    await dispatchEvents(context)
    clock.advance({ seconds: 30 })
    const claiming = { leaseMs: 10_000, limit: 9, perWebhook: 9, busy: new Map<string, number>() }
    expect(await claimDue(db, { ...claiming, now: clock.now() })).toHaveLength(1)
    receiver.answer = 200
    await publish(test, siteId, { entityId, sequence: 2 })
    await dispatchEvents(context)
    expect(receiver.bodies).toHaveLength(1)
    clock.advance({ seconds: 10 })
    await deliverDueWebhooks(context)
    expect(receiver.bodies).toHaveLength(3)
  })
})

describe('a receiver that fails', () => {
  it('delays the later events of the same entity and no others', async () => {
    const { siteId, admin } = await aBusinessWithWebhooks(test)
    const receiver = await aReceiver(500)
    await aWebhook(admin, { url: receiver.url })
    const [one, other] = [randomUUID(), randomUUID()]
    await publish(test, siteId, { entityId: one, sequence: 1 })
    await dispatchEvents(context)
    receiver.answer = 200
    await publish(test, siteId, { entityId: one, sequence: 2 })
    await publish(test, siteId, { entityId: other })
    await dispatchEvents(context)
    const pem = await publicKey(admin)
    expect(await entitiesOf(receiver.bodies, pem)).toEqual([one, other])
    clock.advance({ seconds: 30 })
    await deliverDueWebhooks(context)
    expect(await entitiesOf(receiver.bodies, pem)).toEqual([one, other, one, one])
    const sequences = await Promise.all(receiver.bodies.map((body) => decode(body, pem, clock.now())))
    expect(sequences.map(({ data }) => data.entityEventSequence)).toEqual(['1', '1', '1', '2'])
  })

  it('is tried five times with growing delays, then given up', async () => {
    const { siteId, admin } = await aBusinessWithWebhooks(test)
    const receiver = await aReceiver(503)
    const webhook = await aWebhook(admin, { url: receiver.url })
    await publish(test, siteId)
    await dispatchEvents(context)
    for (const [index, seconds] of [30, 60, 120, 240].entries()) {
      clock.advance({ seconds: seconds - 1 })
      await deliverDueWebhooks(context)
      expect(receiver.bodies).toHaveLength(index + 1)
      clock.advance({ seconds: 1 })
      await deliverDueWebhooks(context)
      expect(receiver.bodies).toHaveLength(index + 2)
    }
    const failed = { failure: 'STATUS', status: 503, number: 5 }
    const expectedDelivery = { status: 'FAILED', attemptCount: 5, nextAttemptDate: null, lastAttempt: failed }
    expect(await listDeliveries(admin, webhook.id)).toMatchObject([expectedDelivery])
    clock.advance({ hours: 24 })
    await deliverDueWebhooks(context)
    expect(receiver.bodies).toHaveLength(5)
  })

  it('is paused after a day without success, and the owners get an email', async () => {
    const { siteId, admin } = await aBusinessWithWebhooks(test)
    await aPerson(context, siteId, { role: 'owner', email: 'olive@example.com' })
    const receiver = await aReceiver(500)
    const webhook = await aWebhook(admin, { url: receiver.url, name: 'Dead receiver' })
    const giveUp = async (count: number) => {
      for (let made = 0; made < count; made += 1) await publish(test, siteId)
      await dispatchEvents(context)
      for (const seconds of [30, 60, 120, 240]) {
        clock.advance({ seconds })
        await deliverDueWebhooks(context)
      }
    }
    const statusOf = async () => (await admin.get(`/v1/webhooks/${webhook.id}`)).body.webhook
    await giveUp(5)
    expect(await statusOf()).toMatchObject({ status: 'ENABLED', failingSince: expect.any(String) })
    clock.advance({ hours: 24 })
    await giveUp(1)
    expect(await statusOf()).toMatchObject({ status: 'PAUSED', pausedReason: 'FAILING' })
    const messages = db.selectFrom('messages').select(['recipient', 'subject']).where('site_id', '=', siteId)
    expect(await messages.where('kind', '=', 'webhook-paused').execute()).toEqual([
      { recipient: 'olive@example.com', subject: 'The webhook Dead receiver of Studio was paused' },
    ])
    await publish(test, siteId)
    await dispatchEvents(context)
    expect(receiver.bodies).toHaveLength(30)
  })

  it('starts again with its first success', async () => {
    const { siteId, admin } = await aBusinessWithWebhooks(test)
    const receiver = await aReceiver(500)
    const webhook = await aWebhook(admin, { url: receiver.url })
    await publish(test, siteId)
    await dispatchEvents(context)
    receiver.answer = 200
    clock.advance({ seconds: 30 })
    await deliverDueWebhooks(context)
    expect((await admin.get(`/v1/webhooks/${webhook.id}`)).body.webhook.failingSince).toBeNull()
  })
})

it('keeps a slow receiver from delaying others', async () => {
  const { siteId, admin } = await aBusinessWithWebhooks(test)
  const slow = await aWebhook(admin, { url: 'http://slow.example/' })
  const quick = await aWebhook(admin, { url: 'http://quick.example/' })
  const done = { failure: null, status: 200, answer: '', detail: null, durationMs: 1 }
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let stuck = 0
  const post = async (url: string) => {
    if (url === quick.url) return done
    stuck += 1
    return released.then(() => done)
  }
  const posting = { ...context, gateways: { ...context.gateways, webhooks: { ...context.gateways.webhooks, post } } }
  for (let made = 0; made < 20; made += 1) await publish(test, siteId)
  const runner = startWebhookDelivery(posting)
  try {
    await dispatch(context, [], [webhooksFanOut])
    const statusesOf = async (id: string) => (await listDeliveries(admin, id)).map(({ status }) => status)
    await vi.waitFor(async () => expect(await statusesOf(quick.id)).toEqual(Array(20).fill('DELIVERED')), 10_000)
    expect(stuck).toBe(4)
    expect(await statusesOf(slow.id)).toEqual(Array(20).fill('WAITING'))
  } finally {
    release()
    await runner.stop()
  }
})

it('deletes deliveries after 30 days, and deleted webhooks with them', async () => {
  const { siteId, admin } = await aBusinessWithWebhooks(test)
  const receiver = await aReceiver()
  const webhook = await aWebhook(admin, { url: receiver.url })
  await publish(test, siteId)
  await dispatchEvents(context)
  await admin.delete(`/v1/webhooks/${webhook.id}`)
  const count = async (table: 'webhooks' | 'webhook_deliveries' | 'webhook_attempts') =>
    (await db.selectFrom(table).select('site_id').where('site_id', '=', siteId).execute()).length
  const counts = async () => [
    await count('webhooks'),
    await count('webhook_deliveries'),
    await count('webhook_attempts'),
  ]
  await runDue(context, clock.now() + 29 * 24 * hour)
  expect(await counts()).toEqual([1, 1, 1])
  await runDue(context, clock.now() + 31 * 24 * hour)
  expect(await counts()).toEqual([0, 0, 0])
})

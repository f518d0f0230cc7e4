import { randomUUID } from 'node:crypto'
import { type OperationId, type OperationSpec, operations } from '@kalends/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { calls } from '../access/calls.ts'
import type { Attempt } from '../access/case.ts'
import { aBooking, aConfirmedBooking, aCustomer, aHold, holdSlot } from '../access/fixture.ts'
import { bookingFor } from '../support/a-business.ts'
import { inTurn } from '../support/in-turn.ts'
import { type Answer, actorFor, openTestFixture } from './open-fixture.ts'

const fixture = await openTestFixture()
const { app, context, home, send, writesNothing, nextSlot } = fixture
const db = context.db
const visitor = await fixture.actors.actorHeaders('visitor')
const otherVisitor = await fixture.actors.actorHeaders('otherVisitor')

const specs = Object.values(operations).flatMap((noun) => Object.values(noun) as OperationSpec[])
/** Operations with keys, and who makes them here: an app, or a member where only members do. */
const honouring = specs
  .filter(({ idempotent }) => idempotent)
  .map((spec) => [spec.id as OperationId, actorFor(spec) === 'member' ? 'member' : 'key'] as const)

/** Of a call without parameters there is no other request. */
const parameterless = specs.filter(({ input }) => Object.keys(input.schema['properties'] ?? {}).length === 0)
const hasParameters = (id: OperationId): boolean => !parameterless.some((spec) => spec.id === id)

const keyed = (key: string, headers: Record<string, string> = fixture.key) => ({ ...headers, 'idempotency-key': key })
const make = ({ method, url, payload }: Attempt, headers: Record<string, string>) =>
  send(url, payload ?? {}, headers, method)
const errorCode = ({ body }: Answer) => body.details.applicationError?.code
const isReplay = ({ headers }: Answer) => headers['idempotency-replayed'] === 'true'
const countRows = async (table: 'bookings' | 'holds' | 'idempotency_keys') =>
  Number((await db.selectFrom(table).select(sql<string>`count(*)`.as('n')).executeTakeFirstOrThrow()).n)
const aCreate = () => bookingFor(nextSlot(), aCustomer())

describe.each(honouring.map((call, place) => [...call, place] as const))('%s', (id, actor, place) => {
  const checks: Record<string, () => Promise<void>> = {
    'refuses an invalid key': async () => {
      const headers = await fixture.actors.actorHeaders(actor)
      const attempt = await calls[id](fixture, actor)
      for (const key of ['', 'x'.repeat(256), 'ключ', 'tab\there', 'é', '\u0007']) {
        const answer = await writesNothing(() => make(attempt, keyed(key, headers)))
        expect([key, answer.status, answer.body.details.validationError.fieldViolations[0].field]).toEqual([
          key,
          400,
          'Idempotency-Key',
        ])
      }
    },
    'runs once and then returns the same response': async () => {
      const headers = await fixture.actors.actorHeaders(actor)
      const attempt = await calls[id](fixture, actor)
      const key = `${'k'.repeat(200)} ~!"#$%&'()*+,-./:;<=>?@[]^_{|}`.slice(0, 255)
      const first = await make(attempt, keyed(`${id} ${key}`.slice(0, 255), headers))
      expect([first.status, isReplay(first)]).toEqual([200, false])
      const again = await writesNothing(() => make(attempt, keyed(`${id} ${key}`.slice(0, 255), headers)))
      expect([again.status, again.text, isReplay(again)]).toEqual([200, first.text, true])
    },
    'refuses another request under the same key': async () => {
      const headers = await fixture.actors.actorHeaders(actor)
      const attempt = await calls[id](fixture, actor)
      const key = randomUUID()
      expect((await make(attempt, keyed(key, headers))).status).toBe(200)
      const other = await calls[id](fixture, actor)
      const refused = await writesNothing(() => make(other, keyed(key, headers)))
      expect([refused.status, errorCode(refused), isReplay(refused)]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED', false])
    },
  }
  const names = Object.keys(checks).filter((name) => !/another/.test(name) || hasParameters(id))

  it.each(inTurn(names, place))('%s', (name) => checks[name]?.())
})

describe('an Idempotency-Key', () => {
  it('identifies the same request whatever the order of keys and white space', async () => {
    const key = keyed(randomUUID(), visitor)
    const payload = aCreate()
    const first = await send('/v2/bookings', JSON.stringify(payload), key)
    const { bookedEntity, ...rest } = payload.booking
    const turned = { booking: { ...Object.fromEntries(Object.entries(rest).reverse()), bookedEntity } }
    const again = await send('/v2/bookings', JSON.stringify(turned, null, 4), key)
    expect([again.status, again.text, isReplay(again)]).toEqual([200, first.text, true])
    const other = await send('/v2/bookings', JSON.stringify({ ...payload, sendSmsReminder: false }), key)
    expect(other.status).toBe(409)
  })

  it('is separate for each caller', async () => {
    const key = randomUUID()
    const payload = aCreate()
    const answers = [
      await send('/v2/bookings', payload, keyed(key, visitor)),
      await send('/v2/bookings', payload, keyed(key, otherVisitor)),
      await send('/v2/bookings', payload, keyed(key, await fixture.actors.actorHeaders('member'))),
      await send('/v2/bookings', payload, keyed(key, await fixture.actors.actorHeaders('owner'))),
      await send('/v2/bookings', payload, keyed(key)),
      await send('/v2/bookings', payload, keyed(key, await fixture.actors.actorHeaders('keyWithVisitor'))),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.booking.id)).size).toBe(6)
  })

  it('is separate for each operation', async () => {
    const { id, revision } = await aBooking(fixture, 'visitor')
    const key = keyed(randomUUID())
    const confirmed = await send(`/v2/bookings/${id}/confirm`, { revision }, key)
    const canceled = await send(`/v2/bookings/${id}/cancel`, { revision: confirmed.body.booking.revision }, key)
    expect([confirmed.status, canceled.status]).toEqual([200, 200])
  })

  it('blocks simultaneous duplicates: one runs, all get its response', async () => {
    const before = await countRows('bookings')
    const key = keyed(randomUUID(), visitor)
    const payload = aCreate()
    const answers = await Promise.all(Array.from({ length: 6 }, () => send('/v2/bookings', payload, key)))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers.map(isReplay).filter((replayed) => !replayed)).toHaveLength(1)
    expect(await countRows('bookings')).toBe(before + 1)
  })

  it('stores refusals, except those of a wrong shape, even if the request would succeed later', async () => {
    const { id, revision } = await aBooking(fixture, 'visitor')
    const key = keyed(randomUUID())
    const refused = await send(`/v2/bookings/${id}/confirm`, { revision: '7' }, key)
    expect([refused.status, errorCode(refused)]).toEqual([409, 'BOOKING_REVISION_MISMATCH'])
    const again = await writesNothing(() => send(`/v2/bookings/${id}/confirm`, { revision: '7' }, key))
    expect([again.status, again.text, isReplay(again)]).toEqual([409, refused.text, true])
    expect((await send(`/v2/bookings/${id}/confirm`, { revision }, keyed(randomUUID()))).status).toBe(200)
    const invalid = keyed(randomUUID(), visitor)
    const first = await send('/v2/bookings', { booking: { noSuchField: 1 } }, invalid)
    const second = await send('/v2/bookings', { booking: { noSuchField: 1 } }, invalid)
    expect([first.status, second.status, second.text, isReplay(second)]).toEqual([400, 400, first.text, false])
  })

  it('stores no refusal for a missing token', async () => {
    const key = randomUUID()
    const payload = aCreate()
    const before = await countRows('idempotency_keys')
    expect((await send('/v2/bookings', payload, keyed(key, {}))).status).toBe(401)
    expect((await send('/v2/bookings', payload, keyed(key, { authorization: 'x' }))).status).toBe(401)
    expect(await countRows('idempotency_keys')).toBe(before)
    expect((await send('/v2/bookings', payload, keyed(key, visitor))).status).toBe(200)
  })

  it('stores no throttling: the same key may succeed later', async () => {
    const member = await fixture.actors.actorHeaders('member')
    const sites = db.updateTable('sites').where('id', '=', home.siteId)
    await sites.set({ max_holds_per_visitor: 1 }).execute()
    const stored = await aHold(fixture, 'member')
    const key = keyed(randomUUID(), member)
    const slot = holdSlot(fixture)
    const refused = await send('/v1/holds', { slot }, key)
    expect([refused.status, errorCode(refused)]).toEqual([429, 'HOLD_LIMIT_REACHED'])
    await app.inject({ method: 'DELETE', url: `/v1/holds/${stored}`, headers: member })
    const again = await send('/v1/holds', { slot }, key)
    expect([again.status, isReplay(again)]).toEqual([200, false])
    await sites.set({ max_holds_per_visitor: 1000 }).execute()
  })

  it('stores no server error: the same key runs after recovery', async () => {
    const key = keyed(randomUUID(), visitor)
    const payload = aCreate()
    await sql`alter table events add constraint broken check (false) not valid`.execute(db)
    const failed = await writesNothing(() => send('/v2/bookings', payload, key))
    expect([failed.status, failed.body]).toEqual([500, { message: '', details: {} }])
    expect(failed.headers['x-wix-request-id']).toBeTypeOf('string')
    await sql`alter table events drop constraint broken`.execute(db)
    const again = await send('/v2/bookings', payload, key)
    expect([again.status, isReplay(again)]).toEqual([200, false])
  })

  it('returns nothing to an actor who has lost permission in between', async () => {
    const { id, revision } = await aConfirmedBooking(fixture, 'visitor')
    const headers = keyed(randomUUID(), await fixture.actors.actorHeaders('manager'))
    expect((await send(`/v2/bookings/${id}/cancel`, { revision }, headers)).status).toBe(200)
    await db.updateTable('site_users').set({ role: 'viewer' }).where('role', '=', 'manager').execute()
    const refused = await send(`/v2/bookings/${id}/cancel`, { revision }, headers)
    expect([refused.status, isReplay(refused)]).toEqual([403, false])
  })

  it('is ignored by operations without idempotency', async () => {
    const { url, payload } = await calls.createService(fixture, 'key')
    const made = [
      await send(url, payload, keyed('x'.repeat(300))),
      await send(url, payload, keyed('x'.repeat(300))),
      await send('/v2/services/query', { query: {} }, keyed('x'.repeat(300))),
    ]
    expect(made.map(({ status, headers }) => [status, headers['idempotency-replayed']])).toEqual(
      made.map(() => [200, undefined]),
    )
    expect(made[0]?.body.service.id).not.toBe(made[1]?.body.service.id)
  })
})

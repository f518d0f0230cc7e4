import { type OperationId, type OperationSpec, operations } from '@kalends/contract'
import { decodeJwt } from 'jose'
import { describe, expect, it } from 'vitest'
import { grantRole } from '../../src/features/users/index.ts'
import { aBusiness, bookingFor } from '../support/a-business.ts'
import { callIn } from '../support/call-in.ts'
import { generousLimits } from '../support/generous-limits.ts'
import { createTestApp } from '../support/index.ts'
import { aPerson, signIn } from '../support/people.ts'
import { changedTables, tablePrints } from '../support/table-prints.ts'
import { createTestActors } from './actors.ts'
import { calls } from './calls.ts'
import { aBooking, aCustomer, openFixture } from './fixture.ts'

const { app, context, db } = await createTestApp()
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

const specs = Object.values(operations).flatMap((noun) => Object.values(noun) as OperationSpec[])
const byCookie = specs.filter(({ method, access }) => method !== 'GET' && access.manager !== undefined)
const errorCode = (answer: { json(): { details: { applicationError?: { code: string } } } }) =>
  answer.json().details.applicationError?.code

describe('a session cookie', () => {
  it.each(byCookie.map(({ id }) => id as OperationId))(
    'alone, sent by a foreign page, does nothing: %s',
    async (id) => {
      const { method, url, payload } = await calls[id](fixture, 'owner')
      const { cookie = '' } = await fixture.actors.actorHeaders('owner')
      const { 'x-kalends-csrf': othersToken = '' } = await fixture.actors.actorHeaders('manager')
      const before = await tablePrints(db)
      for (const headers of [{ cookie }, { cookie, 'x-kalends-csrf': othersToken }, { cookie, 'x-kalends-csrf': '' }]) {
        const answer = await app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
        expect([answer.statusCode, errorCode(answer)]).toEqual([403, 'CSRF_TOKEN_INVALID'])
      }
      expect(changedTables(before, await tablePrints(db))).toEqual([])
    },
  )
})

describe('revoked permissions', () => {
  const query = (headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: '/v2/extended-bookings/query', headers, payload: { query: {} } })

  it('end with the next call of a user', async () => {
    const person = await aPerson(context, home.siteId, { role: 'manager' })
    const { headers } = await signIn(app, person, home.siteId)
    const createService = async () => {
      const { url, payload } = await calls.createService(fixture, 'manager')
      return (await app.inject({ method: 'POST', url, headers, ...(payload ? { payload } : {}) })).statusCode
    }
    expect(await createService()).toBe(200)
    await grantRole(db, { siteId: home.siteId, userId: person.userId, role: 'viewer' }, context.clock.now())
    expect(await createService()).toBe(403)
    expect((await query(headers)).statusCode).toBe(200)
    await db.deleteFrom('site_users').where('user_id', '=', person.userId).execute()
    expect((await query(headers)).statusCode).toBe(401)
  })

  it('end with the next call of a key and of a member', async () => {
    const { actorHeaders } = fixture.actors
    const key = await actorHeaders('readingKey')
    const member = await actorHeaders('otherMember')
    expect([(await query(key)).statusCode, (await query(member)).statusCode]).toEqual([200, 200])
    const now = new Date(context.clock.now())
    const { id } = await db.selectFrom('api_keys').select('id').where('name', '=', 'Reader').executeTakeFirstOrThrow()
    const revoked = { method: 'DELETE', url: `/v1/api-keys/${id}`, headers: await actorHeaders('owner') } as const
    expect((await app.inject(revoked)).statusCode).toBe(200)
    const { sub = '' } = decodeJwt(member['authorization'] ?? '')
    await db.updateTable('token_families').set({ revoked_at: now }).where('subject_id', '=', sub).execute()
    expect([(await query(key)).statusCode, (await query(member)).statusCode]).toEqual([401, 401])
  })
})

describe('a key with a visitor token', () => {
  it('books for the visitor, who then finds the booking', async () => {
    const { actorHeaders } = fixture.actors
    const payload = bookingFor(fixture.nextSlot(), aCustomer())
    const made = await app.inject({
      method: 'POST',
      url: '/v2/bookings',
      payload,
      headers: await actorHeaders('keyWithVisitor'),
    })
    const { id } = made.json().booking
    const found = await app.inject({
      method: 'POST',
      url: '/v2/extended-bookings/query',
      payload: { query: { filter: { id } } },
      headers: await actorHeaders('visitor'),
    })
    expect(found.json().extendedBookings).toHaveLength(1)
  })
})

describe('an unfiltered list', () => {
  it('contains only what the actor owns', async () => {
    const mine = await aBooking(fixture, 'visitor')
    const others = await aBooking(fixture, 'member')
    const answer = await app.inject({
      method: 'POST',
      url: '/v2/extended-bookings/query',
      payload: { query: { paging: { limit: 100 } } },
      headers: await fixture.actors.actorHeaders('visitor'),
    })
    expect(answer.body).toContain(mine.id)
    expect(answer.body).not.toContain(others.id)
    expect(answer.body).not.toContain(others.email)
  })

  it('contains hidden services only for the business', async () => {
    const listed = async (actor: 'visitor' | 'member' | 'viewer' | 'key') =>
      (
        await app.inject({
          method: 'POST',
          url: '/v2/services/query',
          payload: { query: {} },
          headers: await fixture.actors.actorHeaders(actor),
        })
      ).body.includes(home.hiddenServiceId)
    expect([await listed('visitor'), await listed('member')]).toEqual([false, false])
    expect([await listed('viewer'), await listed('key')]).toEqual([true, true])
  })

  it('of staff shows customers no email addresses', async () => {
    const headers = await fixture.actors.actorHeaders('visitor')
    for (const url of ['/v1/staff-members', '/v1/locations', '/v1/sites/current']) {
      expect((await app.inject({ url, headers })).body).not.toContain('@staff.example')
    }
  })
})

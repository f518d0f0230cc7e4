import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { grantRole } from '../../src/features/users/index.ts'
import { createTestApp } from '../support/index.ts'
import { anApiKey, signIn } from '../support/people.ts'
import { aTeam, errorCode } from './team.ts'

// Subscriptions are not polled for permission: what ends here ends by notification.
const { app, context, clock, db } = await createTestApp({
  app: { streamTimes: { heartbeatMs: 60_000, recheckMs: 60_000, maxMs: 60_000 } },
})
await app.listen({ host: '127.0.0.1', port: 0 })
const { siteId, ada, colleague } = await aTeam(app, context)
const abroad = await aTeam(app, context)
type Actor = Pick<typeof ada, 'send'>
const remove = (userId: string, by: Actor = ada) => by.send('DELETE', `/v1/people/${userId}`)

/** A stream over a real socket: whether it is still open. */
function listen(cookie: string): Promise<{ isOver(): boolean; hangUp(): void }> {
  const { port } = app.server.address() as AddressInfo
  const options = { host: '127.0.0.1', port, path: '/v1/calendar/changes', headers: { cookie }, agent: false }
  return new Promise((resolve, reject) => {
    const request = get(options, (answer) => {
      let over = false
      answer.resume().on('close', () => (over = true))
      resolve({ isOver: () => over, hangUp: () => request.destroy() })
    })
    request.on('error', reject)
  })
}

describe('removePerson', () => {
  it('ends open sessions and live streams immediately, and no others', async () => {
    const noor = await colleague({ role: 'receptionist', name: 'Noor' })
    const [hers, mine] = await Promise.all([listen(noor.cookie), listen(ada.cookie)])
    expect((await noor.get('/v1/staff/session')).statusCode).toBe(200)
    expect((await remove(noor.userId)).json()).toEqual({})
    await expect.poll(hers.isOver, { interval: 20 }).toBe(true)
    expect((await noor.get('/v1/staff/session')).statusCode).toBe(401)
    expect((await noor.send('POST', '/v1/messages/query', {})).statusCode).toBe(401)
    const again = await app.inject({
      method: 'POST',
      url: '/v1/staff/sign-in',
      payload: { email: noor.email, password: noor.password },
    })
    expect(errorCode(again)).toBe('INVALID_CREDENTIALS')
    expect(mine.isOver()).toBe(false)
    mine.hangUp()
    expect(await db.selectFrom('staff_sessions').select('id').where('user_id', '=', noor.userId).execute()).toEqual([])
    const [entry] = (await ada.get('/v1/audit')).json().entries
    expect(entry).toMatchObject({ operation: 'removePerson', entityName: 'Noor', entityId: noor.userId })
  })

  it('ends the stream of a user whose role changed; the browser reconnects with the new permissions', async () => {
    const noor = await colleague({ role: 'manager' })
    const line = await listen(noor.cookie)
    await ada.send('PUT', `/v1/people/${noor.userId}/role`, { role: 'viewer' })
    await expect.poll(line.isOver, { interval: 20 }).toBe(true)
  })

  it('does not affect other workplaces of the user', async () => {
    const noor = await colleague({ role: 'viewer' })
    await grantRole(db, { siteId: abroad.siteId, userId: noor.userId, role: 'manager' }, clock.now())
    const elsewhere = await signIn(app, noor, abroad.siteId)
    await remove(noor.userId)
    const answer = await app.inject({ url: '/v1/staff/session', headers: { cookie: elsewhere.cookie } })
    expect(answer.json().session).toMatchObject({ siteId: abroad.siteId, role: 'manager' })
    expect(answer.json().session.workplaces).toHaveLength(1)
  })

  it('LAST_OWNER_STAYS: the only owner cannot be removed, not even by themselves', async () => {
    const inSavepoint = await aTeam(app, context)
    const answer = await remove(inSavepoint.ada.userId, inSavepoint.ada)
    expect([answer.statusCode, errorCode(answer)]).toEqual([428, 'LAST_OWNER_STAYS'])
  })

  it('leaves one of two owners who remove each other at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const two = await aTeam(app, context)
      const eve = await two.colleague({ role: 'owner' })
      const answers = await Promise.all([remove(eve.userId, two.ada), remove(two.ada.userId, eve)])
      const statuses = answers.map(({ statusCode }) => statusCode)
      expect(statuses.filter((status) => status === 200)).toHaveLength(1)
      const owners = await db.selectFrom('site_users').select('user_id').where('site_id', '=', two.siteId).execute()
      expect(owners).toHaveLength(1)
    }
  })

  it('refuses changes by an owner who is removed at that moment', async () => {
    const three = await aTeam(app, context)
    const eve = await three.colleague({ role: 'owner' })
    const max = await three.colleague({ role: 'owner' })
    await Promise.all([remove(eve.userId, three.ada), remove(max.userId, eve), remove(three.ada.userId, max)])
    const owners = await db.selectFrom('site_users').select('user_id').where('site_id', '=', three.siteId).execute()
    expect(owners.length).toBeGreaterThan(0)
  })

  it('USER_NOT_FOUND: users of another business and unknown ones look the same', async () => {
    const foreign = await remove(abroad.ada.userId)
    const unknown = await remove('00000000-0000-4000-8000-000000000009')
    expect([foreign.statusCode, errorCode(foreign)]).toEqual([404, 'USER_NOT_FOUND'])
    expect(unknown.json()).toEqual(foreign.json())
  })

  it('UNAUTHORIZED_OPERATION: is refused for every other role, and for a key if it would remove an owner', async () => {
    const eve = await colleague({ role: 'owner' })
    for (const role of ['manager', 'receptionist', 'staff', 'viewer'] as const)
      expect(errorCode(await remove(eve.userId, await colleague({ role })))).toBe('PERMISSION_DENIED')
    const headers = { authorization: await anApiKey(context, siteId) }
    const answer = await app.inject({ method: 'DELETE', url: `/v1/people/${eve.userId}`, headers })
    expect(errorCode(answer)).toBe('UNAUTHORIZED_OPERATION')
  })
})

import { type OperationSpec, operations } from '@kalends/contract'
import { expect, it } from 'vitest'
import type { StaffActor } from '../../src/actor.ts'
import { checkAccess } from '../../src/http/access.ts'
import { createTestApp } from '../support/index.ts'
import { anApiKey } from '../support/people.ts'
import { authenticate, withApp } from './apps.ts'
import { aTeam, errorCode, readSession } from './team.ts'

const { app, context, clock } = await createTestApp()
const url = '/v1/staff/policy'
const required = { staffPolicy: { requireSecondFactor: true } }

it('lets users without a second factor only set one up', async () => {
  const { siteId, ada, colleague } = await aTeam(app, context)
  const owner = await withApp(ada, clock)
  const noor = await colleague({ role: 'manager' })
  expect((await owner.send('PUT', url, required)).json()).toEqual(required)
  expect((await owner.get('/v1/people')).statusCode).toBe(200)
  const entered = readSession(app, await authenticate(app, siteId).signIn(noor))
  for (const person of [noor, entered]) {
    expect(errorCode(await person.get('/v1/staff/policy'))).toBe('SECOND_FACTOR_REQUIRED')
    expect(errorCode(await person.send('POST', '/v2/extended-bookings/query', {}))).toBe('SECOND_FACTOR_REQUIRED')
    const { session } = (await person.get('/v1/staff/session')).json()
    expect(session).toMatchObject({ awaitsSecondFactor: true, permissions: [] })
  }
  await withApp({ ...noor, ...entered }, clock)
  expect((await entered.get(url)).json()).toEqual(required)
  await entered.send('POST', '/v1/staff/factor/remove', { password: noor.password })
  expect(errorCode(await entered.get(url))).toBe('SECOND_FACTOR_REQUIRED')
})

it('applies to every operation except setting up a factor, switching sites and signing out', () => {
  const person = { type: 'staff', siteId: '', userId: '', name: '', sessionId: '', role: 'owner' } as const
  const waiting: StaffActor = { ...person, permissions: new Set(), awaitsSecondFactor: true }
  const isOpen = (spec: OperationSpec): boolean => {
    try {
      checkAccess(spec, waiting)
      return true
    } catch {
      return false
    }
  }
  const all = Object.values(operations).flatMap((noun) => Object.values(noun) as OperationSpec[])
  expect(all.filter((spec) => !spec.access.anyone && isOpen(spec)).map(({ id }) => id)).toEqual([
    'getStaffSession',
    'switchSite',
    'signOutStaff',
    'getStaffFactor',
    'startStaffFactor',
    'activateStaffFactor',
  ])
})

it('is recorded in the activity log', async () => {
  const { ada } = await aTeam(app, context)
  const owner = await withApp(ada, clock)
  await owner.send('PUT', url, required)
  const { entries } = (await owner.get('/v1/audit')).json()
  expect(entries[0]).toMatchObject({ operation: 'updateStaffPolicy', entityType: 'staffPolicy' })
})

it('is for owners in person only, whom it is about too', async () => {
  const { siteId, ada, colleague } = await aTeam(app, context)
  const owner = await withApp(ada, clock)
  await owner.send('PUT', url, required)
  const manager = await withApp(await colleague({ role: 'manager' }), clock)
  const payload = { staffPolicy: { requireSecondFactor: false } }
  const byKey = await app.inject({
    method: 'PUT',
    url,
    headers: { authorization: await anApiKey(context, siteId) },
    payload,
  })
  for (const answer of [await manager.send('PUT', url, payload), byKey])
    expect([answer.statusCode, errorCode(answer)]).toEqual([403, 'UNAUTHORIZED_OPERATION'])
  expect((await owner.get(url)).json()).toEqual(required)
})

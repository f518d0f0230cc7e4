import { expect, it } from 'vitest'
import { createTestApp } from '../support/index.ts'
import { anApiKey, signIn } from '../support/people.ts'
import { aTeam, errorCode } from './team.ts'

const { app, context, clock } = await createTestApp({ now: '2026-06-01T06:00:00Z' })
const { siteId, ada, colleague, invited } = await aTeam(app, context)
const abroad = await aTeam(app, context)

it('lists users by creation, with their role and last activity', async () => {
  clock.advance({ minutes: 1 })
  const noor = await colleague({ name: 'Noor', role: 'staff', resourceIds: ['00000000-0000-4000-8000-000000000001'] })
  const answer = (await ada.get('/v1/people')).json()
  expect(answer.people).toEqual([
    expect.objectContaining({ userId: ada.userId, email: ada.email, role: 'owner', resourceIds: [] }),
    expect.objectContaining({
      userId: noor.userId,
      role: 'staff',
      resourceIds: ['00000000-0000-4000-8000-000000000001'],
      lastSeenDate: '2026-06-01T06:01:00.000Z',
    }),
  ])
  clock.advance({ minutes: 6 })
  await noor.get('/v1/staff/session')
  clock.advance({ minutes: 1 })
  await noor.get('/v1/staff/session')
  const [, seen] = (await ada.get('/v1/people')).json().people
  expect(seen.lastSeenDate).toBe('2026-06-01T06:07:00.000Z')
})

it('keeps the last activity after they signed out', async () => {
  const eve = await colleague({ name: 'Eve', role: 'viewer' })
  await eve.send('POST', '/v1/staff/sign-out', {})
  const people = (await ada.get('/v1/people')).json().people as { userId: string; lastSeenDate: string }[]
  expect(people.find(({ userId }) => userId === eve.userId)?.lastSeenDate).toBe(new Date(clock.now()).toISOString())
})

it('lists invitations, and marks them as expired after fourteen days', async () => {
  const { invitation } = await invited({ email: 'Ben@Example.org', name: 'Ben' })
  expect(invitation).toEqual({
    id: expect.any(String),
    email: 'Ben@Example.org',
    name: 'Ben',
    role: 'receptionist',
    staffMemberId: null,
    status: 'PENDING',
    createdDate: new Date(clock.now()).toISOString(),
    expiresDate: new Date(clock.now() + 14 * 86_400_000).toISOString(),
  })
  expect((await ada.get('/v1/people')).json().invitations).toEqual([invitation])
  clock.advance({ days: 14 })
  const later = await signIn(app, ada, siteId)
  const answer = await app.inject({ url: '/v1/people', headers: { cookie: later.cookie } })
  expect(answer.json().invitations).toEqual([{ ...invitation, status: 'EXPIRED' }])
})

it('lists nothing of another business, and requires permission to invite', async () => {
  const owner = await signIn(app, abroad.ada, abroad.siteId)
  const { people, invitations } = (await app.inject({ url: '/v1/people', headers: { cookie: owner.cookie } })).json()
  expect(people.map(({ userId }: { userId: string }) => userId)).toEqual([abroad.ada.userId])
  expect(invitations).toEqual([])
  for (const role of ['manager', 'receptionist', 'staff', 'viewer'] as const) {
    const answer = await (await colleague({ role })).get('/v1/people')
    expect([answer.statusCode, errorCode(answer)]).toEqual([403, 'PERMISSION_DENIED'])
  }
  const key = await app.inject({ url: '/v1/people', headers: { authorization: await anApiKey(context, siteId) } })
  expect(key.statusCode).toBe(200)
})

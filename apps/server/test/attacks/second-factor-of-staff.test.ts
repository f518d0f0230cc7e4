import { describe, expect, it } from 'vitest'
import { codeAt } from '../authentication/factors.ts'
import { createTestApp } from '../support/index.ts'
import { signIn } from '../support/people.ts'
import { authenticate, withApp } from '../users/apps.ts'
import { type Answer, aTeam, type Colleague } from '../users/team.ts'

const { app, context, clock, db } = await createTestApp()
const { siteId, ada, colleague } = await aTeam(app, context)
const auth = authenticate(app, siteId)

/** What every page of the dashboard asks first: whose session it is. The pages show nothing but the sign-in without it. */
const opensDashboard = async (cookie: string): Promise<boolean> => {
  const session = await app.inject({ url: '/v1/staff/session', headers: { cookie } })
  const calendar = await app.inject({ url: '/v1/people', headers: { cookie } })
  expect([session.statusCode, calendar.statusCode]).toEqual(
    session.statusCode === 200 ? [200, 200] : [401, session.statusCode],
  )
  return session.statusCode === 200
}
const cookieOf = (answer: Answer): string | undefined => {
  const found = answer.cookies.find(({ name }) => name === 'kalends_staff')
  return found && `kalends_staff=${found.value}`
}
const start = async (noor: Colleague): Promise<() => Promise<Answer>> => {
  const { secret } = (await noor.send('POST', '/v1/staff/factor', { password: noor.password })).json()
  return () => noor.send('POST', '/v1/staff/factor/activate', { code: codeAt(secret, clock.now()) })
}

describe('a session that never showed the second factor', () => {
  it('ends once the factor is set up in another browser', async () => {
    const noor = await colleague()
    const stolen = await signIn(app, noor, siteId)
    expect(await opensDashboard(stolen.cookie)).toBe(true)
    await withApp(noor, clock)
    expect([await opensDashboard(stolen.cookie), await opensDashboard(noor.cookie)]).toEqual([false, true])
  })

  it('gains no permissions where a factor is required, when its person sets one up', async () => {
    const policy = (requireSecondFactor: boolean) =>
      ada.send('PUT', '/v1/staff/policy', { staffPolicy: { requireSecondFactor } })
    const noor = await colleague()
    const stolen = await signIn(app, noor, siteId)
    await withApp(ada, clock)
    try {
      expect((await policy(true)).statusCode).toBe(200)
      expect((await app.inject({ url: '/v1/people', headers: { cookie: stolen.cookie } })).statusCode).toBe(403)
      await withApp(noor, clock)
      expect([await opensDashboard(stolen.cookie), await opensDashboard(noor.cookie)]).toEqual([false, true])
    } finally {
      await policy(false)
    }
  })

  it('opens nothing if its sign-in ran while the factor was set up', async () => {
    for (let round = 0; round < 5; round++) {
      const noor = await colleague()
      const activate = await start(noor)
      const [activated, ...signedIn] = await Promise.all([activate(), auth.signIn(noor), auth.signIn(noor)])
      expect(activated.statusCode).toBe(200)
      for (const cookie of signedIn.map(cookieOf)) if (cookie) expect(await opensDashboard(cookie)).toBe(false)
      expect(await opensDashboard(noor.cookie)).toBe(true)
    }
  })

  it('opens nothing even if its row was written a moment later', async () => {
    const noor = await colleague()
    const late = await signIn(app, noor, siteId)
    const rows = db.selectFrom('staff_sessions').selectAll().where('user_id', '=', noor.userId)
    const before = await rows.execute()
    await withApp(noor, clock)
    const deleted = before.filter(({ id }) => id !== undefined)
    await db
      .insertInto('staff_sessions')
      .values(deleted)
      .onConflict((same) => same.doNothing())
      .execute()
    expect((await rows.execute()).length).toBe(before.length)
    expect([await opensDashboard(late.cookie), await opensDashboard(noor.cookie)]).toEqual([false, true])
  })

  it('is not opened by a browser that is known from earlier sign-ins', async () => {
    const noor = await withApp(await colleague(), clock)
    const { stateToken } = (await auth.signIn(noor)).json().secondStep
    const finished = await auth.finish(stateToken, noor.code())
    const known = finished.cookies.find(({ name }) => name === 'kalends_device')
    clock.advance({ minutes: 2 })
    const again = await app.inject({
      method: 'POST',
      url: '/v1/staff/sign-in',
      headers: { 'wix-site-id': siteId, cookie: `kalends_device=${known?.value}` },
      payload: { email: noor.email, password: noor.password },
    })
    expect([again.json().secondStep?.stateToken !== undefined, cookieOf(again)]).toEqual([true, undefined])
  })
})

describe('a session that showed it', () => {
  it('stays open at another business, and ends with the factor it showed', async () => {
    const noor = await withApp(await colleague(), clock)
    const { stateToken } = (await auth.signIn(noor)).json().secondStep
    const shown = cookieOf(await auth.finish(stateToken, noor.code())) ?? ''
    expect(await opensDashboard(shown)).toBe(true)
    const { csrfToken } = (await app.inject({ url: '/v1/staff/session', headers: { cookie: shown } })).json().session
    const headers = { cookie: shown, 'x-kalends-csrf': csrfToken }
    const switched = await app.inject({ method: 'POST', url: '/v1/staff/switch-site', headers, payload: { siteId } })
    const moved = cookieOf(switched) ?? ''
    expect(await opensDashboard(moved)).toBe(true)
    expect((await noor.send('POST', '/v1/staff/factor/remove', { password: noor.password })).statusCode).toBe(200)
    await withApp(noor, clock)
    expect([await opensDashboard(moved), await opensDashboard(noor.cookie)]).toEqual([false, true])
  })

  it('is answered no permissions at the business it switches to, once the factor is removed', async () => {
    const team = await aTeam(app, context)
    const noor = await withApp(await team.colleague(), clock)
    const policy = { staffPolicy: { requireSecondFactor: true } }
    expect((await team.ada.send('PUT', '/v1/staff/policy', policy)).statusCode).toBe(200)
    expect((await noor.send('POST', '/v1/staff/factor/remove', { password: noor.password })).statusCode).toBe(200)
    const switched = await noor.send('POST', '/v1/staff/switch-site', { siteId: team.siteId })
    expect(switched.json().session).toMatchObject({ awaitsSecondFactor: true, permissions: [] })
  })
})

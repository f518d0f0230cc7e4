import { describe, expect, it } from 'vitest'
import { createUser } from '../../src/features/users/index.ts'
import { cheapHashes } from '../support/cheap-hashes.ts'
import { createTestApp } from '../support/index.ts'
import { errorReason, withApp } from './apps.ts'
import { accept, aTeam, errorCode, readSession } from './team.ts'

cheapHashes()
const { app, context, clock, db } = await createTestApp()
const { siteId, ada, invited } = await aTeam(app, context)
const abroad = await aTeam(app, context)
const password = 'long enough'

describe('acceptInvitation', () => {
  it('creates a user, who is signed in with the role immediately', async () => {
    const { token } = await invited({ email: 'Noor@Example.org' })
    clock.advance({ minutes: 1 })
    const answer = await accept(app, { token, name: ' Noor ', password })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().session).toMatchObject({
      siteId,
      role: 'receptionist',
      name: 'Noor',
      email: 'Noor@Example.org',
    })
    const noor = readSession(app, answer)
    expect((await noor.get('/v1/staff/session')).json().session.permissions).not.toContain('MANAGE_SETTINGS')
    expect((await noor.get('/v1/people')).statusCode).toBe(403)
    const signIn = { email: 'NOOR@example.ORG', password }
    expect((await app.inject({ method: 'POST', url: '/v1/staff/sign-in', payload: signIn })).statusCode).toBe(200)
    const [entry] = (await ada.get('/v1/audit')).json().entries
    expect(entry).toMatchObject({ operation: 'acceptInvitation', actorName: 'Noor', entityName: 'Noor' })
  })

  it('requires a code from accounts with two-step verification', async () => {
    const noor = await withApp((await aTeam(app, context)).ada, clock)
    const { token } = await invited({ email: noor.email })
    const known = { token, password: noor.password }
    expect(errorReason(await accept(app, known))).toBe('CODE_MISSING')
    expect(errorReason(await accept(app, { ...known, code: '12' }))).toBe('BAD_CODE')
    expect((await accept(app, { ...known, code: noor.code() })).json().session.userId).toBe(noor.userId)
  })

  it('uses the name of the invitation by default, and requires one if there is none', async () => {
    const named = await invited({ email: 'named@example.org', name: 'Ben' })
    expect((await accept(app, { token: named.token, password })).json().session.name).toBe('Ben')
    const unnamed = await invited({ email: 'unnamed@example.org' })
    const answer = await accept(app, { token: unnamed.token, password })
    expect(answer.json().details.validationError.fieldViolations).toEqual([
      { field: 'name', description: 'is missing', violatedRule: 'REQUIRED_FIELD', data: {} },
    ])
    expect((await accept(app, { token: unnamed.token, name: 'Now', password })).statusCode).toBe(200)
  })

  it('refuses a short password, naming the field, and the link still works', async () => {
    const { token } = await invited({ email: 'short@example.org', name: 'S' })
    const answer = await accept(app, { token, password: '1234567' })
    expect(answer.json().details.validationError.fieldViolations[0]).toMatchObject({ field: 'password' })
    expect((await accept(app, { token, password: 'harbour-lantern-8' })).statusCode).toBe(200)
  })

  it('INVALID_CREDENTIALS: existing users prove their password; it is not changed', async () => {
    const { token } = await invited({ email: abroad.ada.email.toUpperCase(), role: 'viewer' })
    const wrong = await accept(app, { token, password })
    expect([wrong.statusCode, errorCode(wrong)]).toEqual([401, 'INVALID_CREDENTIALS'])
    const right = await accept(app, { token, name: 'Another name', password: abroad.ada.password })
    expect(right.json().session).toMatchObject({ userId: abroad.ada.userId, siteId, role: 'viewer', name: 'Ada' })
    expect(right.json().session.workplaces).toHaveLength(2)
  })

  it('does not take over an account that works elsewhere and has no password yet', async () => {
    const email = 'quiet@example.org'
    const { userId } = await createUser(db, { email, name: 'Quiet' }, clock.now())
    const { token } = await invited({ email })
    await db
      .insertInto('site_users')
      .values({ site_id: abroad.siteId, user_id: userId, role: 'owner', created_at: new Date(clock.now()) })
      .execute()
    expect(errorCode(await accept(app, { token, name: 'Mallory', password }))).toBe('INVALID_CREDENTIALS')
  })

  it('INVALID_TOKEN: the link works once, also for simultaneous requests', async () => {
    const { token } = await invited({ email: 'once@example.org', name: 'Once' })
    const tries = Array.from({ length: 5 }, (_, i) => accept(app, { token, password }, `10.9.1.${i}`))
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode).sort()
    expect(statuses).toEqual([200, 400, 400, 400, 400])
    expect(errorCode(await accept(app, { token, password }, '10.9.1.9'))).toBe('INVALID_TOKEN')
    const people = await db.selectFrom('users').select('id').where('email', '=', 'once@example.org').execute()
    expect(people).toHaveLength(1)
  })

  it('grants what the invitation says, whatever the body says', async () => {
    const { token } = await invited({ email: 'modest@example.org', role: 'viewer' })
    const payload = { token, name: 'Mo', password, role: 'owner', siteId: abroad.siteId, email: 'other@example.org' }
    const answer = await accept(app, payload, '10.9.2.1')
    if (answer.statusCode === 200)
      expect(answer.json().session).toMatchObject({ role: 'viewer', siteId, email: 'modest@example.org' })
    else expect(answer.statusCode).toBe(400)
  })

  it('expires after fourteen days', async () => {
    const { token } = await invited({ email: 'late@example.org', name: 'Late' })
    clock.advance({ days: 14 })
    expect(errorCode(await accept(app, { token, password }, '10.9.3.1'))).toBe('INVALID_TOKEN')
  })
})

describe('guessing through an invitation', () => {
  it('THROTTLED_FEATURE: stops after ten wrong passwords, and shares its count with signing in', async () => {
    const team = await aTeam(app, context)
    const { token } = await team.invited({ email: abroad.ada.email })
    const address = '10.9.4.1'
    for (let i = 0; i < 5; i += 1)
      expect((await accept(app, { token, password: 'wrong one' }, address)).statusCode).toBe(401)
    for (let i = 0; i < 5; i += 1) {
      const payload = { email: abroad.ada.email, password: 'wrong one' }
      const answer = await app.inject({ method: 'POST', url: '/v1/staff/sign-in', remoteAddress: address, payload })
      expect(answer.statusCode).toBe(401)
    }
    const stopped = await accept(app, { token, password: abroad.ada.password }, address)
    expect([stopped.statusCode, errorCode(stopped)]).toEqual([429, 'THROTTLED_FEATURE'])
    expect((await accept(app, { token, password: abroad.ada.password }, '10.9.4.2')).statusCode).toBe(200)
  })

  it('THROTTLED_FEATURE: counts an account across networks, like signing in', async () => {
    const owner = (await aTeam(app, context)).ada
    const { token } = await (await aTeam(app, context)).invited({ email: owner.email })
    const signedIn = await app.inject({
      method: 'POST',
      url: '/v1/staff/sign-in',
      payload: { email: owner.email, password: owner.password },
    })
    const device = signedIn.cookies.find(({ name }) => name === 'kalends_device')
    const statuses: number[] = []
    for (let round = 0; round < 60; round += 1)
      statuses.push((await accept(app, { token, password: 'wrong one' }, `10.80.${round}.1`)).statusCode)
    expect(statuses).toEqual([...Array(50).fill(401), ...Array(10).fill(429)])
    const right = { token, password: owner.password }
    expect((await accept(app, right, '10.81.0.1')).statusCode).toBe(429)
    // A browser the person signed in with before is counted by itself.
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/staff/accept-invitation',
      remoteAddress: '10.81.0.2',
      headers: { cookie: `kalends_device=${device?.value}` },
      payload: right,
    })
    expect(answer.statusCode).toBe(200)
  })

  it('is logged as a refused sign-in, without what was typed', async () => {
    const noor = await withApp((await aTeam(app, context)).ada, clock)
    const team = await aTeam(app, context)
    const { token } = await team.invited({ email: noor.email })
    const lines: unknown[] = []
    const warn = context.log.warn
    context.log.warn = ((...line: unknown[]) => void lines.push(line)) as typeof warn
    try {
      await accept(app, { token, password: 'a secret typed' }, '10.82.0.1')
      await accept(app, { token, password: noor.password, code: '12' }, '10.82.0.1')
    } finally {
      context.log.warn = warn
    }
    const who = { userId: noor.userId, network: '10.82.0.1', siteId: team.siteId }
    expect(lines).toMatchObject([
      [{ reason: 'WRONG_PASSWORD', ...who }, 'staff sign-in refused'],
      [{ reason: 'BAD_CODE', ...who }, 'staff second factor refused'],
    ])
    expect(JSON.stringify(lines)).not.toMatch(/secret|@/)
  })

  it('stops guesses of links', async () => {
    for (let i = 0; i < 10; i += 1)
      expect((await accept(app, { token: `guess ${i}`, password }, '10.9.5.1')).statusCode).toBe(400)
    expect((await accept(app, { token: 'guess', password }, '10.9.5.1')).statusCode).toBe(429)
  })
})

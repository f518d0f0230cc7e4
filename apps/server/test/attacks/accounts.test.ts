import { signInCodes } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { composeFeatures } from '../../src/compose.ts'
import { createContext } from '../../src/context.ts'
import { findMemberSessionRow } from '../../src/features/authentication/store/member-sessions.ts'
import { readSiteSecret } from '../../src/features/sites/index.ts'
import { isPassword } from '../../src/features/users/index.ts'
import { inMemoryMail } from '../../src/gateways/mail.ts'
import { type Answer, anAuthClient, errorCode } from '../authentication/visitors.ts'
import { cheapHashes } from '../support/cheap-hashes.ts'
import { createTestApp } from '../support/index.ts'
import { expectOnlyWhileDisabled } from './while-disabled.ts'

const hashes = cheapHashes()
const { app, context, db, clock, databaseUrl } = await createTestApp()
context.gateways.mail = inMemoryMail()
const auth = await anAuthClient(app, context)
/** Attempts and emails without limits. */
const uncounted = { table: 'rate_limits', when: 'insert or update', row: 'new.hits := 0' } as const
let made = 0

/** Somebody who has just signed up. */
async function registerMember(): Promise<string> {
  const email = `person${++made}@example.org`
  expect((await auth.register(email)).statusCode).toBe(200)
  return email
}

describe('an attacker who leaves a session of their own in a browser', () => {
  it('is not signed in as the person who signs in there', async () => {
    const { cookie } = await auth.enter(await registerMember())
    const planted = readSiteSecret(cookie.split('=')[1] ?? '') ?? { siteId: '', hash: Buffer.of() }
    const fixateSession = async () => {
      const email = await registerMember()
      const { sessionToken } = (await auth.login(email)).json()
      await auth.send('POST', '/v1/member-sessions', { sessionToken }, { cookie })
      const found = await findMemberSessionRow(db, planted, clock.now())
      return found?.memberId === (await auth.member(email)).id
    }
    // The browser keeps the secret it came with.
    const row = `new.secret_hash := '\\x${planted.hash.toString('hex')}'`
    await expectOnlyWhileDisabled(db, { table: 'member_sessions', when: 'insert', row }, fixateSession)
  })
})

describe('an attacker who wants to know who has an account', () => {
  const unknown = () => `nobody${++made}@example.org`
  const createdByAdmin = async () => {
    const email = unknown()
    await auth.asOwner('POST', '/v2/sign-on', { loginId: { email } })
    return email
  }
  /** What an answer tells, and how many passwords were hashed for it. */
  const fingerprint = async (request: (email: string) => Promise<Answer>, email: string) => {
    const before = hashes.mock.calls.length
    const { statusCode, body } = await request(email)
    return JSON.stringify({ statusCode, body, work: hashes.mock.calls.length - before })
  }
  const differsForUnknownId = (request: (email: string) => Promise<Answer>) => async () => {
    const seen = new Set<string>()
    for (const email of [await registerMember(), await createdByAdmin(), unknown()])
      seen.add(await fingerprint(request, email))
    return seen.size > 1
  }
  const signIn = (email: string) => auth.login(email, 'a wrong password')

  it('learns nothing from a sign-in if the business hides it', async () => {
    await auth.policy({ hidesUnknownEmails: false })
    expect(await differsForUnknownId(signIn)()).toBe(true)
    await auth.policy({ hidesUnknownEmails: true })
    expect(await differsForUnknownId(signIn)()).toBe(false)
  })

  it('would learn it from the timing if unknown accounts were not hashed', async () => {
    const loginWithoutDummyHash = async (email: string) => {
      const credentials = await db
        .selectFrom('members')
        .innerJoin('member_credentials', 'member_credentials.member_id', 'members.id')
        .select('password_hash')
        .where('login_email', '=', email)
        .executeTakeFirst()
      if (credentials?.password_hash) await isPassword('a wrong password', credentials.password_hash)
      return { statusCode: 400, body: signInCodes.wrongPassword } as Answer
    }
    expect(await differsForUnknownId(loginWithoutDummyHash)()).toBe(true)
  })

  it('learns nothing from requesting a link', async () => {
    const request = (email: string) => auth.send('POST', '/v1/send-email', { email })
    expect(await differsForUnknownId(request)()).toBe(false)
  })
})

describe('an attacker who guesses passwords', () => {
  it('is stopped after ten attempts, also after a restart', async () => {
    const restarted = createContext(context.config, {
      ports: composeFeatures(),
      databaseUrl,
      clock,
      log: context.log,
      poolSize: 2,
    })
    const again = await buildApp(restarted)
    const guessPasswords = async () => {
      const email = await registerMember()
      const headers = { authorization: auth.token }
      const answers = []
      for (let round = 0; round < 11; round++) {
        const payload = { loginId: { email }, password: `guess ${round}` }
        const server = round < 9 ? app : again
        answers.push(await server.inject({ method: 'POST', url: '/v2/login', headers, payload }))
      }
      return answers.every((answer) => errorCode(answer) === signInCodes.wrongPassword)
    }
    try {
      await expectOnlyWhileDisabled(db, uncounted, guessPasswords)
    } finally {
      await again.close()
      await restarted.close()
    }
  })
})

describe('an attacker who has emails sent to others', () => {
  it('is limited to five an hour of each kind to one address, whatever the operation', async () => {
    const floodWithEmails = async () => {
      const careful = await anAuthClient(app, context)
      await careful.policy({ requireEmailVerification: true })
      const email = `victim${++made}@example.org`
      const by = { address: '10.66.0.1' }
      for (let round = 0; round < 8; round++) {
        const { stateToken } = (await careful.register(email, {}, by)).json()
        await careful.login(email, undefined, by)
        await careful.send('POST', '/v1/send-email', { email }, by)
        clock.advance({ seconds: 31 })
        await careful.send('POST', '/v1/auth/resend', { stateToken }, by)
      }
      return (await careful.emailsTo(email)).length > 10
    }
    await expectOnlyWhileDisabled(db, uncounted, floodWithEmails)
  })

  it('cannot make them link to a host of their own', async () => {
    const host = 'evil.example'
    const poisonLink = async () => {
      const email = await registerMember()
      const headers = { authorization: auth.token, host, 'x-forwarded-host': host }
      const answer = await app.inject({ method: 'POST', url: '/v1/send-email', headers, payload: { email } })
      expect(answer.statusCode).toBe(200)
      expect(await auth.linkFor(email)).not.toBe('')
      return (await auth.emailsTo(email)).some((message) => JSON.stringify(message).includes(host))
    }
    // As it would be were links made for the host that was called last.
    const remember = (url: string | null) =>
      db.updateTable('sites').set({ last_seen_url: url }).where('id', '=', auth.siteId).execute()
    await remember(`https://${host}`)
    expect(await poisonLink()).toBe(true)
    await remember(null)
    expect(await poisonLink()).toBe(false)
  })
})

import { signInCodes } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import { inMemoryMail } from '../../src/gateways/mail.ts'
import { cheapHashes } from '../support/cheap-hashes.ts'
import { createTestApp } from '../support/index.ts'
import { anAuthClient, errorCode, password, readViolations } from './visitors.ts'

cheapHashes()
const { app, context, db, clock } = await createTestApp()
context.gateways.mail = inMemoryMail()
const auth = await anAuthClient(app, context)

/** Runs it while no mail server is set up. */
async function withoutMail(run: () => Promise<void>): Promise<void> {
  const { mail } = context.gateways
  context.gateways.mail = undefined
  await run().finally(() => {
    context.gateways.mail = mail
  })
}

describe('registerV2', () => {
  it('signs a visitor in immediately if the business requires nothing more', async () => {
    const answer = await auth.register('Ada@Example.org', {
      profile: {
        firstName: 'Ada',
        lastName: 'Lovelace',
        nickname: 'Countess',
        phonesV2: [{ phone: '+49 30 1234567' }],
      },
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      state: 'SUCCESS',
      sessionToken: expect.stringMatching(/^[\w-]{22}\.[\w-]{43}$/),
      identity: {
        email: { address: 'ada@example.org', isVerified: false },
        status: { name: 'ACTIVE', reasons: [] },
        identityProfile: {
          firstName: 'Ada',
          nickname: 'Countess',
          phonesV2: [{ phone: '+49 30 1234567', tag: 'UNTAGGED' }],
        },
      },
    })
    expect(answer.json().stateToken).toBeUndefined()
    const member = await auth.member('ada@example.org')
    expect(member).toMatchObject({ status: 'APPROVED', slug: 'Countess', id: answer.json().identity.id })
  })

  it('stores the password only as a hash', async () => {
    await auth.register('hash@example.org')
    const { id } = await auth.member('hash@example.org')
    const row = await db
      .selectFrom('member_credentials')
      .selectAll()
      .where('member_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row.password_hash).toMatch(/^\$argon2id\$/)
    expect(JSON.stringify(row)).not.toContain(password)
  })

  it.each([
    ['an e-mail that is none', { loginId: { email: 'nobody' } }, 'loginId.email', 'EMAIL'],
    ['no e-mail', { loginId: {} }, 'loginId.email', 'EMAIL'],
    ['a short password', { password: 'short77' }, 'password', 'PASSWORD'],
    ['no password', { password: undefined }, 'password', 'PASSWORD'],
    ['a password with accents', { password: 'pässwörter' }, 'password', 'PASSWORD'],
    ['too much of its own', { clientMetaData: { long: 'x'.repeat(4100) } }, 'clientMetaData', undefined],
  ])('refuses %s, naming the field', async (_, wrong, field, type) => {
    const answer = await auth.register('field@example.org', wrong)
    expect(answer.statusCode).toBe(400)
    expect(readViolations(answer)).toHaveLength(1)
    expect(readViolations(answer)[0]).toMatchObject({ field, data: type ? { type } : expect.any(Object) })
    expect(
      await db.selectFrom('members').select('id').where('login_email', '=', 'field@example.org').execute(),
    ).toEqual([])
  })

  it('reports an invalid email and password together, each once', async () => {
    const wrong = [
      { loginId: { email: 'nobody' }, password: 'é' },
      { loginId: { email: 'nobody' }, password: undefined },
      { loginId: 'nobody', password: 'short77' },
    ]
    const fields = []
    for (const body of wrong)
      fields.push(readViolations(await auth.register('x@example.org', body)).map(({ field }) => field))
    expect(fields).toEqual([
      ['loginId.email', 'password'],
      ['loginId.email', 'password'],
      ['loginId', 'password'],
    ])
  })

  it('requires the minimum length set by the business', async () => {
    const strict = await anAuthClient(app, context)
    await strict.policy({ minimumPasswordLength: 12 })
    expect(readViolations(await strict.register('len@example.org', { password: 'eleven chr.' }))[0]).toMatchObject({
      field: 'password',
      data: { threshold: 12 },
    })
  })

  it('refuses an address that has an account', async () => {
    await auth.register('twice@example.org')
    const again = await auth.register('TWICE@example.org')
    expect([again.statusCode, errorCode(again)]).toEqual([400, signInCodes.emailTaken])
  })

  it('creates one account for simultaneous sign-ups with one address', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => auth.register('race@example.org')))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.filter((answer) => answer.statusCode !== 200).map(errorCode)).toEqual(
      Array(5).fill(signInCodes.emailTaken),
    )
  })

  it('emails a code if the business requires verification', async () => {
    const careful = await anAuthClient(app, context)
    await careful.policy({ requireEmailVerification: true })
    const answer = await careful.register('mail@example.org')
    expect(answer.json()).toMatchObject({
      state: 'REQUIRE_EMAIL_VERIFICATION',
      stateToken: expect.any(String),
      identity: { status: { name: 'PENDING', reasons: ['PENDING_EMAIL_VERIFICATION_REQUIRED'] } },
    })
    expect(answer.json().sessionToken).toBeUndefined()
    const code = await careful.codeFor('mail@example.org')
    const verified = await careful.verify(code, answer.json().stateToken)
    expect(verified.json()).toMatchObject({
      state: 'SUCCESS',
      identity: { email: { isVerified: true }, status: { name: 'ACTIVE' } },
    })
  })

  it('lets an unverified sign-up be repeated, with the newer password and profile', async () => {
    const careful = await anAuthClient(app, context)
    await careful.policy({ requireEmailVerification: true })
    const first = await careful.register('again@example.org', {
      password: 'a stranger knows',
      profile: { nickname: 'Thief' },
    })
    clock.advance({ minutes: 1 })
    const second = await careful.register('again@example.org', { profile: { nickname: 'Owner' } })
    expect(second.json().identity.id).toBe(first.json().identity.id)
    expect((await careful.verify(await careful.codeFor('again@example.org'), first.json().stateToken)).statusCode).toBe(
      400,
    )
    const answer = await careful.verify(await careful.codeFor('again@example.org'), second.json().stateToken)
    expect(answer.json()).toMatchObject({ state: 'SUCCESS', identity: { identityProfile: { nickname: 'Owner' } } })
    expect(errorCode(await careful.login('again@example.org', 'a stranger knows'))).toBe(signInCodes.wrongPassword)
    expect((await careful.login('again@example.org')).json().state).toBe('SUCCESS')
  })

  it('requires the code first and approval by the owner afterwards', async () => {
    const strict = await anAuthClient(app, context)
    await strict.policy({ requireEmailVerification: true, requireOwnerApproval: true })
    const answer = await strict.register('both@example.org')
    expect(answer.json()).toMatchObject({
      state: 'REQUIRE_EMAIL_VERIFICATION',
      identity: {
        status: { reasons: ['PENDING_EMAIL_VERIFICATION_REQUIRED', 'PENDING_ADMIN_APPROVAL_REQUIRED'] },
      },
    })
    const verified = await strict.verify(await strict.codeFor('both@example.org'), answer.json().stateToken)
    expect(verified.json()).toMatchObject({
      state: 'REQUIRE_OWNER_APPROVAL',
      identity: {
        email: { isVerified: true },
        status: { name: 'PENDING', reasons: ['PENDING_ADMIN_APPROVAL_REQUIRED'] },
      },
    })
    expect(verified.json().sessionToken).toBeUndefined()
  })

  it('requires a code for the address of an existing customer, and links the customer only then', async () => {
    const contactId = '5f0e7f8c-0000-4000-8000-0000000000c1'
    const at = new Date(clock.now())
    const row = { site_id: auth.siteId, id: contactId, email: 'guest@example.org', phone: '+49 170 0000001' }
    await db
      .insertInto('contacts')
      .values({ ...row, created_at: at, updated_at: at })
      .execute()
    const answer = await auth.register('guest@example.org', { profile: { firstName: 'Mallory' } })
    expect(answer.json().state).toBe('REQUIRE_EMAIL_VERIFICATION')
    expect((await auth.member('guest@example.org')).contact_id).not.toBe(contactId)
    const known = await db.selectFrom('contacts').selectAll().where('id', '=', contactId).executeTakeFirstOrThrow()
    expect(known.first_name).toBeNull()
    await auth.verify(await auth.codeFor('guest@example.org'), answer.json().stateToken)
    expect((await auth.member('guest@example.org')).contact_id).toBe(contactId)
  })

  it('hides members who want to be visible if the business hides everyone', async () => {
    const hidden = await anAuthClient(app, context)
    const at = new Date(clock.now())
    await db
      .insertInto('member_settings')
      .values({ site_id: hidden.siteId, candidates: 'NO_ONE', updated_at: at })
      .execute()
    const preference = { profile: { privacyStatus: 'PUBLIC' } }
    expect((await hidden.register('shy@example.org', preference)).json().identity.identityProfile.privacyStatus).toBe(
      'PRIVATE',
    )
    expect((await auth.register('seen@example.org', preference)).json().identity.identityProfile.privacyStatus).toBe(
      'PUBLIC',
    )
  })

  it('limits attempts for one address, but not for its owner on another network', async () => {
    await auth.policy({ requireEmailVerification: true })
    const registerFrom = (address: string) => auth.register('many@example.org', {}, { address })
    const answers = []
    for (let round = 0; round < 11; round++) answers.push((await registerFrom('10.41.0.1')).statusCode)
    expect(answers).toEqual([...Array(10).fill(200), 429])
    expect((await registerFrom('10.41.1.1')).json().state).toBe('REQUIRE_EMAIL_VERIFICATION')
    for (let round = 0; round < 100; round++) answers.push((await registerFrom(`10.42.${round}.1`)).statusCode)
    expect(answers.filter((status) => status === 200)).toHaveLength(99)
    expect(errorCode(await registerFrom('10.41.2.1'))).toBe('THROTTLED_FEATURE')
    await auth.policy({ requireEmailVerification: false })
  })

  it('emails one mailbox five codes an hour per network, including subaddresses', async () => {
    await auth.policy({ requireEmailVerification: true })
    for (let round = 0; round < 8; round++)
      await auth.register(`box+${round}@example.org`, {}, { address: '10.43.0.1' })
    const emails = await db.selectFrom('messages').select('id').where('recipient', 'like', 'box+%').execute()
    expect(emails).toHaveLength(5)
    await auth.policy({ requireEmailVerification: false })
  })

  it('signs in without a code while no email can be sent, whatever the business requires', async () => {
    const mute = await anAuthClient(app, context)
    await mute.policy({ requireEmailVerification: true })
    await withoutMail(async () => {
      const answer = await mute.register('nomail@example.org')
      expect(answer.json()).toMatchObject({
        state: 'SUCCESS',
        identity: { email: { isVerified: false }, status: { name: 'ACTIVE', reasons: [] } },
      })
      expect(answer.json().stateToken).toBeUndefined()
      expect(errorCode(await mute.register('nomail@example.org'))).toBe(signInCodes.emailTaken)
      expect((await mute.enter('nomail@example.org')).memberId).toBe(answer.json().identity.id)
      expect(await mute.emailsTo('nomail@example.org')).toEqual([])
    })
    expect((await mute.login('nomail@example.org')).json().state).toBe('SUCCESS')
  })

  it('still requires the approval of the owner while no email can be sent', async () => {
    const mute = await anAuthClient(app, context)
    await mute.policy({ requireEmailVerification: true, requireOwnerApproval: true })
    await withoutMail(async () => {
      const { identity, state } = (await mute.register('approve@example.org')).json()
      expect(state).toBe('REQUIRE_OWNER_APPROVAL')
      expect(errorCode(await mute.register('approve@example.org', { password: 'of a stranger' }))).toBe(
        signInCodes.emailTaken,
      )
      await mute.asOwner('POST', `/v1/members/${identity.id}/approve`)
      expect((await mute.login('approve@example.org')).json().state).toBe('SUCCESS')
    })
  })

  it('lets whoever waited for a code in with their password while no email can be sent', async () => {
    const mute = await anAuthClient(app, context)
    await mute.policy({ requireEmailVerification: true })
    const { identity } = (await mute.register('waits@example.org')).json()
    await withoutMail(async () => {
      expect(errorCode(await mute.login('waits@example.org', 'something else'))).toBe(signInCodes.wrongPassword)
      const answer = await mute.login('waits@example.org')
      expect(answer.json()).toMatchObject({ state: 'SUCCESS', identity: { email: { isVerified: false } } })
      expect((await mute.enter('waits@example.org')).memberId).toBe(identity.id)
    })
  })

  it('separates businesses', async () => {
    const other = await anAuthClient(app, context)
    await auth.register('both-sites@example.org')
    expect((await other.register('both-sites@example.org')).json().state).toBe('SUCCESS')
  })
})

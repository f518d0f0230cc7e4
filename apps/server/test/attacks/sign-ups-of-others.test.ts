import { signInCodes } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import { inMemoryMail } from '../../src/gateways/mail.ts'
import { anAuthClient, errorCode } from '../authentication/visitors.ts'
import { cheapHashes } from '../support/cheap-hashes.ts'
import { createTestApp } from '../support/index.ts'
import { anEmail } from './members.ts'

cheapHashes()
const { app, clock, context } = await createTestApp()
context.gateways.mail = inMemoryMail()

const theirs = { password: 'a stranger knows', profile: { nickname: 'Thief', firstName: 'Mallory' } }

/** Nora signs up and gets a code. A stranger signs up with her address as well. */
async function twoSignUps() {
  const auth = await anAuthClient(app, context)
  await auth.policy({ requireEmailVerification: true })
  const email = anEmail('nora')
  const nora = (await auth.register(email, { profile: { nickname: 'Nora', firstName: 'Nora' } })).json()
  const code = await auth.codeFor(email)
  clock.advance({ minutes: 1 })
  const stranger = (await auth.register(email, theirs)).json()
  return { auth, email, nora, code, stranger, strangersCode: await auth.codeFor(email) }
}

describe('somebody who signs up with the address of another', () => {
  it('voids nothing of hers: her code opens the account with her password and what she said about herself', async () => {
    const { auth, email, nora, code } = await twoSignUps()
    expect((await auth.verify(code, nora.stateToken)).json()).toMatchObject({
      state: 'SUCCESS',
      identity: { email: { isVerified: true }, identityProfile: { nickname: 'Nora', firstName: 'Nora' } },
    })
    expect((await auth.login(email)).json().state).toBe('SUCCESS')
    expect(errorCode(await auth.login(email, theirs.password))).toBe(signInCodes.wrongPassword)
  })

  it('gets nothing of it: neither her code nor theirs opens it for them afterwards', async () => {
    const { auth, nora, code, stranger, strangersCode } = await twoSignUps()
    expect((await auth.verify(code, stranger.stateToken)).statusCode).toBe(400)
    expect((await auth.verify(code, nora.stateToken)).json().state).toBe('SUCCESS')
    for (const used of [code, strangersCode])
      expect((await auth.verify(used, stranger.stateToken)).json().details.applicationError.data.reason).toBe(
        'NOT_FOUND',
      )
  })

  it('takes no sign-in of hers that waits for its code', async () => {
    const auth = await anAuthClient(app, context)
    await auth.policy({ requireEmailVerification: true })
    const email = anEmail('nora')
    await auth.register(email)
    clock.advance({ minutes: 1 })
    const waiting = (await auth.login(email)).json()
    const code = await auth.codeFor(email)
    clock.advance({ minutes: 1 })
    await auth.register(email, theirs)
    expect((await auth.verify(code, waiting.stateToken)).json().state).toBe('SUCCESS')
    expect((await auth.login(email)).json().state).toBe('SUCCESS')
    expect(errorCode(await auth.login(email, theirs.password))).toBe(signInCodes.wrongPassword)
  })

  it('opens it for one of them when both codes are entered at once', async () => {
    const { auth, nora, code, stranger, strangersCode } = await twoSignUps()
    const answers = await Promise.all([
      auth.verify(code, nora.stateToken),
      auth.verify(strangersCode, stranger.stateToken),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
  })
})

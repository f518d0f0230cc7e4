import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/index.ts'
import { messagesTo } from '../support/messages.ts'
import { withApp } from '../users/apps.ts'
import { type Answer, accept, aTeam, type Colleague, errorCode, readSession } from '../users/team.ts'

// Emails are written and never sent: their links are read from the outbox, as their reader gets them.
const { app, context, clock } = await createTestApp({ environment: { SMTP_URL: 'smtp://127.0.0.1:9' } })
const { siteId, ada } = await aTeam(app, context)
const mallory = await aTeam(app, context)
const chosen = { name: 'Noor', password: 'harbour-lantern-8' }

let network = 0
const post = (url: string, payload: object) =>
  app.inject({
    method: 'POST',
    url,
    remoteAddress: `10.60.${++network}.1`,
    headers: { 'wix-site-id': siteId },
    payload,
  })
const signIn = (email: string, password: string) => post('/v1/staff/sign-in', { email, password })
const mailedToken = async (email: string, page: 'invitation' | 'reset-password'): Promise<string> => {
  const text = (await messagesTo(context, email)).map((message) => message.body_text).join('\n')
  return [...text.matchAll(new RegExp(`/dashboard/${page}/([\\w.-]+)`, 'g'))].at(-1)?.[1] ?? ''
}
const resetByEmail = async (email: string, password: string): Promise<Answer> => {
  await post('/v1/staff/password-link', { email })
  return post('/v1/staff/password-link/use', { token: await mailedToken(email, 'reset-password'), password })
}

/** A stranger with the link that Mallory copied: they have a password, an app and recovery codes for the address. */
async function squat(email: string): Promise<Colleague> {
  const { token } = await mallory.invited({ email, role: 'viewer' })
  const answer = await accept(app, { token, ...chosen }, `10.61.${++network}.1`)
  const { userId } = answer.json().session
  return withApp({ ...readSession(app, answer), userId, email, password: chosen.password }, clock)
}

describe('an account of an invited address that somebody else set up with a copied link', () => {
  it('belongs to the owner of the address after the first emailed link: app, codes and sessions are gone', async () => {
    const email = 'noor@squatted.example'
    const squatter = await squat(email)
    expect((await resetByEmail(email, 'my own password 1')).statusCode).toBe(200)
    expect((await squatter.get('/v1/staff/session')).statusCode).toBe(401)
    const opened = await signIn(email, 'my own password 1')
    expect(opened.json().session).toMatchObject({ userId: squatter.userId })
    const noor = readSession(app, opened)
    expect((await noor.get('/v1/staff/factor')).json()).toMatchObject({ isActive: false, recoveryCodesLeft: 0 })
    const { entries } = (await mallory.ada.get('/v1/audit')).json()
    expect(entries[0]).toMatchObject({ operation: 'removePersonFactor', entityName: 'Noor' })
  })

  it('is taken by the owner with an invitation that was emailed to them', async () => {
    const email = 'nora@squatted.example'
    const squatter = await squat(email)
    await mallory.ada.send('DELETE', `/v1/people/${squatter.userId}`)
    await ada.send('POST', '/v1/people/invitations', { email, role: 'receptionist' })
    const token = await mailedToken(email, 'invitation')
    expect((await post('/v1/staff/invitation', { token })).json()).toMatchObject({ hasAccount: false })
    const accepted = await accept(app, { token, name: 'Nora', password: 'my own password 2' }, '10.62.0.1')
    expect(accepted.json().session).toMatchObject({ userId: squatter.userId, siteId })
    expect((await squatter.get('/v1/staff/session')).statusCode).toBe(401)
    expect(errorCode(await signIn(email, chosen.password))).toBe('INVALID_CREDENTIALS')
  })

  it('is not taken with a link that was copied, nor with an emailed one once its owner has proved the address', async () => {
    const email = 'nina@squatted.example'
    await squat(email)
    const copied = (await ada.send('POST', '/v1/people/invitations', { email, role: 'viewer' })).json().link
    const password = 'my own password 3'
    const withCopy = await accept(app, { token: copied.split('/').at(-1), password }, '10.63.0.1')
    expect(errorCode(withCopy)).toBe('INVALID_CREDENTIALS')
    await resetByEmail(email, password)
    const emailed = await mailedToken(email, 'invitation')
    expect(errorCode(await accept(app, { token: emailed, password: 'another one 4' }, '10.63.0.2'))).toBe(
      'INVALID_CREDENTIALS',
    )
  })
})

describe('an account whose address is proved', () => {
  it('keeps its second factor when its password is reset: accepted with the emailed link, or reset before', async () => {
    const email = 'olga@squatted.example'
    await ada.send('POST', '/v1/people/invitations', { email, role: 'viewer' })
    const answer = await accept(app, { token: await mailedToken(email, 'invitation'), ...chosen }, '10.64.0.1')
    const { userId } = answer.json().session
    const olga = { ...readSession(app, answer), userId, email, password: chosen.password }
    expect((await olga.get('/v1/staff/factor')).json()).toMatchObject({ isEmailProved: true })
    await withApp(olga, clock)
    expect((await resetByEmail(email, 'my own password 5')).statusCode).toBe(200)
    expect((await signIn(email, 'my own password 5')).json().secondStep).toBeDefined()
  })

  it('is told about as unproved until then', async () => {
    const squatter = await squat('oda@squatted.example')
    expect((await squatter.get('/v1/staff/factor')).json()).toMatchObject({ isEmailProved: false })
  })
})

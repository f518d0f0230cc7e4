import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { grantRole } from '../../src/features/users/index.ts'
import { cheapHashes } from '../support/cheap-hashes.ts'
import { createTestApp } from '../support/index.ts'
import { messagesTo } from '../support/messages.ts'
import { aPerson } from '../support/people.ts'
import { accept, aTeam, errorCode } from '../users/team.ts'

cheapHashes()
const { app, context, clock, db } = await createTestApp()
const here = await aTeam(app, context)
const abroad = await aTeam(app, context)

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url, headers, payload })
const lastMail = async (email: string) => (await messagesTo(context, email)).at(-1)?.body_text ?? ''

/** Somebody who works at both businesses. */
async function aCommuter() {
  const person = await aPerson(context, abroad.siteId, { role: 'viewer' })
  await grantRole(db, { siteId: here.siteId, userId: person.userId, role: 'owner' }, clock.now())
  return person
}

describe('a link that opens several businesses', () => {
  it('never leads to a host that the owner of one of them named', async () => {
    const person = await aCommuter()
    const headers = { cookie: abroad.ada.cookie, host: 'evil.example' }
    expect((await app.inject({ url: '/v1/staff/session', headers })).statusCode).toBe(200)
    await post('/v1/staff/password-link', { email: person.email }, { 'wix-site-id': abroad.siteId })
    expect(await lastMail(person.email)).toContain('/dashboard/reset-password/')
    expect(await lastMail(person.email)).not.toContain('evil.example')
    await db
      .updateTable('sites')
      .set({ confirmed_url: 'https://evil.example' })
      .where('id', '=', abroad.siteId)
      .execute()
    await post('/v1/staff/password-link', { email: person.email }, { 'wix-site-id': abroad.siteId })
    expect(await lastMail(person.email)).not.toContain('evil.example')
  })

  it('leads to the address that the owner confirmed, if the person works nowhere else', async () => {
    const own = await aTeam(app, context)
    const confirmed_url = 'https://book.studio.example'
    await db.updateTable('sites').set({ confirmed_url }).where('id', '=', own.siteId).execute()
    await post('/v1/staff/password-link', { email: own.ada.email }, { 'wix-site-id': own.siteId })
    expect(await lastMail(own.ada.email)).toContain(`${confirmed_url}/`)
  })

  it('is no invitation to an account that works elsewhere, at a host its inviter named', async () => {
    const person = await aPerson(context, here.siteId, { role: 'owner' })
    const inviter = await aTeam(app, context)
    const headers = { cookie: inviter.ada.cookie, host: 'evil.example' }
    expect((await app.inject({ url: '/v1/staff/session', headers })).statusCode).toBe(200)
    const { link } = await inviter.invited({ email: person.email, name: 'Vic' })
    expect([link, await lastMail(person.email)].join()).not.toContain('evil.example')
  })
})

describe('an invitation', () => {
  it('ends when its inviter may no longer invite anybody, and counts again when they may', async () => {
    const bob = await here.colleague({ role: 'owner' })
    const { token } = await here.invited({ email: `${randomUUID()}@example.org`, name: 'A', role: 'manager' }, bob)
    const change = (role: string) => here.ada.send('PUT', `/v1/people/${bob.userId}/role`, { role })
    expect((await change('manager')).statusCode).toBe(200)
    const refused = await accept(app, { token, password: 'long enough to do' })
    expect([refused.statusCode, errorCode(refused)]).toEqual([400, 'INVALID_TOKEN'])
    expect((await change('owner')).statusCode).toBe(200)
    const accepted = await accept(app, { token, password: 'long enough to do' })
    expect(accepted.json().session?.role).toBe('manager')
  })
})

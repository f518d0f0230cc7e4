import { type Permission, roles } from '@kalends/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { sendDueMessages } from '../../src/features/notifications/steps/send-due-messages.ts'
import { inMemoryMail } from '../../src/gateways/mail.ts'
import { dispatchEvents } from '../../src/setup/background.ts'
import { createTestApp } from '../support/index.ts'
import { anApiKey } from '../support/people.ts'
import { aTeam, errorCode } from '../users/team.ts'

// Whoever sets the mail server reads the links with which owners choose a new password.
const { app, context, clock } = await createTestApp()
const { siteId, ada, colleague } = await aTeam(app, context)
const evil = inMemoryMail()
const own = inMemoryMail()
context.gateways.openMail = ({ host }) => (host === 'evil.example' ? evil : own)

const settings = { host: 'mail.host.example', port: 465, security: 'TLS', sender: 'desk@host.example' }
const ofThief = { ...settings, host: 'evil.example' }
const withKey = (authorization: string, method: 'PUT' | 'DELETE', payload?: object) =>
  app.inject({ method, url: '/v1/mail-server', headers: { authorization }, ...(payload ? { payload } : {}) })
const current = async () => (await ada.get('/v1/mail-server')).json().mailServer.settings?.host

afterEach(() => {
  evil.sent.length = 0
})

describe('the mail server', () => {
  const keys: Record<string, Permission[]> = {
    'that manages the team': ['MANAGE_USERS'],
    'with every permission': [...roles.owner],
  }
  for (const [name, permissions] of Object.entries(keys))
    it(`is neither set nor removed by a key ${name}`, async () => {
      expect((await ada.send('PUT', '/v1/mail-server', settings)).statusCode).toBe(200)
      const key = await anApiKey(context, siteId, permissions)
      for (const answer of [await withKey(key, 'PUT', ofThief), await withKey(key, 'DELETE')])
        expect([answer.statusCode, errorCode(answer)]).toEqual([403, 'UNAUTHORIZED_OPERATION'])
      expect(await current()).toBe(settings.host)
      const payload = { email: ada.email }
      const headers = { 'wix-site-id': siteId }
      await app.inject({ method: 'POST', url: '/v1/staff/password-link', headers, payload })
      await dispatchEvents(context)
      await sendDueMessages(context, clock.now())
      expect([evil.sent.length, own.sent.length > 0]).toEqual([0, true])
    })

  it('is not set by an owner who was removed while it was tried out', async () => {
    await ada.send('PUT', '/v1/mail-server', settings)
    const noor = await colleague({ role: 'owner' })
    evil.verify = async () => {
      expect((await ada.send('DELETE', `/v1/people/${noor.userId}`)).statusCode).toBe(200)
    }
    expect((await noor.send('PUT', '/v1/mail-server', ofThief)).statusCode).toBe(403)
    expect(await current()).toBe(settings.host)
  })
})

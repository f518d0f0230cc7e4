import { expect, it } from 'vitest'
import { inMemoryMail } from '../../src/gateways/mail.ts'
import { createTestApp } from '../support/index.ts'
import { aTeam } from '../users/team.ts'

const { app, context } = await createTestApp()
const { ada } = await aTeam(app, context)
context.gateways.openMail = inMemoryMail

it('ends sending: pages no longer offer email, and messages are kept', async () => {
  const settings = { host: 'mail.host.example', port: 465, security: 'TLS', sender: 'desk@host.example' }
  const sendsEmail = async () => (await ada.get('/v1/sites/current')).json().site.sendsEmail
  const invite = async (email: string) => {
    await ada.send('POST', '/v1/people/invitations', { email, role: 'viewer' })
    const { messages } = (await ada.send('POST', '/v1/messages/query', { recipient: email })).json()
    return messages[0].status
  }
  expect(await sendsEmail()).toBe(false)
  await ada.send('PUT', '/v1/mail-server', settings)
  expect(await sendsEmail()).toBe(true)
  expect(await invite('first@verde.example')).toBe('WAITING')
  const answer = await ada.send('DELETE', '/v1/mail-server')
  expect(answer.json().mailServer).toEqual({ setBy: 'NOBODY', canChange: true, settings: null })
  expect(await sendsEmail()).toBe(false)
  expect(await invite('second@verde.example')).toBe('KEPT')
  expect((await ada.send('DELETE', '/v1/mail-server')).statusCode).toBe(200)
})

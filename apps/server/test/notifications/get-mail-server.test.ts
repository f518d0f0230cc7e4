import { expect, it } from 'vitest'
import { inMemoryMail } from '../../src/gateways/mail.ts'
import { aSite } from '../support/a-site.ts'
import { createTestApp } from '../support/index.ts'
import { aTeam, errorCode } from '../users/team.ts'

const { app, context } = await createTestApp()
const { ada } = await aTeam(app, context)
context.gateways.openMail = inMemoryMail
const settings = { host: 'mail.host.example', port: 465, security: 'TLS', user: null, sender: 'desk@host.example' }
const read = async () => (await ada.get('/v1/mail-server')).json().mailServer

it('shows the settings to the owner of the only business; several share what the operator sets', async () => {
  await ada.send('PUT', '/v1/mail-server', settings)
  expect(await read()).toEqual({ setBy: 'DASHBOARD', canChange: true, settings })
  await aSite(context, { name: 'Another' })
  expect(await read()).toEqual({ setBy: 'DASHBOARD', canChange: false, settings: null })
  expect(errorCode(await ada.send('PUT', '/v1/mail-server', settings))).toBe('MAIL_SERVER_OF_OPERATOR')
  expect(errorCode(await ada.send('DELETE', '/v1/mail-server'))).toBe('MAIL_SERVER_OF_OPERATOR')
  expect((await ada.get('/v1/sites/current')).json().site.sendsEmail).toBe(true)
})

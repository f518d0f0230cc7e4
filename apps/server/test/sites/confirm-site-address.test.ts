import { describe, expect, it } from 'vitest'
import { publicAddress } from '../../src/features/sites/index.ts'
import { createTestApp } from '../support/index.ts'
import { anApiKey } from '../support/people.ts'
import { aTeam, errorCode } from '../users/team.ts'

const { app, context, clock } = await createTestApp()

/** A business that is the owner's, whose links start with an address that was confirmed. */
async function aStudio() {
  const { siteId, ada, colleague } = await aTeam(app, context)
  await context.db.updateTable('sites').set({ confirmed_url: 'https://old.example' }).where('id', '=', siteId).execute()
  const change = async (confirmedUrl: string | null, by: { headers: Record<string, string> } = ada) =>
    app.inject({ method: 'PATCH', url: '/v1/sites/settings', headers: by.headers, payload: { confirmedUrl } })
  const settings = async () => (await ada.get('/v1/sites/settings')).json().settings
  const linksStart = () => publicAddress(context, siteId)
  return { siteId, ada, colleague, change, settings, linksStart }
}

/** Opens a confirmation link, as a browser at this address would. */
const open = (link: string, at = new URL(link).origin) =>
  app.inject({
    method: 'POST',
    url: '/v1/sites/confirm-address',
    headers: { host: new URL(at).host, 'x-forwarded-proto': new URL(at).protocol.replace(':', '') },
    payload: { token: new URL(link).pathname.split('/').at(-1) },
  })
const refusal = (answer: Parameters<typeof errorCode>[0]) => [answer.statusCode, errorCode(answer)]

describe('confirmSiteAddress', () => {
  it('uses a new address once its link was opened there, and the old one until then', async () => {
    const { change, settings, linksStart } = await aStudio()
    const answer = (await change('http://new.example/')).json()
    expect(answer.settings).toMatchObject({
      confirmedUrl: 'https://old.example',
      pendingUrl: 'http://new.example',
      pendingUrlExpiresDate: new Date(clock.now() + 7 * 24 * 60 * 60 * 1000).toISOString(),
    })
    expect(answer.confirmationLink).toMatch(/^http:\/\/new\.example\/dashboard\/confirm-address\/[\w.-]+$/)
    expect(await linksStart()).toMatch(/^https:\/\/old\.example/)
    const opened = await open(answer.confirmationLink)
    expect([opened.statusCode, opened.json()]).toEqual([200, { url: 'http://new.example' }])
    expect(await linksStart()).toMatch(/^http:\/\/new\.example/)
    expect(await settings()).toMatchObject({ confirmedUrl: 'http://new.example', pendingUrl: null })
    expect(refusal(await open(answer.confirmationLink))).toEqual([400, 'INVALID_TOKEN'])
  })

  it('refuses a link opened at another address, expired, replaced, cancelled or invalid', async () => {
    const { change, linksStart } = await aStudio()
    const invalid = [400, 'INVALID_TOKEN']
    const first = (await change('http://new.example')).json().confirmationLink
    expect(refusal(await open(first, 'http://old.example'))).toEqual(invalid)
    const second = (await change('http://new.example')).json().confirmationLink
    expect(refusal(await open(first))).toEqual(invalid)
    expect(refusal(await open('http://new.example/dashboard/confirm-address/made-up'))).toEqual(invalid)
    expect((await change('https://old.example')).json()).toMatchObject({ settings: { pendingUrl: null } })
    expect(refusal(await open(second))).toEqual(invalid)
    const third = (await change('http://new.example')).json().confirmationLink
    clock.advance({ days: 7 })
    expect(refusal(await open(third))).toEqual(invalid)
    expect(await linksStart()).toMatch(/^https:\/\/old\.example/)
  })

  it('needs no confirmation for the owner’s current address', async () => {
    const { ada, settings, linksStart } = await aStudio()
    const headers = { ...ada.headers, host: 'here.example' }
    const payload = { confirmedUrl: 'http://here.example' }
    const answer = await app.inject({ method: 'PATCH', url: '/v1/sites/settings', headers, payload })
    expect(answer.json()).toMatchObject({ confirmationLink: null, settings: { confirmedUrl: 'http://here.example' } })
    expect(await linksStart()).toMatch(/^http:\/\/here\.example/)
    expect((await settings()).pendingUrl).toBeNull()
  })

  it('UNAUTHORIZED_OPERATION: only an owner may change it, not even a key with every permission', async () => {
    const { siteId, colleague, change, settings, linksStart } = await aStudio()
    const manager = await colleague({ role: 'manager' })
    const key = { headers: { authorization: await anApiKey(context, siteId) } }
    for (const by of [manager, key])
      for (const url of ['https://evil.example', null])
        expect(refusal(await change(url, by))).toEqual([403, 'UNAUTHORIZED_OPERATION'])
    expect((await change('https://old.example', manager)).statusCode).toBe(200)
    expect(await settings()).toMatchObject({ confirmedUrl: 'https://old.example', pendingUrl: null })
    expect(await linksStart()).toMatch(/^https:\/\/old\.example/)
  })

  it('does not override the operator’s setting', async () => {
    const operated = await createTestApp({ environment: { KALENDS_URL: 'https://operator.example' } })
    const team = await aTeam(operated.app, operated.context)
    const payload = { confirmedUrl: 'http://new.example' }
    const answer = (
      await operated.app.inject({ method: 'PATCH', url: '/v1/sites/settings', headers: team.ada.headers, payload })
    ).json()
    expect(answer.settings.operatorUrl).toBe('https://operator.example')
    expect(await publicAddress(operated.context, team.siteId)).toMatch(/^https:\/\/operator\.example/)
  })
})

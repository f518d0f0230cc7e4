import { expect, it } from 'vitest'
import { publicAddress } from '../../src/features/sites/index.ts'
import { createTestApp } from '../support/index.ts'
import { aTeam, errorCode } from '../users/team.ts'

// An owner asks for an address of theirs, leaves, and opens its link with a forged Host header later.
const { app, context, clock } = await createTestApp()

async function aRequestedAddress() {
  const team = await aTeam(app, context)
  const { siteId, ada } = team
  await context.db.updateTable('sites').set({ confirmed_url: 'https://old.example' }).where('id', '=', siteId).execute()
  const noor = await team.colleague({ role: 'owner' })
  const request = { method: 'PATCH', url: '/v1/sites/settings', headers: noor.headers } as const
  const { confirmationLink } = (
    await app.inject({ ...request, payload: { confirmedUrl: 'http://evil.example' } })
  ).json()
  const token = new URL(confirmationLink).pathname.split('/').at(-1)
  const open = async () => {
    clock.advance({ days: 6 })
    const headers = { host: 'evil.example' }
    return app.inject({ method: 'POST', url: '/v1/sites/confirm-address', headers, payload: { token } })
  }
  return { ada, url: `/v1/people/${noor.userId}`, open, linksStart: () => publicAddress(context, siteId) }
}

it('is confirmed by whoever still is an owner', async () => {
  const { open, linksStart } = await aRequestedAddress()
  expect((await open()).statusCode).toBe(200)
  expect(await linksStart()).toMatch(/^http:\/\/evil\.example/)
})

type Requested = Awaited<ReturnType<typeof aRequestedAddress>>
const endings: Record<string, ({ ada, url }: Requested) => ReturnType<Requested['ada']['send']>> = {
  'was removed': ({ ada, url }) => ada.send('DELETE', url),
  'is a manager now': ({ ada, url }) => ada.send('PUT', `${url}/role`, { role: 'manager' }),
}

for (const [name, end] of Object.entries(endings))
  it(`is not confirmed by an owner who ${name}`, async () => {
    const requested = await aRequestedAddress()
    expect((await end(requested)).statusCode).toBe(200)
    const answer = await requested.open()
    expect([answer.statusCode, errorCode(answer)]).toEqual([400, 'INVALID_TOKEN'])
    expect(await requested.linksStart()).toMatch(/^https:\/\/old\.example/)
  })

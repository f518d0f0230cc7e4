import { expect, it } from 'vitest'
import { createTestApp } from '../support/index.ts'
import { messagesTo } from '../support/messages.ts'
import { anApiKey } from '../support/people.ts'
import { accept, aTeam, errorCode } from './team.ts'

const { app, context, clock } = await createTestApp()
const { siteId, ada, colleague, invited } = await aTeam(app, context)
const abroad = await aTeam(app, context)
const renew = (id: string, by = ada) => by.send('POST', `/v1/people/invitations/${id}/renew`, {})

it('sends another email with a new link; the old one stops working immediately', async () => {
  const { invitation, token } = await invited({ email: 'noor@example.org', name: 'Noor' })
  clock.advance({ days: 3 })
  const answer = await renew(invitation.id)
  expect(answer.json().invitation).toMatchObject({ id: invitation.id, status: 'PENDING' })
  expect(answer.json().invitation.expiresDate > invitation.expiresDate).toBe(true)
  const emails = await messagesTo(context, 'noor@example.org')
  expect(emails.filter(({ body_text }) => body_text.includes(answer.json().link))).toHaveLength(1)
  expect(emails).toHaveLength(2)
  const old = await accept(app, { token, password: 'long enough' })
  expect([old.statusCode, errorCode(old)]).toEqual([400, 'INVALID_TOKEN'])
  const fresh = new URL(answer.json().link).pathname.split('/').at(-1)
  expect((await accept(app, { token: fresh, password: 'long enough' })).statusCode).toBe(200)
})

it('renews an expired invitation', async () => {
  const { invitation } = await invited({ email: 'late@example.org' })
  clock.advance({ days: 13, hours: 23 })
  await ada.get('/v1/staff/session')
  clock.advance({ hours: 2 })
  expect((await renew(invitation.id, await colleague())).json().invitation.status).toBe('PENDING')
})

it('refuses an unknown or accepted one, and one of another business', async () => {
  const owner = await colleague()
  const { invitation } = await invited({ email: 'c@example.org' }, owner)
  const foreign = await renew(invitation.id, { ...abroad.ada, ...(await abroad.colleague()) })
  const unknown = await renew('00000000-0000-4000-8000-000000000009', owner)
  expect([foreign.statusCode, errorCode(foreign)]).toEqual([404, 'NOT_FOUND'])
  expect(unknown.json()).toEqual(foreign.json())
})

it('UNAUTHORIZED_OPERATION: a key gets no link that creates an owner', async () => {
  const { invitation } = await invited({ email: 'owner@example.org', role: 'owner' }, await colleague())
  const url = `/v1/people/invitations/${invitation.id}/renew`
  const headers = { authorization: await anApiKey(context, siteId) }
  const answer = await app.inject({ method: 'POST', url, headers, payload: {} })
  expect([answer.statusCode, errorCode(answer)]).toEqual([403, 'UNAUTHORIZED_OPERATION'])
})

it('is refused for every other role', async () => {
  const { invitation } = await invited({ email: 'd@example.org' }, await colleague())
  for (const role of ['manager', 'receptionist', 'staff', 'viewer'] as const)
    expect((await renew(invitation.id, await colleague({ role }))).statusCode).toBe(403)
})

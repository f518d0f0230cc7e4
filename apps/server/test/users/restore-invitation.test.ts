import { expect, it } from 'vitest'
import { runDue } from '../../src/setup/background.ts'
import { createTestApp } from '../support/index.ts'
import { accept, aTeam, errorCode } from './team.ts'

const { app, context, clock, db } = await createTestApp()
const { siteId, ada, colleague, invited } = await aTeam(app, context)
const abroad = await aTeam(app, context)
const revoke = (id: string) => ada.send('DELETE', `/v1/people/invitations/${id}`)
const restore = (id: string, by = ada) => by.send('POST', `/v1/people/invitations/${id}/restore`)
const emails = () =>
  db
    .selectFrom('messages')
    .select('id')
    .where('site_id', '=', siteId)
    .where('recipient', '=', 'noor@example.org')
    .execute()

it('restores an invitation with its link, and sends nothing', async () => {
  const { invitation, token } = await invited({ email: 'noor@example.org', name: 'Noor' })
  await revoke(invitation.id)
  expect(errorCode(await accept(app, { token, password: 'long enough' }))).toBe('INVALID_TOKEN')
  const sent = await emails()
  expect((await restore(invitation.id)).json()).toEqual({ invitation })
  expect(await emails()).toEqual(sent)
  const [entry] = (await ada.get('/v1/audit')).json().entries
  expect(entry).toMatchObject({ operation: 'restoreInvitation', entityName: 'Noor', actorName: 'Ada' })
  expect((await restore(invitation.id)).statusCode).toBe(404)
  expect((await accept(app, { token, password: 'long enough' })).statusCode).toBe(200)
})

it('PERSON_ALREADY_EXISTS: not beside another to the same address', async () => {
  const { invitation } = await invited({ email: 'again@example.org' })
  await revoke(invitation.id)
  await invited({ email: 'AGAIN@example.org', role: 'viewer' })
  const answer = await restore(invitation.id)
  expect([answer.statusCode, errorCode(answer)]).toEqual([409, 'PERSON_ALREADY_EXISTS'])
})

it('NOT_FOUND: after a minute, once deleted, of another business, and for other roles', async () => {
  const { invitation } = await invited({ email: 'late@example.org' })
  await revoke(invitation.id)
  expect(errorCode(await restore(invitation.id, abroad.ada))).toBe('NOT_FOUND')
  for (const role of ['manager', 'receptionist', 'staff', 'viewer'] as const)
    expect((await restore(invitation.id, await colleague({ role }))).statusCode).toBe(403)
  const stored = () =>
    db.selectFrom('revoked_invitations').select('email').where('email', '=', 'late@example.org').execute()
  clock.advance({ seconds: 60 })
  await runDue(context, clock.now())
  expect(await stored()).toHaveLength(1)
  clock.advance({ seconds: 1 })
  expect(errorCode(await restore(invitation.id))).toBe('NOT_FOUND')
  await runDue(context, clock.now())
  expect(await stored()).toEqual([])
  expect((await restore('no-id')).statusCode).toBeLessThan(500)
})

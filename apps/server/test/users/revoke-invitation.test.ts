import { expect, it } from 'vitest'
import { runDue } from '../../src/setup/background.ts'
import { createTestApp } from '../support/index.ts'
import { accept, aTeam, errorCode } from './team.ts'

const { app, context, clock, db } = await createTestApp()
const { ada, colleague, invited } = await aTeam(app, context)
const abroad = await aTeam(app, context)
const revoke = (id: string, by = ada) => by.send('DELETE', `/v1/people/invitations/${id}`)

it('ends the link immediately, and records who did it', async () => {
  const { invitation, token } = await invited({ email: 'noor@example.org' })
  expect((await revoke(invitation.id)).json()).toEqual({})
  expect(errorCode(await accept(app, { token, name: 'Noor', password: 'long enough' }))).toBe('INVALID_TOKEN')
  expect((await ada.get('/v1/people')).json().invitations).toEqual([])
  const [entry] = (await ada.get('/v1/audit')).json().entries
  expect(entry).toMatchObject({ operation: 'revokeInvitation', entityName: 'noor@example.org', actorName: 'Ada' })
  expect((await revoke(invitation.id)).statusCode).toBe(404)
})

it('frees the address for another invitation', async () => {
  const { invitation } = await invited({ email: 'again@example.org' })
  await revoke(invitation.id)
  await invited({ email: 'again@example.org', role: 'viewer' })
})

it('treats one of another business like an unknown one', async () => {
  const { invitation, token } = await abroad.invited({ email: 'x@example.org' })
  const foreign = await revoke(invitation.id)
  expect(foreign.statusCode).toBe(404)
  expect((await revoke('00000000-0000-4000-8000-000000000009')).json()).toEqual(foreign.json())
  expect((await revoke('no-id')).statusCode).toBeLessThan(500)
  expect((await accept(app, { token, name: 'X', password: 'long enough' })).statusCode).toBe(200)
})

it('is refused for every other role', async () => {
  const { invitation } = await invited({ email: 'd@example.org' })
  for (const role of ['manager', 'receptionist', 'staff', 'viewer'] as const)
    expect((await revoke(invitation.id, await colleague({ role }))).statusCode).toBe(403)
})

it('is deleted a month after the link stopped working', async () => {
  await invited({ email: 'forgotten@example.org' })
  const findInvitation = () =>
    db.selectFrom('invitations').select('id').where('email', '=', 'forgotten@example.org').execute()
  clock.advance({ days: 43 })
  await runDue(context, clock.now())
  expect(await findInvitation()).toHaveLength(1)
  clock.advance({ days: 2 })
  await runDue(context, clock.now())
  expect(await findInvitation()).toEqual([])
})

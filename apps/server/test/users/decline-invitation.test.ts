import { expect, it } from 'vitest'
import { createTestApp } from '../support/index.ts'
import { accept, aTeam, errorCode } from './team.ts'

const { app, context, clock } = await createTestApp({ now: '2026-06-01T06:00:00Z' })
const { ada, invited } = await aTeam(app, context)
const decline = (token: string) =>
  app.inject({ method: 'POST', url: '/v1/staff/decline-invitation', remoteAddress: '10.8.0.9', payload: { token } })
const staffNamed = async (name: string) =>
  (await ada.get('/v1/staff-members')).json().staffMembers.find((it: { name: string }) => it.name === name)

it('ends the link, and the staff member stays hidden until the business approves', async () => {
  const { token } = await invited({ email: 'noor@example.org', name: 'Noor', role: 'staff', newStaffMember: true })
  expect((await staffNamed('Noor')).approvalStatus).toBe('PENDING')
  expect((await decline(token)).json()).toEqual({})
  expect((await staffNamed('Noor')).approvalStatus).toBe('DECLINED')
  expect((await ada.get('/v1/people')).json().invitations).toEqual([])
  const { entries } = (await ada.get('/v1/audit')).json()
  expect(entries[0]).toMatchObject({ operation: 'declineInvitation', entityType: 'invitation', entityName: 'Noor' })
  expect(errorCode(await accept(app, { token, name: 'Noor', password: 'long enough' }))).toBe('INVALID_TOKEN')
  expect(errorCode(await decline(token))).toBe('INVALID_TOKEN')
})

it('INVALID_TOKEN: invalid, expired, or for an approved staff member', async () => {
  expect(errorCode(await decline('nothing'))).toBe('INVALID_TOKEN')
  const { token } = await invited({ email: 'late@example.org', name: 'Lena', role: 'staff', newStaffMember: true })
  const { id } = await staffNamed('Lena')
  await ada.send('POST', `/v1/staff-members/${id}/approve`, {})
  expect((await decline(token)).statusCode).toBe(200)
  expect((await staffNamed('Lena')).approvalStatus).toBe('APPROVED')
  const old = await invited({ email: 'older@example.org' })
  clock.advance({ days: 15 })
  expect(errorCode(await decline(old.token))).toBe('INVALID_TOKEN')
})

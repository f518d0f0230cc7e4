import type { Role } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/index.ts'
import { anApiKey } from '../support/people.ts'
import { aTeam, errorCode } from './team.ts'

const { app, context, clock } = await createTestApp()
const { siteId, ada, colleague } = await aTeam(app, context)
const abroad = await aTeam(app, context)
type Actor = Pick<typeof ada, 'send'>
const change = (userId: string, role: string, by: Actor = ada) => by.send('PUT', `/v1/people/${userId}/role`, { role })

describe('changeRole', () => {
  it('takes effect with the next call of a signed-in user', async () => {
    const noor = await colleague({ role: 'viewer', name: 'Noor' })
    expect((await noor.get('/v1/audit')).statusCode).toBe(403)
    const answer = await change(noor.userId, 'manager')
    expect(answer.json().person).toMatchObject({ userId: noor.userId, role: 'manager', resourceIds: [] })
    expect((await noor.get('/v1/audit')).statusCode).toBe(200)
    clock.advance({ minutes: 1 })
    await change(noor.userId, 'receptionist')
    expect((await noor.get('/v1/audit')).statusCode).toBe(403)
    const [entry] = (await ada.get(`/v1/audit?entityId=${noor.userId}`)).json().entries
    expect(entry).toMatchObject({ operation: 'changeRole', entityType: 'user', entityName: 'Noor', actorName: 'Ada' })
    expect(entry.changes).toEqual([{ field: 'role', before: 'manager', after: 'receptionist' }])
  })

  it('LAST_OWNER_STAYS: the only owner stays one until there is another', async () => {
    const inSavepoint = await aTeam(app, context)
    const refused = await change(inSavepoint.ada.userId, 'manager', inSavepoint.ada)
    expect([refused.statusCode, errorCode(refused)]).toEqual([428, 'LAST_OWNER_STAYS'])
    const eve = await inSavepoint.colleague({ role: 'viewer' })
    expect((await change(eve.userId, 'owner', inSavepoint.ada)).statusCode).toBe(200)
    expect((await change(inSavepoint.ada.userId, 'manager', inSavepoint.ada)).statusCode).toBe(200)
    expect((await change(eve.userId, 'viewer', inSavepoint.ada)).statusCode).toBe(403)
  })

  it('leaves one owner when two step down at the same moment', async () => {
    for (let round = 0; round < 3; round += 1) {
      const two = await aTeam(app, context)
      const eve = await two.colleague({ role: 'owner' })
      const answers = await Promise.all([change(two.ada.userId, 'viewer', two.ada), change(eve.userId, 'viewer', eve)])
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 428])
    }
  })

  it('PERMISSION_DENIED, UNAUTHORIZED_OPERATION: nobody promotes themselves or others without permission', async () => {
    const noor = await colleague({ role: 'viewer' })
    for (const role of ['manager', 'receptionist', 'staff', 'viewer'] as Role[]) {
      const one = await colleague({ role })
      for (const userId of [one.userId, noor.userId])
        expect(errorCode(await change(userId, 'owner', one))).toBe('PERMISSION_DENIED')
    }
    const headers = { authorization: await anApiKey(context, siteId) }
    const changeRoleWithKey = (userId: string, role: Role) =>
      app.inject({ method: 'PUT', url: `/v1/people/${userId}/role`, headers, payload: { role } })
    expect(errorCode(await changeRoleWithKey(noor.userId, 'owner'))).toBe('UNAUTHORIZED_OPERATION')
    expect(errorCode(await changeRoleWithKey(ada.userId, 'viewer'))).toBe('UNAUTHORIZED_OPERATION')
    expect((await changeRoleWithKey(noor.userId, 'receptionist')).statusCode).toBe(200)
  })

  it('USER_NOT_FOUND: users of another business, or unknown ones', async () => {
    for (const userId of [abroad.ada.userId, '00000000-0000-4000-8000-000000000009']) {
      const answer = await change(userId, 'viewer')
      expect([answer.statusCode, errorCode(answer)]).toEqual([404, 'USER_NOT_FOUND'])
    }
    expect((await abroad.ada.get('/v1/staff/session')).json().session.role).toBe('owner')
  })

  it('refuses an unknown role', async () => {
    const answer = await change(ada.userId, 'king')
    expect(answer.json().details.validationError.fieldViolations[0].field).toBe('role')
  })
})

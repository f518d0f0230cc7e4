import { describe, expect, it } from 'vitest'
import { runDue } from '../../src/setup/background.ts'
import { createTestApp } from '../support/index.ts'
import { anApiKey } from '../support/people.ts'
import { accept, aTeam, errorCode, readSession } from './team.ts'

const { app, context, clock, db } = await createTestApp()
const { siteId, ada, colleague, invited } = await aTeam(app, context)
const abroad = await aTeam(app, context)
const remove = (userId: string, by = ada) => by.send('DELETE', `/v1/people/${userId}`)
const restore = (userId: string, by = ada) => by.send('POST', `/v1/people/${userId}/restore`)
const stored = (userId: string) =>
  db.selectFrom('removed_people').select('user_id').where('user_id', '=', userId).execute()

async function createStaffMember(name: string): Promise<{ id: string; resourceId: string }> {
  return (await ada.send('POST', '/v1/staff-members', { staffMember: { name } })).json().staffMember
}

/** Somebody who accepted to be this staff member. */
async function hired(staffMemberId: string, email: string) {
  const { token } = await invited({ email, role: 'staff', staffMemberId })
  const answer = await accept(app, { token, name: 'Anna', password: 'long enough' })
  return { ...readSession(app, answer), userId: answer.json().session.userId as string }
}

describe('restorePerson', () => {
  it('restores the role, allows signing in by password again, and leaves ended sessions ended', async () => {
    const noor = await colleague({ role: 'receptionist', name: 'Noor' })
    const before = (await ada.get('/v1/people')).json().people
    await remove(noor.userId)
    const answer = await restore(noor.userId)
    expect(answer.json().person).toMatchObject({ userId: noor.userId, role: 'receptionist', name: 'Noor' })
    expect((await ada.get('/v1/people')).json().people).toEqual(before)
    expect((await noor.get('/v1/staff/session')).statusCode).toBe(401)
    const payload = { email: noor.email, password: noor.password }
    const again = await app.inject({ method: 'POST', url: '/v1/staff/sign-in', payload })
    expect(again.json().session).toMatchObject({ siteId, role: 'receptionist' })
    const [entry] = (await ada.get('/v1/audit')).json().entries
    expect(entry).toMatchObject({ operation: 'restorePerson', entityName: 'Noor', actorName: 'Ada' })
    expect(await stored(noor.userId)).toEqual([])
    expect(errorCode(await restore(noor.userId))).toBe('USER_NOT_FOUND')
  })

  it('reconnects their staff member, unless someone else has it by now', async () => {
    const mine = await createStaffMember('Anna')
    const lost = await createStaffMember('Ben')
    const [anna, ben] = [await hired(mine.id, 'anna@example.org'), await hired(lost.id, 'ben@example.org')]
    await remove(anna.userId)
    await remove(ben.userId)
    await hired(lost.id, 'carl@example.org')
    expect((await restore(anna.userId)).json().person).toMatchObject({ role: 'staff', resourceIds: [mine.resourceId] })
    expect((await restore(ben.userId)).json().person).toMatchObject({ role: 'staff', resourceIds: [] })
    const found = await db
      .selectFrom('staff_members')
      .select(['id', 'user_id'])
      .where('user_id', '=', anna.userId)
      .execute()
    expect(found).toEqual([{ id: mine.id, user_id: anna.userId }])
  })

  it('USER_NOT_FOUND: after a minute, once the data is deleted, and for users elsewhere', async () => {
    const noor = await colleague({ role: 'viewer' })
    await remove(noor.userId)
    expect(errorCode(await restore(noor.userId, abroad.ada))).toBe('USER_NOT_FOUND')
    clock.advance({ seconds: 60 })
    await runDue(context, clock.now())
    expect(await stored(noor.userId)).toHaveLength(1)
    clock.advance({ seconds: 1 })
    expect(errorCode(await restore(noor.userId))).toBe('USER_NOT_FOUND')
    await runDue(context, clock.now())
    expect(await stored(noor.userId)).toEqual([])
    expect(errorCode(await restore('00000000-0000-4000-8000-000000000009'))).toBe('USER_NOT_FOUND')
    expect((await restore('no-id')).statusCode).toBeLessThan(500)
  })

  it('PERSON_ALREADY_EXISTS: a user invited and back meanwhile keeps the new role', async () => {
    const noor = await colleague({ role: 'manager' })
    await remove(noor.userId)
    const { token } = await invited({ email: noor.email, role: 'viewer' })
    await accept(app, { token, password: noor.password })
    const answer = await restore(noor.userId)
    expect([answer.statusCode, errorCode(answer)]).toEqual([409, 'PERSON_ALREADY_EXISTS'])
    const { people } = (await ada.get('/v1/people')).json()
    expect(people).toContainEqual(expect.objectContaining({ userId: noor.userId, role: 'viewer' }))
  })

  it('UNAUTHORIZED_OPERATION: a key restores no owner; no other role restores anyone', async () => {
    const eve = await colleague({ role: 'owner' })
    await remove(eve.userId)
    for (const role of ['manager', 'receptionist', 'staff', 'viewer'] as const)
      expect(errorCode(await restore(eve.userId, await colleague({ role })))).toBe('PERMISSION_DENIED')
    const headers = { authorization: await anApiKey(context, siteId) }
    const answer = await app.inject({ method: 'POST', url: `/v1/people/${eve.userId}/restore`, headers })
    expect(errorCode(answer)).toBe('UNAUTHORIZED_OPERATION')
    expect((await restore(eve.userId)).json().person.role).toBe('owner')
  })
})

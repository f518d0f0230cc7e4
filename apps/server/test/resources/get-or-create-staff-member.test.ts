import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { aPerson } from '../support/people.ts'
import { aFixture, listEventSlugs, nowhere } from './support/staffing.ts'

const test = await createTestApp()
const { admin, siteId, person } = await aFixture(test)
const request = (userId: string, client = admin) =>
  client.post(`/v1/staff-members/get-or-create/wix-user-id/${userId}`, { fields: ['RESOURCE_DETAILS'] })

describe('getOrCreateStaffMember', () => {
  it('creates a connected staff member for a user, and finds them again', async () => {
    const { staffMember } = expected(await request(person.userId))
    expect(staffMember).toMatchObject({
      name: 'Ada Owner',
      email: person.email,
      associatedWixIdentity: { identificationData: { wixUserId: person.userId }, connectionStatus: 'CONNECTED' },
    })
    expect(expected(await request(person.userId)).staffMember).toEqual(staffMember)
    expect(await listEventSlugs(test, staffMember.id)).toEqual(['created 1', 'fully_created 2', 'connected_to_user 3'])
  })

  it('creates only one for simultaneous requests', async () => {
    const { userId } = await aPerson(test.context, siteId, { name: 'Bea' })
    const answers = await Promise.all([1, 2, 3, 4].map(() => request(userId)))
    expect(new Set(answers.map((answer) => expected(answer).staffMember.id)).size).toBe(1)
  })

  it('finds only users of this business', async () => {
    const there = await aFixture(test)
    for (const id of [nowhere, there.person.userId]) expect(readRefusal(await request(id))).toBe('404 USER_NOT_FOUND')
  })
})

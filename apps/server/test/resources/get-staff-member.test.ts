import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { aFixture, createStaffMember, nowhere } from './support/staffing.ts'

const test = await createTestApp()
const { admin, visitor } = await aFixture(test)

const secret = { email: 'nora@example.org', phone: '+39 06 1234567', gender: 'FEMALE' }
const tags = { privateTags: { tagIds: ['gold'] }, tags: { tagIds: ['deep'] } }
const get = async (client: typeof admin, id: string, query = '') =>
  expected(await client.get(`/v1/staff-members/${id}${query}`)).staffMember

describe('getStaffMember', () => {
  it('returns everything to staff, and the resource if requested', async () => {
    const nora = await createStaffMember(admin, { ...secret, tags })
    expect(await get(admin, nora.id, '?fields=RESOURCE_DETAILS')).toEqual(nora)
    expect(await get(admin, nora.id)).not.toHaveProperty('resource')
    expect(await get(admin, nora.id)).toMatchObject({ ...secret, tags })
  })

  it('hides contact data, gender, sign-in and private tags from customers, unless public', async () => {
    const nora = await createStaffMember(admin, { ...secret, tags })
    const seen = await get(visitor, nora.id)
    for (const name of ['email', 'phone', 'gender', 'associatedWixIdentity']) expect(seen).not.toHaveProperty(name)
    expect(seen.tags).toEqual({ tags: { tagIds: ['deep'] } })
    const { staffMemberSettings } = expected(await admin.get('/v1/staff-member-settings'))
    const open = {
      contactInformation: { publiclyAccessible: true },
      staffProperties: { genderPubliclyAccessible: true },
    }
    await admin.patch('/v1/staff-member-settings', {
      staffMemberSettings: { revision: staffMemberSettings.revision, ...open },
    })
    expect(await get(visitor, nora.id)).toMatchObject(secret)
    expect(await get(visitor, nora.id)).not.toHaveProperty('associatedWixIdentity')
  })

  it('is found by customers only while they are bookable', async () => {
    const hidden = await createStaffMember(admin, {}, { serviceProvider: false })
    expect(readRefusal(await visitor.get(`/v1/staff-members/${hidden.id}`))).toBe('404 STAFF_MEMBER_NOT_FOUND')
    const away = await createStaffMember(admin)
    await test.db.updateTable('resources').set({ status: 'INACTIVE' }).where('id', '=', away.resourceId).execute()
    expect((await visitor.get(`/v1/staff-members/${away.id}`)).status).toBe(404)
    expect((await admin.get(`/v1/staff-members/${away.id}`)).status).toBe(200)
  })

  it('is not found for an unknown id', async () => {
    expect(readRefusal(await admin.get(`/v1/staff-members/${nowhere}`))).toBe('404 STAFF_MEMBER_NOT_FOUND')
  })
})

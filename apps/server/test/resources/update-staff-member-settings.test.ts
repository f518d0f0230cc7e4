import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { aFixture, listEventSlugs, loadAuditEntry } from './support/staffing.ts'

const test = await createTestApp()
const patch = (admin: Awaited<ReturnType<typeof aFixture>>['admin'], staffMemberSettings: object, fieldMask?: string) =>
  admin.patch('/v1/staff-member-settings', { staffMemberSettings, ...(fieldMask ? { fieldMask } : {}) })

describe('updateStaffMemberSettings', () => {
  it('changes every field, or those of a mask, and returns them', async () => {
    const { admin } = await aFixture(test)
    const written = {
      contactInformation: { publiclyAccessible: true },
      staffProperties: { genderPubliclyAccessible: true },
      extendedFields: { namespaces: { app: { a: 1 } } },
    }
    const { staffMemberSettings: once } = expected(await patch(admin, { revision: '1', ...written }))
    expect(once).toMatchObject({ ...written, revision: '2' })
    expect(expected(await admin.get('/v1/staff-member-settings')).staffMemberSettings).toEqual(once)
    const masked = { revision: '2', contactInformation: { publiclyAccessible: false } }
    const { staffMemberSettings: twice } = expected(await patch(admin, masked, 'contactInformation,staffProperties'))
    expect(twice).toMatchObject({
      contactInformation: { publiclyAccessible: false },
      staffProperties: { genderPubliclyAccessible: false },
      extendedFields: written.extendedFields,
      revision: '3',
    })
    expect(await listEventSlugs(test, once.id)).toEqual(['updated 1', 'updated 2'])
  })

  it('refuses an outdated revision, one of two at once, and actors without permission', async () => {
    const { admin, visitor } = await aFixture(test)
    expect(readRefusal(await patch(admin, { revision: '4' }))).toBe('409 REVISION_MISMATCH')
    expect(readRefusal(await patch(admin, {}))).toBe('400 staffMemberSettings.revision')
    expect(readRefusal(await patch(visitor, { revision: '1' }))).toBe('403 PERMISSION_DENIED')
    const open = { revision: '1', contactInformation: { publiclyAccessible: true } }
    const both = await Promise.all([patch(admin, open), patch(admin, open)])
    expect(both.map(readRefusal).sort()).toEqual(['200', '409 REVISION_MISMATCH'])
    const { id } = expected(await admin.get('/v1/staff-member-settings')).staffMemberSettings
    expect(await loadAuditEntry(test, 'updateStaffMemberSettings', id)).toBeDefined()
  })
})

import { expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected } from '../support/factories.ts'
import { aFixture } from './support/staffing.ts'

const test = await createTestApp()
const { admin, visitor } = await aFixture(test)

it('getStaffMemberSettings hides all staff data by default', async () => {
  for (const client of [admin, visitor]) {
    expect(expected(await client.get('/v1/staff-member-settings')).staffMemberSettings).toEqual({
      revision: '1',
      extendedFields: {},
      contactInformation: { publiclyAccessible: false },
      staffProperties: { genderPubliclyAccessible: false },
    })
  }
})

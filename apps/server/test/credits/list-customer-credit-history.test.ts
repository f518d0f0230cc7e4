import { describe, expect, it } from 'vitest'
import { asStaff } from '../members/club.ts'
import { aMember, aShop } from '../orders/support/shop.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aPass, aPassPlan } from './support/credits.ts'

const test = await createTestApp()
const shop = await aShop(test)

describe('listCustomerCreditHistory', () => {
  it('shows the business the credits of one customer', async () => {
    const [member, other] = [await aMember(shop), await aMember(shop)]
    const planId = await aPassPlan(shop, { creditsPerCycle: 4 })
    const { contactId } = await aPass(shop, member, planId)
    await aPass(shop, other, planId)
    const url = `/v1/credits/customers/${contactId}/history`
    expect(expected(await shop.admin.get(url)).entries).toHaveLength(1)
    expect(readRefusal(await (await asStaff(shop, 'staff')).get(url))).toBe('403 PERMISSION_DENIED')
    expect(readRefusal(await member.client.get(url))).toBe('403 PERMISSION_DENIED')
  })

  it('refuses a customer who is not there', async () => {
    const url = '/v1/credits/customers/00000000-0000-4000-8000-000000000000/history'
    expect(readRefusal(await shop.admin.get(url))).toBe('404 CONTACT_NOT_FOUND')
  })
})

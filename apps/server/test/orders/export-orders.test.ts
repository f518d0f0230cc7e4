import { expect, it } from 'vitest'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aMember, anOfflineOrder, aPlan, aShop } from './support/shop.ts'

const test = await createTestApp()
const shop = await aShop(test)

it('is a file with a line for each order, on the clock of the business', async () => {
  const plan = await aPlan(shop, { name: '=Gold' })
  const { id } = await anOfflineOrder(shop, await aMember(shop), plan.id, { paid: true })
  const csv = expected(await shop.admin.get('/v1/orders/export.csv'))
  const [head, line, ...others] = csv.trim().split('\r\n')
  expect(head).toContain('Bought,Plan,Customer')
  // A spreadsheet must not compute the name of a plan.
  expect(line).not.toContain(',=Gold')
  expect(line).toContain('Clara Weiss')
  expect(line).toContain(`PAID,OFFLINE`)
  expect(line).toContain(`,EUR,50.00,${id}`)
  expect(line).toContain(id)
  expect(others).toEqual([])
})

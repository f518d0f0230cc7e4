import { DAY } from '@kalends/availability'
import { expect, it } from 'vitest'
import { checkoutsJobs } from '../../src/features/checkouts/index.ts'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aCheckout, aCreated, add, aPaidStudio, at, before, bookingLine, cartUrl } from './support/baskets.ts'

const test = await createTestApp({ now: before })

it('erases carts and checkouts that nobody changed for a month, except what was ordered', async () => {
  const studio = await aPaidStudio(test)
  const one = await aCreated(studio.visitor, studio, at, { selectedPaymentOption: 'OFFLINE' })
  const two = await aCreated(studio.visitor, studio, '2026-06-02T11:00:00.000Z')
  const { cart } = expected(await add(studio.visitor, bookingLine(two.id)))
  const { checkoutId } = expected(await studio.visitor.post(`${cartUrl}/create-checkout`, {}))
  const ordered = await aCheckout(studio.visitor, [bookingLine(one.id)])
  expected(await studio.visitor.post(`/v1/checkouts/${ordered.id}/create-order`))
  const [job] = checkoutsJobs
  const left = async () => {
    const carts = await test.db.selectFrom('carts').select('id').execute()
    const checkouts = await test.db.selectFrom('checkouts').select('id').orderBy('created_at').execute()
    return [...carts, ...checkouts].map(({ id }) => id)
  }
  await job?.run(test.context, Date.parse(before) + 29 * DAY)
  expect((await left()).sort()).toEqual([cart.id, checkoutId, ordered.id].sort())
  await job?.run(test.context, Date.parse(before) + 31 * DAY)
  expect(await left()).toEqual([ordered.id])
})

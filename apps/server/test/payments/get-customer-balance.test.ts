import { expect, it } from 'vitest'
import { contactOf } from '../support/contact-of.ts'
import { aBooking, aStudio, expected, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aCharge, aRecorded } from './support/payments.ts'

const { app, context } = await createTestApp({ now: '2026-06-01T09:00:00Z' })

it('sums what a customer and their merged duplicates owe and paid', async () => {
  const studio = await aStudio(app, context)
  const { admin } = studio
  const create = async (firstName: string) =>
    expected(await admin.post('/v1/customers', { customer: { firstName } })).customer.id as string
  const [clara, double] = [await create('Clara'), await create('Clare')]
  const balance = async (id: string) => expected(await admin.get(`/v1/payments/balances/${id}`)).balances
  expect(await balance(clara)).toEqual([])
  const first = await aCharge(studio, { contactId: clara })
  await aCharge(studio, { contactId: double })
  const { payment } = await aRecorded(admin, first.id, '20')
  expected(await admin.post(`/v1/payments/${payment.id}/refund`, { amount: '5', idempotencyKey: 'once' }))
  expect(await balance(clara)).toEqual([{ currency: 'EUR', owed: '30.00', owedBack: '0.00', paid: '15.00' }])
  expected(await admin.post(`/v1/customers/${clara}/merge`, { otherIds: [double] }))
  const sum = [{ currency: 'EUR', owed: '80.00', owedBack: '0.00', paid: '15.00' }]
  expect(await balance(clara)).toEqual(sum)
  expect(await balance(double)).toEqual(sum)
})

it('counts bookings that have no charge yet by their price', async () => {
  const studio = await aStudio(app, context, { price: '50' })
  const { admin } = studio
  const booking = await aBooking(admin, slotWith(studio, '2026-06-02T09:00:00.000Z'), { status: 'CONFIRMED' })
  const contactId = await contactOf(context, booking.id)
  const balance = async () => expected(await admin.get(`/v1/payments/balances/${contactId}`)).balances
  expect(await balance()).toEqual([{ currency: 'EUR', owed: '50.00', owedBack: '0.00', paid: '0.00' }])
  const { charge } = expected(await admin.post(`/v1/bookings/${booking.id}/charge`, {}))
  expect(await balance()).toEqual([{ currency: 'EUR', owed: '50.00', owedBack: '0.00', paid: '0.00' }])
  await aRecorded(admin, charge.id, '20')
  expect(await balance()).toEqual([{ currency: 'EUR', owed: '30.00', owedBack: '0.00', paid: '20.00' }])
})

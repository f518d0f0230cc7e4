import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { bookingsJobs } from '../../src/features/bookings/index.ts'
import { feePolicy } from '../bookings/support/fees.ts'
import {
  aCheckout,
  aCreated,
  aPaidStudio,
  bookingLine,
  getBooking,
  getCheckoutOrder,
  setPayment,
} from '../checkouts/support/baskets.ts'
import { type Client, expected, readRefusal, type Studio } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const now = '2026-06-01T09:00:00Z'
const test = await createTestApp({ now })
const { clock, context, db } = test
const at = '2026-06-12T09:00:00.000Z'
const onlyOnline = { online: true, inPerson: false, deposit: false, pricingPlan: false }

beforeEach(() => clock.set(now))

const order = async (client: Client, id: string) =>
  client.post(`/v1/checkouts/${(await aCheckout(client, [bookingLine(id)])).id}/create-order`)

const closeOnline = ({ service }: Studio) =>
  db
    .updateTable('services')
    .set({ online_booking: sql`online_booking || '{"enabled": false}'` })
    .where('id', '=', service.id)
    .execute()

describe('a booking that was begun before its service changed', () => {
  it('is paid online once the service is, although it said that it is paid at the visit', async () => {
    const studio = await aPaidStudio(test, { options: { ...onlyOnline, inPerson: true } })
    const { id } = await aCreated(studio.visitor, studio, at, { selectedPaymentOption: 'OFFLINE' })
    await setPayment(studio, { options: onlyOnline })
    const { orderId } = expected(await order(studio.visitor, id))
    expect(await getCheckoutOrder(studio.visitor, orderId)).toMatchObject({ status: 'DRAFT', payNow: '50.00' })
    expect(await getBooking(studio, id)).toMatchObject({ status: 'CREATED' })
  })

  it('is not had unpaid once the service cannot be booked online, except where the business booked it', async () => {
    const studio = await aPaidStudio(test, { options: onlyOnline })
    const { id } = await aCreated(studio.visitor, studio, at)
    const own = await aCreated(studio.admin, studio, '2026-06-13T09:00:00.000Z')
    await closeOnline(studio)
    expect(readRefusal(await order(studio.visitor, id))).toBe('428 FULL_OUT_OF_STOCK')
    expect(await getBooking(studio, id)).toMatchObject({ status: 'CREATED' })
    expected(await order(studio.admin, own.id))
    expect(await getBooking(studio, own.id)).toMatchObject({ status: 'CONFIRMED' })
  })

  it('has the fees of the policy of the day, as its price', async () => {
    const studio = await aPaidStudio(test, { options: { ...onlyOnline, inPerson: true } })
    const { id } = await aCreated(studio.visitor, studio, at, { selectedPaymentOption: 'OFFLINE' })
    const { cancellationFeePolicy } = feePolicy
    await db
      .updateTable('booking_policies')
      .set({ rules: sql`rules || ${JSON.stringify({ cancellationFeePolicy })}::jsonb` })
      .where('site_id', '=', studio.siteId)
      .execute()
    const isFeeDue = async () => {
      const rows = db
        .selectFrom('bookings')
        .select(sql<boolean>`policy_snapshot @> '{"cancellationFeePolicy": {"enabled": true}}'`.as('due'))
      return (await rows.where('id', '=', id).executeTakeFirstOrThrow()).due
    }
    expect(await isFeeDue()).toBe(false)
    clock.advance({ minutes: 25 * 60 })
    for (const { run } of bookingsJobs) await run(context, clock.now())
    expect(await isFeeDue()).toBe(true)
  })
})

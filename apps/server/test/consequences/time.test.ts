import { describe } from 'vitest'
import { declineUnanswered } from '../../src/features/bookings/steps/ending/decline-unanswered.ts'
import { aPaidBooking, sellOnline } from '../bookings/support/paying.ts'
import { aHold } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import type { Business } from './support/business.ts'
import { rowsOf } from './support/proves.ts'

const test = await createTestApp()
const { clock, context } = test
const proves = await rowsOf(test)
const start = '2026-06-02T13:00:00.000Z'

/** A request that was paid by card: 30.00 EUR. */
async function withPaidRequest({ consultation, clara, ...studio }: Business): Promise<void> {
  const price = { value: '30', currency: 'EUR' }
  await sellOnline(studio, { serviceId: consultation.id, fixed: { price } })
  await aPaidBooking(clara.client, await aHold(clara.client, { ...studio, service: consultation }, start))
}

describe('what follows when nobody does anything', () => {
  proves(
    'nobody answers a request before it begins',
    async () => {
      clock.set(start)
      await declineUnanswered(context, clock.now())
    },
    withPaidRequest,
  )
})

import { describe } from 'vitest'
import { cards, payPage, record, refund, start, useSandbox } from '../payments/support/payments.ts'
import { aPaidAtStripe, deliverAll, keysOf, saveSettings, useFakeStripe } from '../payments/support/stripe.ts'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { type Business, hold, later } from './support/business.ts'
import { rowsOf } from './support/proves.ts'

const test = await createTestApp()
const fakeStripe = await useFakeStripe(test)
const proves = await rowsOf(test)

/** What is asked for the two seats. */
async function aSeatsCharge({ admin, seats }: Business): Promise<{ chargeId: string }> {
  return { chargeId: expected(await admin.post(`/v1/bookings/${seats.id}/charge`, {})).charge.id }
}

describe('what follows from a movement of money', () => {
  proves('a customer pays online', async (business) => {
    const { clara } = business
    const { payment } = await hold(clara.client, business, later, { selectedPaymentOption: 'ONLINE' }, clara.email)
    const sent = { amount: payment.dueNow, saveMethod: true }
    const { progress } = expected(await start(clara.client, payment.charge.id, sent))
    expected(await payPage(clara.client, progress.nextUrl.split('/').at(-1), cards.success))
  })

  proves(
    'a payment is recorded at the desk',
    async ({ admin, chargeId }) => void expected(await record(admin, chargeId)),
    aSeatsCharge,
  )

  proves('a payment is refunded', async ({ admin, paymentId }) => void expected(await refund(admin, paymentId)))

  proves('a payment by card is returned in cash', async ({ admin, paymentId }) => {
    const idempotencyKey = 'returned in cash'
    expected(await admin.post(`/v1/payments/${paymentId}/refund`, { method: 'CASH', idempotencyKey }))
  })

  proves(
    'what is owed is waived',
    async ({ admin, chargeId }) =>
      void expected(await admin.post(`/v1/payments/charges/${chargeId}/waive`, { reason: 'Regular' })),
    aSeatsCharge,
  )

  proves('a card is saved', async ({ clara }) => {
    const { setup } = expected(
      await clara.client.post('/v1/payments/setups/start', { returnUrl: '/account', idempotencyKey: clara.id }),
    )
    expected(await payPage(clara.client, setup.nextUrl.split('/').at(-1)))
  })

  proves('a saved card is deleted', async ({ clara }) => {
    const { methods } = expected(await clara.client.get('/v1/payments/methods'))
    expected(await clara.client.delete(`/v1/payments/methods/${methods[0].id}`))
  })

  proves('the settings of payments change', async (business) => {
    const { settings } = expected(await business.admin.get('/v1/payments/settings'))
    expected(
      await business.admin.patch('/v1/payments/settings', {
        settings: { revision: settings.revision, provider: 'NONE' },
      }),
    )
    await useSandbox(business)
  })

  proves('the takings of a day are closed', async ({ admin }) => {
    expected(await admin.post('/v1/payments/takings/close', {}))
  })

  proves(
    'a payment is refunded or disputed at the card company',
    async (business: Business & { intentId: string }) => {
      fakeStripe.account.dispute(business.intentId, 'needs_response')
      await deliverAll(test, business, fakeStripe)
    },
    async (business) => {
      const { admin, clara } = business
      expected(await saveSettings(admin, { provider: 'STRIPE', stripe: keysOf(fakeStripe) }))
      const { payment } = await hold(clara.client, business, later, { selectedPaymentOption: 'ONLINE' }, clara.email)
      return aPaidAtStripe(test, business, fakeStripe, { chargeId: payment.charge.id })
    },
  )
})

import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { aCharge, aPayingMember, aStarted, useSandbox } from '../payments/support/payments.ts'
import { createFrontEnd } from '../redirects/front-end.ts'
import { aBooking, aClient, aStudio, expected, type Studio, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const { app, context, db } = await createTestApp({ now: '2026-06-01T07:00:00Z' })

async function aShop() {
  const studio = await aStudio(app, context)
  await useSandbox(studio)
  const shop = await createFrontEnd(app, context, studio.siteId)
  return { studio, shop, customer: aClient(app, { authorization: shop.visitor }) }
}

/** The business moves its front end to another domain. */
const move = async ({ admin }: Studio, clientId: string) =>
  expected(
    await admin.patch(`/v1/oauth-clients/${clientId}`, {
      redirectUris: ['https://new.example/back'],
      allowedOrigins: [],
    }),
  )

it('who pays is not led to a domain that the business removed meanwhile, but to its own pages', async () => {
  const { studio, shop, customer } = await aShop()
  const booking = await aBooking(customer, slotWith(studio, '2026-06-02T08:00:00.000Z'))
  const charge = await aCharge(studio, { subjectId: booking.id })
  const { paymentId, token } = await aStarted(customer, charge.id, { returnUrl: shop.back })
  const addresses = async (): Promise<string[]> => [
    expected(await customer.get(`/v1/payments/${paymentId}/progress`)).progress.returnUrl,
    expected(await aClient(app, {}).get(`/v1/payments/sandbox/${token}`)).page.returnUrl,
  ]
  expect(await addresses()).toEqual([shop.back, shop.back])
  await move(studio, shop.clientId)
  for (const address of await addresses()) expect(address).toMatch(/^http.*\/$/)
  expect((await addresses()).filter((address) => address.includes('shop.example'))).toEqual([])
})

it('neither is who saves a card', async () => {
  const { studio, shop } = await aShop()
  const { client } = await aPayingMember(studio)
  const sent = { returnUrl: '/account', idempotencyKey: randomUUID() }
  const { setupId } = expected(await client.post('/v1/payments/setups/start', sent)).setup
  await db.updateTable('card_setups').set({ return_url: shop.back }).where('id', '=', setupId).execute()
  const address = async () => expected(await client.get(`/v1/payments/setups/${setupId}`)).setup.returnUrl
  expect(await address()).toBe(shop.back)
  await move(studio, shop.clientId)
  expect(await address()).not.toContain('shop.example')
})

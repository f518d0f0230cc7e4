import { describe, expect, it } from 'vitest'
import { removeCardsAtProviders } from '../../src/features/payments/steps/remove-saved-cards.ts'
import { aCharge, aPayingMember, aStarted, payPage, useSandbox } from '../payments/support/payments.ts'
import { aStudio, aVisitor, expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const { app, context, db } = await createTestApp({ now: '2026-06-01T07:00:00Z' })

const liveCards = (contactId: string) => {
  const methods = db.selectFrom('payment_methods').select('id').where('contact_id', '=', contactId)
  return methods.where('deleted_at', 'is', null).execute()
}

async function aMemberWhoPays() {
  const studio = await aStudio(app, context)
  await useSandbox(studio)
  const { client, contactId } = await aPayingMember(studio)
  const { id: memberId } = expected(await client.get('/v1/members/my?fieldsets=FULL')).member
  return { studio, client, contactId, memberId: memberId as string }
}

type Payer = Awaited<ReturnType<typeof aMemberWhoPays>>

/** Ends that the owner of a card cannot undo. */
const ends: Record<string, (payer: Payer) => Promise<unknown>> = {
  deletes: async ({ studio, memberId }) => expected(await studio.admin.delete(`/v1/members/${memberId}`)),
  disconnects: async ({ studio, memberId }) =>
    expected(await studio.admin.post(`/v1/members/${memberId}/disconnect`, {})),
  erases: async ({ studio, contactId }) => expected(await studio.admin.post(`/v1/customers/${contactId}/erase`, {})),
}

describe('a card page that is open', () => {
  for (const [how, end] of Object.entries(ends)) {
    it(`saves no card once the business ${how} its member`, async () => {
      const payer = await aMemberWhoPays()
      const sent = { returnUrl: '/account', idempotencyKey: crypto.randomUUID() }
      const { setup } = expected(await payer.client.post('/v1/payments/setups/start', sent))
      await end(payer)
      await payPage(await aVisitor(app, payer.studio.siteId), setup.nextUrl.split('/').at(-1))
      expect(await liveCards(payer.contactId)).toEqual([])
    })
  }

  it('saves no card of a payment once its account was deleted, and the provider forgets it', async () => {
    const { studio, client, contactId, memberId } = await aMemberWhoPays()
    const charge = await aCharge(studio, { contactId })
    const { token } = await aStarted(client, charge.id, { saveMethod: true })
    expected(await studio.admin.delete(`/v1/members/${memberId}`))
    await payPage(await aVisitor(app, studio.siteId), token)
    expect(await liveCards(contactId)).toEqual([])
    await removeCardsAtProviders(context, context.clock.now())
    const left = db.selectFrom('payment_methods').select('id').where('contact_id', '=', contactId)
    expect(await left.where('remove_at', 'is not', null).execute()).toEqual([])
  })
})

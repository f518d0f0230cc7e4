import { describe, expect, it } from 'vitest'
import { anUnpaid, aSellingStudio } from '../bookings/support/paying.ts'
import { aSavedCard, start } from '../payments/support/payments.ts'
import { aClient, aHold, type Client, expected, readRefusal, type Studio } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aPerson, signIn } from '../support/people.ts'
import { anEmail, aVerifiedMember, readMe } from './members.ts'

const test = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const { app, context } = test

const aMember = ({ siteId }: Studio, loginEmail: string) => aVerifiedMember(test, siteId, loginEmail)

async function aReceptionist({ siteId }: Studio): Promise<Client> {
  const person = await aPerson(context, siteId, { role: 'receptionist' })
  return aClient(app, { ...(await signIn(app, person, siteId)).headers, 'wix-site-id': siteId })
}

const contactOf = async (client: Client) => (await readMe(client)).contactId

/** Which cards somebody sees, and what becomes of a payment of theirs with this one. */
async function tryCard(studio: Studio, attacker: Client, methodId: string) {
  const { methods } = expected(await attacker.get('/v1/payments/methods'))
  const hold = await aHold(attacker, studio, '2026-06-04T09:00:00.000Z')
  const own = await anUnpaid(attacker, hold, { contactDetails: { firstName: 'Eve', email: 'eve@evil.example' } })
  const paid = await start(attacker, own.payment.charge.id, { methodId, amount: '80' })
  return [methods.length, readRefusal(paid)]
}
const nothing = [0, '404 PAYMENT_METHOD_NOT_FOUND']

describe('the saved cards of a member', () => {
  it('pay nothing for a member who booked under the address before it was verified', async () => {
    const studio = await aSellingStudio(test)
    const email = anEmail('victim')
    const attacker = await aMember(studio, anEmail('evil'))
    const contactId = await contactOf(attacker)
    expected(await attacker.delete(`/v1/members/${attacker.id}/emails`))
    const hold = await aHold(attacker, studio, '2026-06-03T09:00:00.000Z')
    await anUnpaid(attacker, hold, { contactDetails: { contactId, firstName: 'Eve', email } })
    const methodId = await aSavedCard(await aMember(studio, email))
    expect(await tryCard(studio, attacker, methodId)).toEqual(nothing)
  })

  it('pay nothing for whom the front desk takes for their owner', async () => {
    const studio = await aSellingStudio(test)
    const [victim, desk] = [await aMember(studio, anEmail('victim')), await aReceptionist(studio)]
    const methodId = await aSavedCard(victim)
    const id = await contactOf(victim)
    const evil = anEmail('evil')
    const { revision } = expected(await desk.get(`/v1/customers/${id}`)).customer
    await desk.patch(`/v1/customers/${id}`, { customer: { id, revision, email: evil } })
    const attacker = await aMember(studio, evil)
    await desk.post(`/v1/customers/${await contactOf(attacker)}/merge`, { otherIds: [id] })
    expect(await tryCard(studio, attacker, methodId)).toEqual(nothing)
  })

  it('stay with the member who entered them, whoever has the customer later', async () => {
    const studio = await aSellingStudio(test)
    const victim = await aMember(studio, anEmail('victim'))
    const methodId = await aSavedCard(victim)
    const attacker = await aMember(studio, anEmail('evil'))
    const contact_id = await contactOf(victim)
    // As if the account had been deleted, and the customer had verified another address since.
    const move = (id: string, to: string | null) =>
      context.db.updateTable('members').set({ contact_id: to }).where('id', '=', id).execute()
    await move(victim.id, null)
    await move(attacker.id, contact_id)
    expect(await tryCard(studio, attacker, methodId)).toEqual(nothing)
    const { methods } = expected(await victim.get('/v1/payments/methods'))
    expect(methods).toHaveLength(1)
  })
})

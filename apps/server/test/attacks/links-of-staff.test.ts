import { describe, expect, it } from 'vitest'
import { dispatchEvents } from '../../src/setup/background.ts'
import { aBooking, aClient, aStudio, expected, readRefusal, type Studio, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { messagesTo } from '../support/messages.ts'
import { aPerson, signIn } from '../support/people.ts'

const { app, context } = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const anonymous = aClient(app, {})
const notified = { participantNotification: { notifyParticipants: true } }
const url = (token: string) => `/v1/anonymous-bookings/${token}`
const tokenIn = (text: string) => /\/bookings\/([\w.~%-]{30,})/.exec(text)?.[1] ?? ''

/** A booking of a customer, an owner, and a colleague at the front desk with the links they got. */
async function aColleague() {
  const studio = await aStudio(app, context)
  const booking = await aBooking(studio.visitor, slotWith(studio, '2026-06-03T09:00:00.000Z'))
  const owner = await staff(studio, 'owner')
  const eve = await staff(studio, 'receptionist')
  return { studio, booking, owner, eve }
}

async function staff(studio: Studio, role: 'owner' | 'receptionist') {
  const person = await aPerson(context, studio.siteId, { role, name: role })
  return { ...person, client: aClient(app, (await signIn(app, person, studio.siteId)).headers) }
}

const fetchToken = async ({ client }: { client: ReturnType<typeof aClient> }, id: string): Promise<string> =>
  expected(await client.get(`/v1/anonymous-bookings/${id}/token`)).token

describe('a link to a booking that somebody of the team fetched', () => {
  it('opens nothing once they are removed, and again if that is undone', async () => {
    const { booking, owner, eve } = await aColleague()
    const token = await fetchToken(eve, booking.id)
    expect(expected(await anonymous.get(url(token))).booking.id).toBe(booking.id)
    expected(await owner.client.delete(`/v1/people/${eve.userId}`))
    expect(readRefusal(await anonymous.get(url(token)))).toBe('400 INVALID_TOKEN')
    expect(readRefusal(await anonymous.post(`${url(token)}/cancel`, { revision: '1' }))).toBe('400 INVALID_TOKEN')
    expected(await owner.client.post(`/v1/people/${eve.userId}/restore`))
    expected(await anonymous.get(url(token)))
  })

  it('opens nothing once they may no longer manage bookings, or this one', async () => {
    const { booking, owner, eve } = await aColleague()
    const token = await fetchToken(eve, booking.id)
    for (const role of ['viewer', 'staff']) {
      expected(await owner.client.put(`/v1/people/${eve.userId}/role`, { role }))
      expect(readRefusal(await anonymous.get(url(token)))).toBe('400 INVALID_TOKEN')
    }
    expected(await owner.client.put(`/v1/people/${eve.userId}/role`, { role: 'manager' }))
    expected(await anonymous.get(url(token)))
  })

  it('is theirs in the outbox too; the customer’s own goes on working', async () => {
    const { studio, owner, eve } = await aColleague()
    const email = 'clara@customer.example'
    const slot = slotWith(studio, '2026-06-04T09:00:00.000Z')
    await aBooking(studio.admin, slot, { contactDetails: { firstName: 'Clara', email }, status: 'CONFIRMED' }, notified)
    await dispatchEvents(context)
    const [mailed] = await messagesTo(context, email)
    const own = tokenIn(mailed?.body_text ?? '')
    const read = expected(await eve.client.post('/v1/messages/query', { recipient: email })).messages[0]
    const token = tokenIn(read.bodyText)
    expect([tokenIn(read.bodyHtml), token === own]).toEqual([token, false])
    expected(await anonymous.get(url(token)))
    expected(await owner.client.delete(`/v1/people/${eve.userId}`))
    expect(readRefusal(await anonymous.get(url(token)))).toBe('400 INVALID_TOKEN')
    expected(await anonymous.get(url(own)))
  })
})

describe('a link to a booking that a key fetched', () => {
  const aKey = async (owner: ReturnType<typeof aClient>) => {
    const permissions = ['MANAGE_BOOKINGS', 'READ_MESSAGES']
    const made = expected(await owner.post('/v1/api-keys', { name: 'Leaked', permissions }))
    return { id: made.apiKey.id, client: aClient(app, { authorization: made.key }) }
  }

  it('opens nothing once the key is revoked, or may no longer manage bookings', async () => {
    const { booking, owner } = await aColleague()
    const narrowed = await aKey(owner.client)
    const revoked = await aKey(owner.client)
    const tokens = [await fetchToken(narrowed, booking.id), await fetchToken(revoked, booking.id)]
    for (const token of tokens) expected(await anonymous.get(url(token)))
    expected(await owner.client.patch(`/v1/api-keys/${narrowed.id}`, { permissions: ['READ_BOOKINGS'] }))
    expected(await owner.client.delete(`/v1/api-keys/${revoked.id}`))
    for (const token of tokens) {
      expect(readRefusal(await anonymous.get(url(token)))).toBe('400 INVALID_TOKEN')
      expect(readRefusal(await anonymous.post(`${url(token)}/cancel`, { revision: '1' }))).toBe('400 INVALID_TOKEN')
    }
  })

  it('is the key’s in the outbox too; the customer’s own goes on working', async () => {
    const { studio, owner } = await aColleague()
    const email = 'cleo@customer.example'
    const slot = slotWith(studio, '2026-06-05T09:00:00.000Z')
    await aBooking(studio.admin, slot, { contactDetails: { firstName: 'Cleo', email }, status: 'CONFIRMED' }, notified)
    await dispatchEvents(context)
    const [mailed] = await messagesTo(context, email)
    const own = tokenIn(mailed?.body_text ?? '')
    const key = await aKey(owner.client)
    const read = expected(await key.client.post('/v1/messages/query', { recipient: email })).messages[0]
    const token = tokenIn(read.bodyText)
    expected(await anonymous.get(url(token)))
    expected(await owner.client.delete(`/v1/api-keys/${key.id}`))
    expect(readRefusal(await anonymous.get(url(token)))).toBe('400 INVALID_TOKEN')
    expected(await anonymous.get(url(own)))
  })
})

import { randomUUID } from 'node:crypto'
import { decodeJwt } from 'jose'
import { describe, expect, it } from 'vitest'
import { codeFlow } from '../identity/code-flow.ts'
import { knownMembers } from '../identity/known-members.ts'
import { aBusiness, bookingFor, listSlots } from '../support/a-business.ts'
import { callIn } from '../support/call-in.ts'
import { createTestApp } from '../support/index.ts'
import { aVisitorToken } from '../support/people.ts'

const { app, context } = await createTestApp({ ports: knownMembers().ports, now: '2026-06-01T06:00:00Z' })
const home = await aBusiness(context, callIn(app), 'alder')
const clientId = home.siteId
const { aSignIn } = codeFlow({ app, context }, { siteId: home.siteId, clientId })
const nextSlot = listSlots(home, '2026-07-01T00:00:00Z')
const get = async (url: string, authorization: string) =>
  (await app.inject({ url, headers: { authorization } })).statusCode
const post = async (url: string, authorization: string, payload: object) => {
  const answer = await app.inject({ method: 'POST', url, headers: { authorization }, payload })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}
const aVisitor = async () => {
  const token = await aVisitorToken(app, clientId)
  return { token, visitorId: String(decodeJwt(token).sub) }
}
/** A visitor's hold, and a booking they made. */
const createHoldAndBooking = async (token: string) => {
  const { serviceId, startDate, endDate, timezone, resource } = nextSlot()
  const slot = { serviceId, startDate, endDate, timezone, resourceId: resource.id }
  const { hold } = await post('/v1/holds', token, { slot })
  const customer = { email: `${randomUUID()}@example.org`, firstName: 'Ada', lastName: 'Love' }
  const { booking } = await post('/v2/bookings', token, bookingFor(nextSlot(), customer))
  return {
    slot,
    hold: `/v1/holds/${hold.id}`,
    booking: `/v2/bookings/allowed-actions?bookingIds=${booking.id}`,
    booked: booking.id,
  }
}

describe('a visitor who signs in', () => {
  it('keeps their hold: only they can see it, and it is free only for them', async () => {
    const { token, visitorId } = await aVisitor()
    const { slot, hold } = await createHoldAndBooking(token)
    const offered = async (authorization: string) => {
      const { serviceId, startDate, resourceId } = slot
      const query = { filter: { serviceId: [serviceId], startDate, endDate: slot.endDate, resourceId: [resourceId] } }
      const answer = await post('/v1/availability/query', authorization, { query })
      return answer.availabilityEntries.some(({ bookable }: { bookable: boolean }) => bookable)
    }
    expect(await offered(token)).toBe(true)
    const member = await aSignIn({ visitorId })
    expect(await get(hold, member.access_token)).toBe(200)
    expect(await get(hold, token)).toBe(404)
    const stranger = await aSignIn()
    expect(await get(hold, stranger.access_token)).toBe(404)
    expect([await offered(member.access_token), await offered(stranger.access_token)]).toEqual([true, false])
  })

  it('does not get bookings that were made in the browser before: whoever proves their address does', async () => {
    const phone = await aVisitor()
    const admin = await aVisitor()
    const { booked } = await createHoldAndBooking(phone.token)
    const memberId = randomUUID()
    await aSignIn({ memberId, visitorId: phone.visitorId })
    const later = await aSignIn({ memberId, visitorId: admin.visitorId })
    const cancel = (authorization: string) =>
      app.inject({
        method: 'POST',
        url: `/v2/bookings/${booked}/cancel`,
        headers: { authorization },
        payload: { revision: '1' },
      })
    const stranger = await aSignIn({ visitorId: phone.visitorId })
    expect((await cancel(stranger.access_token)).statusCode).toBe(404)
    expect((await cancel(later.access_token)).statusCode).toBe(404)
    expect(decodeJwt(stranger.access_token)['visitor']).toBeUndefined()
  })
})

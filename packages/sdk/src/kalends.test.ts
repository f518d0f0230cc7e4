import { describe, expect, it } from 'vitest'
import { createKalends } from './kalends.ts'
import { fakeServer } from './test/fake-server.ts'
import { aFrontEnd, apiUrl, member, now } from './test/front-end.ts'

const at = '2026-11-26T10:00:00.000Z'

describe('createKalends', () => {
  it('turns the instants of an answer into dates, and leaves other texts', async () => {
    const slot = { startDate: at, timezone: 'Europe/Berlin' }
    const service = { id: 's', name: at, createdDate: at, updatedDate: null, media: { mainMedia: null } }
    const booking = {
      createdDate: at,
      startDate: at,
      bookedEntity: { slot },
      extendedFields: { namespaces: { x: { startDate: at } } },
    }
    const { kalends } = aFrontEnd({
      '/v2/services/query': { body: { services: [service] } },
      '/v2/bookings': { body: { booking } },
    })
    const { services } = await kalends.services.queryServices({ query: {} })
    expect(services?.[0]).toEqual({ ...service, createdDate: new Date(at) })
    const made = await kalends.bookings.createBooking({ booking: { bookedEntity: {} } })
    expect(made.booking?.createdDate?.getTime()).toBe(Date.parse(at))
    expect(made.booking?.extendedFields).toEqual(booking.extendedFields)
  })

  it('leaves a text that is no date', async () => {
    const { kalends } = aFrontEnd({ '/v2/bookings': { body: { booking: { createdDate: 'soon' } } } })
    expect(await kalends.bookings.createBooking({ booking: { bookedEntity: {} } })).toEqual({
      booking: { createdDate: 'soon' },
    })
  })

  it('sends dates as ISO strings', async () => {
    const { kalends, sentTo } = aFrontEnd()
    await kalends.orders.createOnlineOrder({ planId: 'p', startDate: new Date(at) })
    expect(sentTo('/v2/checkout/orders/online')[0]?.body).toEqual({ planId: 'p', startDate: at })
  })

  it('shares nothing between two clients, as between requests of a server', async () => {
    const { fetch, sentTo } = fakeServer()
    const clients = [1, 2].map(() => createKalends({ apiUrl, clientId: 'c', fetch, now }))
    await clients[0]?.auth.setTokens(member)
    await Promise.all(clients.map(({ sites }) => sites.getSite()))
    expect(sentTo('/v1/sites/current').map(({ headers }) => headers['authorization'])).toEqual(
      expect.arrayContaining([member.accessToken.value, 'a1']),
    )
  })
})

describe('elevate', () => {
  it('adds the rights of the API key to those of the visitor', async () => {
    const { fetch, sentTo } = fakeServer()
    const kalends = createKalends({ apiUrl, clientId: 'c', fetch, apiKey: 'KEY' })
    await kalends.elevate().members.queryMembers({ query: {} })
    expect(sentTo('/v1/members/query')[0]?.headers['authorization']).toBe('a1,KEY')
  })

  it('fails without an API key, and sends nothing', async () => {
    const { kalends, calls } = aFrontEnd()
    await expect(kalends.elevate().members.queryMembers({ query: {} })).rejects.toMatchObject({
      name: 'KalendsError',
      code: 'ELEVATION_UNAVAILABLE',
    })
    expect(calls).toEqual([])
  })
})

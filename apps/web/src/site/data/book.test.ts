import { describe, expect, it } from 'vitest'
import { aForm } from '../../parts/test/a-form.ts'
import { aContext, aLocation, aQuote, aService, livia, noChoices } from '../test/fixtures.ts'
import { loadBook } from './book.ts'

const lisbon = aLocation('lisbon', 'Europe/Lisbon')

/** A class in Lisbon with so many open seats, of which one booking may have so many. */
function aPage({ open, most, held }: { open: number; most: number; held?: number }) {
  const quoted: { totalParticipants?: number }[] = []
  const bookingPolicy = { participantsPolicy: { enabled: true, maxParticipantsPerBooking: most } }
  const service = aService({ type: 'CLASS', bookingPolicy, locations: [{ business: { id: 'aventine' } }] })
  const slot = { serviceId: 'massage', eventId: 'session', timezone: 'Europe/Rome', totalParticipants: held }
  const context = aContext({
    services: { queryServices: () => ({ services: [service] }), getServiceChoices: () => noChoices },
    resources: { listStaff: () => ({ staffMembers: [livia] }) },
    business: { listLocations: () => ({ locations: [aLocation('aventine'), lisbon] }) },
    forms: { getForm: () => ({ form: aForm }) },
    holds: {
      getHold: () => ({
        hold: { id: 'hold', checkoutId: 'c', slot, resourceName: null, expiresAt: '2026-11-25T10:00:00Z', live: true },
      }),
    },
    bookings: {
      quoteBooking: (input: { totalParticipants?: number }) => {
        quoted.push(input)
        return aQuote
      },
    },
    availability: {
      getEventTimeSlot: () => ({
        timeSlot: {
          serviceId: 'massage',
          bookable: true,
          bookableCapacity: open,
          eventInfo: { eventId: 'session' },
          location: { id: 'lisbon' },
          localStartDate: '2026-11-25T10:00:00',
          localEndDate: '2026-11-25T11:00:00',
        },
      }),
    },
  })
  const load = (query = '') => loadBook(context, 'swedish-massage', new URLSearchParams(`session=session&${query}`))
  return { load, quoted }
}

describe('the form for a class', () => {
  it('offers as many participants as seats are open and the policy allows', async () => {
    const { load, quoted } = aPage({ open: 3, most: 6 })
    expect(await load('people=5')).toMatchObject({ mostPeople: 3, people: { total: 3 } })
    expect(quoted[0]).toMatchObject({ totalParticipants: 3 })
    expect(await aPage({ open: 9, most: 6 }).load()).toMatchObject({ mostPeople: 6 })
  })

  it('counts the seats the customer holds once: the server reports them as open to the customer', async () => {
    const { load } = aPage({ open: 3, most: 6, held: 3 })
    expect(await load('people=3&hold=hold')).toMatchObject({ mostPeople: 3, people: { total: 3 }, seatsLeft: null })
  })

  it('says how many seats are left when more are requested', async () => {
    const { load } = aPage({ open: 3, most: 6 })
    expect(await load('people=4')).toMatchObject({ people: { total: 3 }, seatsLeft: 3 })
    expect(await aPage({ open: 9, most: 6 }).load('people=8')).toMatchObject({ people: { total: 6 }, seatsLeft: null })
  })

  it('shows the location of the session and the zone it was listed in', async () => {
    const { load } = aPage({ open: 3, most: 6 })
    expect(await load()).toMatchObject({ zone: 'Europe/Lisbon', location: { id: 'lisbon' } })
    expect(await load('zone=Europe/Rome')).toMatchObject({ zone: 'Europe/Rome', location: { id: 'lisbon' } })
  })
})

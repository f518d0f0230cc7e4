import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { aBooking, aConfirmedBooking, aCustomer, aLinkToken, holdSlot } from '../access/fixture.ts'
import { bookingFor, serviceFor } from '../support/a-business.ts'
import { refusalProblems } from './error-form.ts'
import { type Answer, openTestFixture } from './open-fixture.ts'

const fixture = await openTestFixture()
const { home, otherBusiness, send, writesNothing, nextSlot } = fixture
const visitor = await fixture.actors.actorHeaders('visitor')

/** What a refusal is about: its code, or the fields it names. */
function readReason({ status, text, body }: Answer): string {
  if (status === 200) return 'taken'
  const faults = refusalProblems(status, text)
  if (faults.length > 0) throw new Error(`${faults.join(', ')}: ${text}`)
  const { applicationError, validationError } = body.details
  return (
    applicationError?.code ?? validationError.fieldViolations.map(({ field }: { field: string }) => field).join(' ')
  )
}

const refused = async (url: string, payload?: object, headers?: Record<string, string>) =>
  readReason(await writesNothing(() => send(url, payload, headers)))

const availability = (filter: object, more: object = {}) => ({
  query: { filter: { serviceId: home.serviceId, startDate: '2026-07-01', endDate: '2026-07-02', ...filter } },
  ...more,
})
const booking = (slot: object, more: object = {}) => {
  const made = bookingFor({ ...nextSlot(), ...slot }, aCustomer())
  return { booking: { ...made.booking, ...more } }
}

describe('an unknown time zone', () => {
  const zones = ['Mars/Olympus', 'Europe/Berlin ', 'GMT+25', '../etc/passwd', "' or 1=1", '__proto__', '5', 'EUROPE']

  it.each(zones)('is refused everywhere: %s', async (zone) => {
    const { slot } = { slot: holdSlot(fixture) }
    const range = { serviceId: home.serviceId, fromDate: '2026-07-01', days: 3 }
    expect(await refused('/v1/availability/query', availability({}, { timezone: zone }))).toBe('INVALID_TIME_ZONE')
    expect(await refused('/v1/availability/overview', { ...range, timezone: zone })).toBe('INVALID_TIME_ZONE')
    const next = { serviceIds: [home.serviceId], timezone: zone }
    expect(await refused('/v1/availability/next-free', next)).toBe('INVALID_TIME_ZONE')
    expect(await refused('/v1/holds', { slot: { ...slot, timezone: zone } }, visitor)).toBe('INVALID_TIME_ZONE')
    expect(await refused('/v2/bookings', booking({ timezone: zone }), visitor)).toBe('INVALID_TIME_ZONE')
  })
})

describe('a range', () => {
  const request = (startDate: unknown, endDate: unknown) =>
    refused('/v1/availability/query', availability({ startDate, endDate }), visitor)

  it('that is reversed or empty is refused', async () => {
    const end = 'query.filter.endDate'
    expect(await request('2026-07-02', '2026-07-01')).toBe(end)
    expect(await request('2026-07-02', '2026-07-02')).toBe(end)
    expect(await request('2026-07-01T10:00:00Z', '2026-07-01T09:59:59.999Z')).toBe(end)
    const { startDate, endDate, ...slot } = holdSlot(fixture)
    const backwards = { ...slot, startDate: endDate, endDate: startDate }
    expect(await refused('/v1/holds', { slot: backwards }, visitor)).not.toBe('taken')
    expect(await refused('/v2/bookings', booking({ startDate: endDate, endDate: startDate }), visitor)).not.toBe(
      'taken',
    )
    expect(await refused('/v2/bookings', booking({ startDate, endDate: startDate }), visitor)).not.toBe('taken')
  })

  it('of 366 days is accepted, of 367 refused', async () => {
    expect(await request('2026-07-01T00:00:00Z', '2027-07-02T00:00:00Z')).toBe('taken')
    expect(await request('2026-07-01T00:00:00Z', '2027-07-03T00:00:00Z')).toBe('query.filter.endDate')
    expect(await request('0001-01-01T00:00:00Z', '9999-12-31T00:00:00Z')).toBe('query.filter.endDate')
  })

  it('centuries away is accepted, or refused with its field name', async () => {
    const days = [
      ['0000-01-01', '0000-12-01'],
      ['0001-01-01', '0001-02-01'],
      ['1582-10-01', '1582-10-20'],
      ['9999-01-01', '9999-12-31'],
    ]
    for (const [from, to] of days) {
      for (const timezone of ['Europe/Berlin', 'Pacific/Apia', undefined]) {
        const requested = { ...availability({ startDate: from, endDate: to }), ...(timezone ? { timezone } : {}) }
        expect(readReason(await send('/v1/availability/query', requested, visitor))).toMatch(/^taken$|^query\.filter\./)
      }
    }
  })

  it('with invalid dates is refused with its field name', async () => {
    const never = [
      '2026-02-30',
      '2026-13-01',
      '2026-07-01T25:00:00Z',
      '2026-07-01T10:00',
      'tomorrow',
      '',
      0,
      {},
      [],
      true,
    ]
    for (const date of never.filter((it) => it !== '2026-07-01T10:00')) {
      expect([date, await request(date, '2026-07-05')]).toEqual([date, 'query.filter.startDate'])
    }
  })
})

describe('a slot', () => {
  it('at an impossible time is refused', async () => {
    const never = [
      '2026-02-30T10:00:00Z',
      '2026-07-01',
      'x',
      '0001-01-01T00:00:00Z',
      '9999-12-31T23:00:00-18:00',
      '9999-12-31T23:59:59Z',
      '0000-01-01T00:00:00Z',
      '-1',
      '',
    ]
    for (const startDate of never) {
      for (const headers of [visitor, fixture.key]) {
        expect([startDate, await refused('/v2/bookings', booking({ startDate }), headers)]).not.toContain('taken')
        const slot = { ...holdSlot(fixture), startDate }
        expect([startDate, await refused('/v1/holds', { slot }, headers)]).not.toContain('taken')
      }
      // Whoever may pass over what is taken may still not leave the calendar.
      const flowControlSettings = { skipAvailabilityValidation: true }
      const confirmed = { ...booking({ startDate }, { status: 'CONFIRMED' }), flowControlSettings }
      expect([startDate, await refused('/v2/bookings', confirmed)]).not.toContain('taken')
    }
  })

  it('off the grid, in the past, or longer than the service is refused for customers', async () => {
    const { startDate } = nextSlot()
    const at = (minutes: number) => new Date(Date.parse(startDate) + minutes * 60_000).toISOString()
    const wrong = [
      { startDate: at(7), endDate: at(37) },
      { startDate: at(0), endDate: at(90) },
      { startDate: at(0), endDate: at(1) },
      { startDate: '2026-05-01T10:00:00.000Z', endDate: '2026-05-01T10:30:00.000Z' },
    ]
    for (const times of wrong) {
      expect([times, await refused('/v2/bookings', booking(times), visitor)]).not.toContain('taken')
      const slot = { ...holdSlot(fixture), ...times }
      expect([times, await refused('/v1/holds', { slot }, visitor)]).not.toContain('taken')
    }
  })
})

describe('an outdated revision', () => {
  const stale = ['0', '2', '01', '-1', '1.0', '+1', '1e0', ' 1', '', 'x', '99999999999999999999', '٢', 'null']

  it('changes nothing', async () => {
    const { id } = await aBooking(fixture, 'visitor')
    for (const revision of stale) {
      for (const verb of ['confirm', 'decline', 'cancel']) {
        const reason = await refused(`/v2/bookings/${id}/${verb}`, { revision })
        expect([revision, verb, reason]).toEqual([revision, verb, 'BOOKING_REVISION_MISMATCH'])
      }
    }
  })

  it('cancels nothing by link', async () => {
    const { id } = await aConfirmedBooking(fixture, 'visitor')
    const token = await aLinkToken(fixture, id)
    for (const revision of stale.filter((it) => it !== '2')) {
      const reason = await refused(`/v1/anonymous-bookings/${token}/cancel`, { revision }, {})
      expect([revision, reason]).toEqual([revision, 'BOOKING_REVISION_MISMATCH'])
    }
  })
})

describe('an id of another business', () => {
  it('in a slot or a hold is not found', async () => {
    const [foreign] = otherBusiness.resourceIds
    const service = { serviceId: otherBusiness.serviceId, scheduleId: otherBusiness.scheduleId }
    for (const headers of [visitor, fixture.key]) {
      expect(await refused('/v2/bookings', booking(service), headers)).toBe('SCHEDULE_NOT_FOUND')
      expect(await refused('/v2/bookings', booking({ resource: { id: foreign } }), headers)).toBe(
        'INVALID_FLOW_SELECTED_RESOURCES',
      )
      const location = { id: otherBusiness.locationId, locationType: 'OWNER_BUSINESS' }
      expect(await refused('/v2/bookings', booking({ location }), headers)).not.toBe('taken')
      const slot = holdSlot(fixture)
      expect(await refused('/v1/holds', { slot: { ...slot, serviceId: otherBusiness.serviceId } }, headers)).toBe(
        'SERVICE_NOT_FOUND',
      )
      expect(await refused('/v1/holds', { slot: { ...slot, resourceId: foreign } }, headers)).toBe(
        'INVALID_FLOW_SELECTED_RESOURCES',
      )
      expect(await refused('/v1/holds', { slot: { ...slot, locationId: otherBusiness.locationId } }, headers)).toBe(
        'LOCATION_NOT_FOUND',
      )
    }
  })

  it('in a filter returns nothing', async () => {
    const filter = { serviceId: otherBusiness.serviceId }
    const answer = await send('/v1/availability/query', availability(filter), visitor)
    expect(answer.body.availabilityEntries).toEqual([])
    const [resourceId] = otherBusiness.resourceIds
    const others = await send('/v1/availability/query', availability({ resourceId }), visitor)
    expect(others.body.availabilityEntries).toEqual([])
  })

  it('in a new service is refused with its field', async () => {
    const service = serviceFor(home.mark, home.resourceIds)
    const create = (changes: object) => refused('/v2/services', { service: { ...service, ...changes } })
    expect(await create({ staffMemberIds: [otherBusiness.resourceIds[0]] })).toContain('staffMemberIds')
    expect(await create({ category: { id: randomUUID() } })).toContain('category')
    expect(await create({ bookingPolicy: { id: randomUUID() } })).toContain('bookingPolicy')
    expect(await create({ form: { id: randomUUID() } })).toContain('form')
    const locations = [{ type: 'BUSINESS', business: { id: otherBusiness.locationId } }]
    expect(await create({ locations })).toContain('locations')
  })
})

describe('a page', () => {
  const query = (url: string, paging: object) => refused(url, { query: paging })

  it('with an impossible size or position is refused', async () => {
    for (const url of ['/v2/services/query', '/v2/extended-bookings/query', '/v2/extended-booking/query']) {
      for (const paging of [
        { limit: 0 },
        { limit: -1 },
        { limit: 101 },
        { limit: 10, offset: -1 },
        { limit: 2 ** 53 },
      ]) {
        expect([url, paging, await query(url, { paging })]).not.toContain('taken')
      }
      expect([url, readReason(await send(url, { query: { paging: { limit: 1, offset: 2 ** 31 } } }))]).toBeDefined()
    }
    for (const changes of [{ limit: 0 }, { limit: 101 }, { offset: -1 }]) {
      expect(await refused('/v1/messages/query', changes)).toBe(Object.keys(changes)[0])
    }
  })

  it('at an unknown cursor is refused', async () => {
    const page = await send('/v2/extended-bookings/query', { query: { cursorPaging: { limit: 1 } } })
    const next: string = page.body.pagingMetadata.cursors.next
    const altered = [`${next}x`, next.slice(1), next.slice(0, -2), `${next.slice(0, -1)}!`, next.toUpperCase()]
    const garbage = ['x', 'e30', 'bnVsbA', '%00', "' or 1=1", 'eyJmaWx0ZXIiOnt9fQ', 'x'.repeat(15_000)]
    for (const cursor of [...altered, ...garbage]) {
      const reason = await query('/v2/extended-bookings/query', { cursorPaging: { limit: 1, cursor } })
      expect([cursor.slice(0, 40), reason]).toEqual([cursor.slice(0, 40), expect.stringContaining('cursor')])
    }
  })

  it('at a cursor of another operation or filter is refused', async () => {
    const page = await send('/v2/extended-bookings/query', { query: { cursorPaging: { limit: 1 } } })
    const cursor: string = page.body.pagingMetadata.cursors.next
    expect(await query('/v2/services/query', { cursorPaging: { limit: 1, cursor } })).not.toBe('taken')
    const filtered = { cursorPaging: { limit: 1, cursor }, filter: { status: 'CONFIRMED' } }
    expect(await query('/v2/extended-bookings/query', filtered)).not.toBe('taken')
  })

  it('at a cursor of another business, or of staff, shows a customer nothing more', async () => {
    const page = await send('/v2/extended-bookings/query', { query: { cursorPaging: { limit: 1 } } })
    const cursor: string = page.body.pagingMetadata.cursors.next
    for (const actor of ['otherVisitor', 'otherBusinessKey'] as const) {
      const headers = await fixture.actors.actorHeaders(actor)
      const answer = await send(
        '/v2/extended-bookings/query',
        { query: { cursorPaging: { limit: 100, cursor } } },
        headers,
      )
      expect(answer.body.extendedBookings ?? []).toEqual([])
    }
  })
})

describe('a filter', () => {
  const urls = ['/v2/services/query', '/v2/extended-bookings/query', '/v2/extended-booking/query']

  it('with unknown fields or operators is refused with the name', async () => {
    const wrong: object[] = [
      { noSuchField: 1 },
      { id: { $regex: '.*' } },
      { id: { $where: '1=1' } },
      { $or: 'x' },
      { $and: {} },
      { id: { $in: 'x' } },
      { "id'; drop table bookings; --": 1 },
      { 'id::text': 'x' },
      { id: { $eq: { $eq: 1 } } },
      { constructor: 1 },
      { site_id: otherBusiness.siteId },
    ]
    for (const url of urls) {
      for (const filter of wrong) {
        const reason = await refused(url, { query: { filter } })
        expect([url, filter, reason]).toEqual([url, filter, expect.stringMatching(/^query\.filter/)])
      }
    }
  })

  it('cannot show more than the actor may see', async () => {
    const { id } = await aBooking(fixture, 'member')
    const wide = [
      { id },
      { $or: [{ id }, { id: { $ne: id } }] },
      { $not: { id: randomUUID() } },
      { id: { $ne: randomUUID() } },
    ]
    for (const filter of wide) {
      const answer = await send('/v2/extended-bookings/query', { query: { filter, paging: { limit: 100 } } }, visitor)
      expect([filter, answer.status, answer.text.includes(id)]).toEqual([filter, 200, false])
    }
  })
})

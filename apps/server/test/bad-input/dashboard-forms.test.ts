// What the front desk sends: sessions and blocked time, customers, notes, the calendar.
import { describe, expect, it } from 'vitest'
import { aBlock, aBooking, aCanceledBooking, aConfirmedBooking, aSeatInClass, newBlock } from '../access/fixture.ts'
import { refusalProblems } from './error-form.ts'
import { nastyTexts } from './nasty-texts.ts'
import { type Answer, openTestFixture } from './open-fixture.ts'

const fixture = await openTestFixture()
const { home, otherBusiness, send, writesNothing, nextSlot } = fixture

const readReason = ({ status, text, body }: Answer): string => {
  if (status === 200) return 'taken'
  expect(refusalProblems(status, text)).toEqual([])
  const { applicationError, validationError } = body.details
  return applicationError?.code ?? validationError.fieldViolations.map(({ field }: { field: string }) => field).join()
}
const refused = async (url: string, payload?: object, method?: 'PATCH' | 'DELETE') =>
  readReason(await writesNothing(() => send(url, payload, fixture.key, method)))

async function customerAbroad(): Promise<{ id: string; noteId: string }> {
  const headers = await fixture.actors.actorHeaders('otherBusinessKey')
  const { id } = (await send('/v1/customers', { customer: { firstName: 'Birgit' } }, headers)).body.customer
  const { notes } = (await send(`/v1/customers/${id}/notes`, { text: 'Ours' }, headers)).body
  return { id, noteId: notes[0].id }
}

describe('an unknown time zone', () => {
  it.each(['Mars/Olympus', 'Europe/Berlin ', "' or 1=1", '__proto__'])(
    'is refused in the dashboard: %s',
    async (zone) => {
      const session = { ...newBlock(fixture), timeZone: zone }
      expect(await refused('/v1/sessions', { session })).toBe('INVALID_TIME_ZONE')
      const day = { fromDate: '2026-06-02', days: 1, timezone: zone }
      expect(await refused('/v1/calendar/query', day)).toBe('INVALID_TIME_ZONE')
      const range = { fromLocalDate: '2026-06-02T00:00:00', toLocalDate: '2026-06-03T00:00:00', timeZone: zone }
      expect(await refused('/v2/time-slots', { serviceId: home.serviceId, ...range })).toBe('INVALID_TIME_ZONE')
      expect(await refused('/v2/time-slots/event', range)).toBe('INVALID_TIME_ZONE')
    },
  )
})

describe('an outdated revision', () => {
  const stale = ['0', '01', '-1', '1.0', ' 1', '', 'x', '99999999999999999999', '٢']

  it('changes no booking', async () => {
    const [moving, seated, gone] = [
      await aConfirmedBooking(fixture, 'visitor'),
      await aSeatInClass(fixture, 'visitor'),
      await aCanceledBooking(fixture, 'visitor'),
    ]
    const { startDate, endDate } = nextSlot()
    for (const revision of stale) {
      const reasons = [
        await refused(`/v2/bookings/${moving.id}/reschedule`, { revision, slot: { startDate, endDate } }),
        await refused(`/v2/bookings/${seated.id}/update_number_of_participants`, { revision, totalParticipants: 2 }),
        await refused(`/v2/bookings/${moving.id}/mark_booking_as_pending`, { revision }),
        await refused(`/v1/bookings/${gone.id}/undo`, { revision }),
      ]
      expect([revision, ...reasons]).toEqual([revision, ...reasons.map(() => 'BOOKING_REVISION_MISMATCH')])
    }
  })

  it('changes no session and no customer', async () => {
    const { id } = await aBlock(fixture)
    const { contactId } = await aBooking(fixture, 'visitor')
    for (const revision of stale) {
      const reasons = [
        await refused(`/v1/sessions/${id}`, { session: { revision, title: 'Other' } }, 'PATCH'),
        await refused(`/v1/sessions/${id}/cancel`, { revision }),
        await refused(`/v1/customers/${contactId}`, { customer: { revision, firstName: 'Other' } }, 'PATCH'),
      ]
      expect([revision, ...reasons]).toEqual([revision, ...reasons.map(() => 'REVISION_MISMATCH')])
    }
  })
})

describe('an id of another business', () => {
  it('is not found in a session, a note or a record', async () => {
    const session = newBlock(fixture)
    const make = (more: object) => refused('/v1/sessions', { session: { ...session, ...more } })
    expect(await make({ resourceIds: [otherBusiness.resourceIds[0]] })).toBe('RESOURCE_NOT_FOUND')
    expect(await make({ serviceId: otherBusiness.serviceId })).toBe('SERVICE_NOT_FOUND')
    expect(await make({ locationId: otherBusiness.locationId })).toBe('LOCATION_NOT_FOUND')
    const { id, revision } = await aBlock(fixture)
    const change = { revision, resourceIds: [otherBusiness.resourceIds[0]] }
    expect(await refused(`/v1/sessions/${id}`, { session: change }, 'PATCH')).toBe('RESOURCE_NOT_FOUND')
    const { contactId } = await aBooking(fixture, 'visitor')
    const foreign = await customerAbroad()
    expect(await refused(`/v1/customers/${contactId}/merge`, { otherIds: [foreign.id] })).toBe('CONTACT_NOT_FOUND')
    expect(await refused(`/v1/customers/${foreign.id}/notes/${foreign.noteId}`, {}, 'DELETE')).toBe('CONTACT_NOT_FOUND')
    expect(await refused(`/v1/customers/${contactId}/notes/${foreign.noteId}`, {}, 'DELETE')).not.toBe('taken')
  })

  it('in a filter returns nothing', async () => {
    const range = { fromDate: '2026-06-01T00:00:00Z', toDate: '2026-07-30T00:00:00Z' }
    const { body } = await send('/v1/sessions/query', { ...range, resourceIds: [otherBusiness.resourceIds[0]] })
    expect(body.sessions).toEqual([])
    const day = { fromDate: '2026-06-02', days: 1, resourceIds: [otherBusiness.resourceIds[0]] }
    const calendar = await send('/v1/calendar/query', day)
    expect([calendar.body.resources, calendar.body.items]).toEqual([[], []])
  })
})

describe('an invalid time', () => {
  const never = ['2026-02-30T10:00:00', '2026-13-01T10:00:00', '2026-06-02T24:30:00', 'tomorrow', '']

  it.each(never)('creates no session: %j', async (localStartDate) => {
    const session = { ...newBlock(fixture), localStartDate }
    expect(await refused('/v1/sessions', { session })).toBe('session.localStartDate')
  })

  it.each(['0001-01-01T10:00:00', '9999-12-31T23:30:00'])('creates none centuries away: %s', async (localStartDate) => {
    const session = { ...newBlock(fixture), localStartDate }
    expect(await refused('/v1/sessions', { session })).not.toBe('taken')
    const day = { fromDate: localStartDate.slice(0, 10), days: 1 }
    expect(await refused('/v1/calendar/query', day)).toBe('fromDate')
  })
})

describe('a text entered by staff', () => {
  const texts = nastyTexts.filter((text) => text.trim() !== '')

  it.each(texts)('is stored and returned unchanged: %j', async (text) => {
    const session = { ...newBlock(fixture), title: text, note: text }
    const made = await send('/v1/sessions', { session })
    expect([made.status, made.text.slice(0, 200)]).toEqual([200, expect.anything()])
    const found = await send(`/v1/sessions/${made.body.session.id}`)
    expect(found.body.session).toMatchObject({ title: text, note: text })
    const { contactId } = await aBooking(fixture, 'visitor')
    const noted = await send(`/v1/customers/${contactId}/notes`, { text })
    // Space around a note says nothing.
    expect([noted.status, noted.body.notes?.[0].text]).toEqual([200, text.trim()])
  })

  it.each(texts)('is searched for literally, without errors: %j', async (text) => {
    const answer = await send('/v1/customers/query', { search: [...text].slice(0, 100).join('') })
    expect(answer.status).toBe(200)
  })

  it('is not a formula in an exported spreadsheet', async () => {
    const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '=HYPERLINK("https://evil.example")']
    for (const [index, firstName] of formulas.entries()) {
      const customer = { firstName, lastName: `Formula ${index}`, email: `f${index}@customer.example` }
      expect((await send('/v1/customers', { customer })).status).toBe(200)
    }
    const { text } = await send('/v1/customers/export.csv')
    expect(text).toContain('Formula 0')
    expect(text).not.toMatch(/(^|[,\n])"?[=+@\t-]/m)
  })
})

import { describe, expect, it } from 'vitest'
import type { BookingRow } from '../store/rows.ts'
import { conferencingView } from './conferencing.ts'

const row = { id: 'b', status: 'CONFIRMED', service_id: 's', session_id: 'e', schedule_id: 'c' } as BookingRow
const meets = {
  template: 'https://meet.example/{eventId}?for={bookingId}',
  serviceIds: new Set(['s']),
  sessionId: undefined,
}

describe('conferencing link of a session', () => {
  it('is the template with the ids of event and booking', () => {
    expect(conferencingView(row, meets)).toEqual({ guestUrl: 'https://meet.example/e?for=b' })
  })

  it('exists once for a course, or for the requested session', () => {
    const course = { ...row, session_id: null }
    expect(conferencingView(course, meets)?.guestUrl).toContain('/c?')
    expect(conferencingView(course, { ...meets, sessionId: 'm' })?.guestUrl).toContain('/m?')
  })

  it('is undefined before confirmation, without a template and for other services', () => {
    expect(conferencingView({ ...row, status: 'PENDING' }, meets)).toBeUndefined()
    expect(conferencingView(row, { ...meets, template: null })).toBeUndefined()
    expect(conferencingView(row, { ...meets, serviceIds: new Set() })).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import { toClassSession } from './sessions.ts'

const slot = {
  serviceId: 'yoga',
  localStartDate: '2026-11-25T17:30:00',
  localEndDate: '2026-11-25T18:30:00',
  bookable: false,
  eventInfo: { eventId: 'session', eventTitle: 'Yoga' },
  location: { id: 'aventine' },
  bookableCapacity: 0,
}
const obstacle = (change: object) => toClassSession({ ...slot, ...change } as never).obstacle

describe('a session of the timetable', () => {
  it('reads UTC wall-clock times as instants', () => {
    expect(toClassSession(slot as never)).toMatchObject({ start: '2026-11-25T17:30:00Z', end: '2026-11-25T18:30:00Z' })
  })

  it('returns the most important obstacle', () => {
    expect(obstacle({ bookable: true })).toBeNull()
    expect(obstacle({ nonBookableReasons: { noRemainingCapacity: true } })).toBe('full')
    expect(obstacle({ nonBookableReasons: { noRemainingCapacity: true, reservedForWaitingList: true } })).toBe(
      'reserved',
    )
    expect(obstacle({ nonBookableReasons: { eventCancelled: true, noRemainingCapacity: true } })).toBe('cancelled')
    expect(obstacle({ bookingPolicyViolations: { tooLateToBook: true } })).toBe('late')
    expect(obstacle({ bookingPolicyViolations: { tooEarlyToBook: true } })).toBe('early')
    expect(obstacle({ bookingPolicyViolations: { bookOnlineDisabled: true } })).toBe('offline')
    expect(obstacle({})).toBe('closed')
    expect(obstacle({ nonBookableReasons: { noRemainingCapacity: false } })).toBe('closed')
  })
})

import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ClassList, type ClassListProps } from '../index.ts'

type Session = ClassListProps['sessions'][number]
const session = (id: string, localStartDate: string, more: Partial<Session> = {}): Session => ({
  serviceId: 'yoga',
  localStartDate,
  localEndDate: localStartDate,
  location: { locationType: 'BUSINESS' },
  availableResources: [],
  nestedTimeSlots: [],
  bookable: true,
  remainingCapacity: 2,
  eventInfo: { eventId: id, eventTitle: 'Yoga' },
  ...more,
})
const sessions = [
  session('a', '2026-11-25T07:30:00', { availableResources: [{ resources: [{ name: 'Livia' }] }] }),
  session('b', '2026-11-25T18:30:00', {
    bookable: false,
    remainingCapacity: 0,
    nonBookableReasons: { noRemainingCapacity: true },
  }),
  session('c', '2026-11-26T18:30:00', { bookable: false, nonBookableReasons: { eventCancelled: true } }),
  session('d', '2026-11-26T19:30:00', { bookable: false, nonBookableReasons: { violatesBookingPolicy: true } }),
]
const render = (change: Partial<ClassListProps> = {}): string =>
  renderToString(
    <ClassList
      sessions={sessions}
      timezone="Europe/Rome"
      locale="en-GB"
      onChoose={() => undefined}
      chosen={sessions[0]}
      {...change}
    />,
  )

describe('ClassList', () => {
  it('lists sessions by day, and only those with spots can be booked', () => {
    const html = render()
    expect(html.match(/<h3/g)).toHaveLength(2)
    expect(html.match(/<button/g)).toHaveLength(1)
    expect(html).toMatch(/aria-label="Book Yoga, Wednesday,? 25 November, 07:30" aria-current="true"/)
    for (const text of ['Livia', '2 spots left', 'Full', 'Cancelled', 'Not bookable', 'Rome, GMT+1'])
      expect(html).toContain(text)
  })

  it('announces that it is loading, that there are none, and an error', () => {
    expect(render({ sessions: [], busy: true })).toContain('role="status">Looking for classes')
    expect(render({ sessions: [] })).toContain('role="status">No classes in these days.')
    expect(render({ sessions: [], error: new Error('x') })).toMatch(/role="alert"[^>]*><p>We couldn’t load the classes/)
  })
})

import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { addDays } from '../dates.ts'
import { CalendarDays, type CalendarDaysProps, TimeSlots, type TimeSlotsProps } from '../index.ts'

const nothing = () => undefined
const day = (index: number, state = 'FREE', freeCount = 3) => ({ date: addDays('2026-11-25', index), state, freeCount })
const days = [day(0, 'PAST', 0), day(1, 'FREE', 1), day(2), day(3, 'FULL', 0), day(4, 'OTHER', 0)]

const renderDays = (change: Partial<CalendarDaysProps> = {}): string =>
  renderToString(
    <CalendarDays days={days} today="2026-11-26" chosen="2026-11-27" onChoose={nothing} onTurn={nothing} {...change} />,
  )
const cell = (html: string, date: string): string =>
  html.match(new RegExp(`<button[^>]*data-day="${date}".*?/td>`))?.[0] ?? ''

describe('CalendarDays', () => {
  it('says of each day what is available, or why nothing is', () => {
    const html = renderDays()
    expect(cell(html, '2026-11-25')).toMatch(/aria-label="Wednesday,? November 25, 2026, past"/)
    expect(cell(html, '2026-11-26')).toContain('2026, today, 1 time available"')
    expect(cell(html, '2026-11-27')).toContain('3 times available"')
    expect(cell(html, '2026-11-28')).toContain('full"')
    expect(cell(html, '2026-11-29')).toContain('not bookable"')
  })

  it('has one tab stop, the chosen day, and disables days without times', () => {
    const html = renderDays()
    expect(html.match(/tabindex="0"/gi)).toHaveLength(1)
    expect(cell(html, '2026-11-27')).toMatch(/tabindex="0"/i)
    expect(html.match(/aria-selected="true"/g)).toHaveLength(1)
    expect(html.match(/aria-current="date"/g)).toHaveLength(1)
    expect(cell(html, '2026-11-28')).toContain('aria-disabled="true"')
    expect(cell(html, '2026-11-27')).not.toContain('aria-disabled')
  })

  it('puts each day under its weekday', () => {
    expect(renderDays({ firstWeekday: 0 })).toMatch(/<tbody><tr><td><\/td><td><\/td><td aria-selected/)
    expect(renderDays({ firstWeekday: 6 })).toMatch(/<tbody><tr>(<td><\/td>){3}<td aria-selected/)
  })

  it('announces an error, and takes texts, classes and language from outside', () => {
    const html = renderDays({
      error: new Error('x'),
      locale: 'de',
      labels: { later: 'Später', problem: 'Fehler' },
      classNames: { day: 'tag' },
    })
    expect(html).toMatch(/role="alert"[^>]*><p>Fehler/)
    expect(html).toContain('Später')
    expect(cell(html, '2026-11-27')).toContain('class="tag"')
    expect(html).toContain('November 2026')
  })

  it('cannot be turned before its earliest day', () => {
    expect(renderDays({ earliest: '2026-11-25' })).toMatch(/aria-disabled="true">Earlier/)
    expect(renderDays({ earliest: '2026-11-18' })).not.toMatch(/aria-disabled="true">Earlier/)
  })
})

const time = (clock: string): TimeSlotsProps['times'][number] => ({
  startDate: new Date(`2026-11-25T${clock}:00Z`),
  endDate: new Date(`2026-11-25T${clock}:30Z`),
  localStartDate: '',
  resourceId: null,
  resourceIds: [],
  locationId: null,
})
const times = ['08:00', '11:00', '13:30', '16:30'].map(time)
const renderTimes = (change: Partial<TimeSlotsProps> = {}): string =>
  renderToString(
    <TimeSlots day="2026-11-25" times={times} timezone="Europe/Rome" locale="en-GB" onChoose={nothing} {...change} />,
  )

describe('TimeSlots', () => {
  it('groups times by the clock of the zone, and names the zone', () => {
    const html = renderTimes()
    expect(html.match(/Morning|Afternoon|Evening/g)).toEqual(['Morning', 'Afternoon', 'Evening'])
    expect(html).toContain('>09:00<')
    expect(html).toContain('Times are in Rome, GMT+1.')
    expect(renderTimes({ timezone: 'America/New_York' }).match(/Morning|Afternoon|Evening/g)).toEqual(['Morning'])
  })

  it('marks the chosen time and announces how many there are', () => {
    const html = renderTimes({ chosen: time('11:00') })
    expect(html.match(/aria-current="true"[^>]*>12:00/g)).toHaveLength(1)
    expect(html).toMatch(/role="status">Wednesday,? 25 November, 4 times available/)
  })

  it('offers the next time on a day without any', () => {
    const html = renderTimes({ times: [], nextFree: time('16:30'), onShowDay: nothing })
    expect(html).toContain('No times left on this day.')
    expect(html).toMatch(/Show Wednesday,? 25 November, 17:30/)
  })

  it('says nothing of times while they are loading or failed to load', () => {
    expect(renderTimes({ times: [], busy: true })).not.toContain('No times left')
    expect(renderTimes({ times: [], busy: true })).toContain('aria-busy="true"')
    expect(renderTimes({ times: [], error: new Error('x') })).toMatch(/role="alert"[^>]*><p>We couldn’t load the times/)
  })
})

import { describe, expect, it } from 'vitest'
import { anItem, aPerson, at } from '../../test/calendar-items.ts'
import { findGaps } from './gaps.ts'

const clock = (instant: number): string => new Date(instant).toISOString().slice(11, 16)
const gaps = (...given: Parameters<typeof findGaps>): string[] =>
  findGaps(...given).map(({ from, until }) => `${clock(from)}–${clock(until)}`)

describe('free time', () => {
  const livia = aPerson('livia', '09:00', '13:00')

  it('is what bookings and their buffers leave of the working hours', () => {
    const items = [anItem('10:00', '11:00', { bufferAfter: 15 }), anItem('12:30', '14:00')]
    expect(gaps(livia, items, at('08:00'))).toEqual(['09:00–10:00', '11:15–12:30'])
  })

  it('does not start before now, and omits short gaps', () => {
    expect(gaps(livia, [anItem('10:00', '12:50')], at('09:02'))).toEqual(['09:05–10:00'])
    expect(gaps(livia, [], at('14:00'))).toEqual([])
  })

  it('ignores other staff and cancelled bookings', () => {
    const items = [
      anItem('10:00', '11:00', { resourceIds: ['noor'] }),
      anItem('11:00', '12:00', { status: 'CANCELED' }),
    ]
    expect(gaps(livia, items, at('08:00'))).toEqual(['09:00–13:00'])
  })
})

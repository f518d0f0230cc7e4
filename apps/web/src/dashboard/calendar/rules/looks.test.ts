import { describe, expect, it } from 'vitest'
import { anItem, at } from '../../test/calendar-items.ts'
import type { Item } from '../model.ts'
import { blockLook, countLines, listSigns } from './looks.ts'

const now = at('11:24')

describe('how a block looks', () => {
  it.each<[Partial<Item>, string]>([
    [{}, 'plain'],
    [{ status: 'PENDING' }, 'pending'],
    [{ kind: 'HOLD' }, 'hold'],
    [{ kind: 'BLOCK' }, 'blocked'],
    [{ attendance: 'ATTENDED' }, 'arrived'],
    [{ attendance: 'NOT_ATTENDED' }, 'missed'],
    [{ status: 'CANCELED' }, 'off'],
    [{ kind: 'CLASS', status: 'CANCELLED' }, 'off'],
    [{ until: at('11:20') }, 'done'],
  ])('follows its state: %j', (more, look) => {
    expect(blockLook(anItem('11:00', '12:00', more), now)).toBe(look)
  })

  it('has signs for its most important facts', () => {
    const item = anItem('12:00', '13:00', { unpaid: 1, firstVisit: true, hasNote: true, doubleBooked: true })
    expect(listSigns(item)).toEqual(['overlap', 'unpaid', 'first', 'note'])
    // Nobody noted whether they came.
    expect(listSigns(anItem('09:00', '10:00'))).toEqual([])
    expect(listSigns(anItem('09:00', '10:00', { attendance: 'ATTENDED' }))).toEqual(['checkedIn'])
    expect(listSigns(anItem('12:00', '13:00', { kind: 'BLOCK', isSeries: true }))).toEqual(['series'])
  })

  it('shows one line in a quarter of an hour, two in half an hour, three in three quarters', () => {
    const lines = (minutes: number) => countLines({ from: 0, until: minutes * 60_000 }, 80)
    expect([15, 30, 45, 60].map(lines)).toEqual([1, 2, 3, 4])
  })
})

import { describe, expect, it } from 'vitest'
import { anItem, aPerson, at } from '../../test/calendar-items.ts'
import { buildAgenda } from './agenda.ts'

const day = { from: at('00:00'), until: at('00:00') + 864e5 }
const livia = aPerson('livia', '09:00', '13:00')
const kinds = (now: string, items = [anItem('09:00', '10:00'), anItem('11:00', '13:00')]) =>
  buildAgenda(day, items, [livia], at(now)).map(({ kind }) => kind)

describe('agenda of a day', () => {
  it('is in time order, with the current time and free time in between', () => {
    expect(kinds('08:00')).toEqual(['now', 'item', 'gap', 'item'])
    expect(kinds('11:30')).toEqual(['item', 'item', 'now'])
  })

  it('ignores other days and other staff', () => {
    const tomorrow = { ...anItem('09:00', '10:00'), from: day.until, until: day.until + 36e5 }
    expect(kinds('08:00', [tomorrow, anItem('09:00', '13:00', { resourceIds: ['noor'] })])).toEqual(['now', 'gap'])
  })
})

import { describe, expect, it } from 'vitest'
import { countDays } from './count-days.ts'

const service = (quantity: number) => ({ kind: 'SERVICE', quantity })
const addOn = (quantity: number) => ({ kind: 'ADD_ON', quantity })

describe('the days in the lines of a price', () => {
  it('are told from the pieces of a rental by the day', () => {
    const rented = { duration_days: 3, total_participants: 2 }
    expect(countDays([service(6), addOn(3)], rented)).toEqual([{ ...service(2), days: 3 }, addOn(3)])
  })

  it('are those of each price where some were agreed at another one', () => {
    const rented = { duration_days: 3, total_participants: 1 }
    expect(countDays([service(2), service(1)], rented)).toEqual([
      { ...service(1), days: 2 },
      { ...service(1), days: 1 },
    ])
    expect(countDays([service(4), service(2)], { ...rented, total_participants: 2 })).toEqual([service(4), service(2)])
  })

  it('are not named for hours, nor where each length has its price', () => {
    expect(countDays([service(2)], { duration_days: null, total_participants: 2 })).toEqual([service(2)])
    expect(countDays([service(1)], { duration_days: 3, total_participants: 1 })).toEqual([service(1)])
  })
})

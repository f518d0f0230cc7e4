import { expect, test } from 'vitest'
import { openSeats } from './open-seats.ts'

test('open seats are what is neither taken, held nor offered', () => {
  expect(openSeats({ capacity: 10, taken: 4, held: 2, offered: 1 })).toBe(3)
})

test('open seats stay at none while a session is over its capacity', () => {
  expect(openSeats({ capacity: 10, taken: 12, held: 0, offered: 0 })).toBe(0)
})

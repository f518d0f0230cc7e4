import { expect, test } from 'vitest'
import { openSeats } from './open-seats.ts'

test('available seats are neither taken, held nor offered', () => {
  expect(openSeats({ capacity: 10, taken: 4, held: 2, offered: 1 })).toBe(3)
})

test('a session over its capacity has no available seats', () => {
  expect(openSeats({ capacity: 10, taken: 12, held: 0, offered: 0 })).toBe(0)
})

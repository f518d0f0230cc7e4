import { expect, it } from 'vitest'
import { familyExpiry } from './token-lives.ts'

const days = 24 * 60 * 60 * 1000

it('lets a visitor’s family live a year from its last use, for ever', () => {
  expect(familyExpiry('visitor', 0, 5000 * days)).toBe(5365 * days)
})

it('lets a member’s family live 90 days from its last use and a year in all', () => {
  expect(familyExpiry('member', 0, 10 * days)).toBe(100 * days)
  expect(familyExpiry('member', 0, 300 * days)).toBe(365 * days)
})

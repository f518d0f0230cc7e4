import { expect, test } from 'vitest'
import { findLargest } from '../src/profile/costs.ts'
import { type CpuProfile, serverCosts } from '../src/profile/cpu-profile.ts'
import { shorten } from '../src/profile/statements.ts'

test('the largest costs are summed by name, as shares of everything', () => {
  const amounts = ['a', 'b', 'c', 'd', 'a'].map((name, index) => ({ name, amount: index + 1 }))
  expect(findLargest(amounts)).toEqual([
    { name: 'a', share: 6 / 15 },
    { name: 'd', share: 4 / 15 },
    { name: 'c', share: 3 / 15 },
  ])
})

test('a profile is summed by part of the program, without the time in which nothing ran', () => {
  const node = (id: number, functionName: string, url: string) => ({ id, callFrame: { functionName, url } })
  const profile: CpuProfile = {
    nodes: [
      node(1, '(idle)', ''),
      node(2, 'query', 'file:///app/node_modules/pg/lib/client.js'),
      node(3, 'place', 'file:///app/apps/server/dist/features/bookings/store/place-appointment.js'),
      node(4, 'send', 'file:///app/node_modules/@fastify/cors/index.js'),
      node(5, 'decide', 'file:///app/apps/server/dist/features/bookings/steps/decide.js'),
    ],
    samples: [1, 2, 3, 4, 5],
    timeDeltas: [1000, 30, 20, 10, 40],
  }
  expect(serverCosts(profile)).toEqual([
    { name: 'ours: `apps/server` features/bookings', share: 0.6 },
    { name: 'package `pg`', share: 0.3 },
    { name: 'package `@fastify/cors`', share: 0.1 },
  ])
})

test('a statement is shorten to one line that fits in a table', () => {
  expect(shorten('select a\n  from b')).toBe('`select a from b`')
  expect(shorten('x'.repeat(200))).toHaveLength(72)
})

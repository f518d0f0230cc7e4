import { expect, test } from 'vitest'
import { newVisitorLimits } from './token-limits.ts'

test.each(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])('exempts this machine: %s', (address) => {
  expect(newVisitorLimits(address, address)).toEqual([])
})

test('limits others per minute and hour, counted by network', () => {
  expect(newVisitorLimits('2001:db8::9', '2001:db8:0:0::/64')).toEqual([
    { key: 'visitors-minute:2001:db8:0:0::/64', limit: 300, windowMs: 60_000 },
    { key: 'visitors-hour:2001:db8:0:0::/64', limit: 3000, windowMs: 3_600_000 },
  ])
})

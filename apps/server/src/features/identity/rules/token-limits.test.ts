import { expect, test } from 'vitest'
import { newVisitorLimits } from './token-limits.ts'

test.each(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])('%s is this machine and has no limit', (address) => {
  expect(newVisitorLimits(address)).toEqual([])
})

test('others have one for a minute and one for an hour, counted by network', () => {
  expect(newVisitorLimits('203.0.113.9')).toEqual([
    { key: 'visitors-minute:203.0.113.9', limit: 300, windowMs: 60_000 },
    { key: 'visitors-hour:203.0.113.9', limit: 3000, windowMs: 3_600_000 },
  ])
  expect(newVisitorLimits('2001:db8::1')).toEqual(newVisitorLimits('2001:db8::2'))
})

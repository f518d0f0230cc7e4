import { expect, test } from 'vitest'
import { isOutside } from './outside-address.ts'

test.each(['93.184.216.34', '8.8.8.8', '172.32.0.1', '2606:4700::6810:84e5'])('%s is public', (address) => {
  expect(isOutside(address)).toBe(true)
})

test.each([
  '127.0.0.1',
  '127.9.9.9',
  '10.0.0.8',
  '172.16.3.4',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '::ffff:7f00:1',
  '::127.0.0.1',
  'fd00::1',
  'fe80::1',
  '64:ff9b::a00:1',
  '2002:a00:1::',
  'localhost',
  '',
])('%s is not public', (address) => {
  expect(isOutside(address)).toBe(false)
})

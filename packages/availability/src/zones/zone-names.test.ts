import { expect, test } from 'vitest'
import { isZone } from './zone-names.ts'

test.each(['UTC', 'Europe/Berlin', 'europe/berlin', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5', 'Asia/Calcutta'])(
  'is a zone: %s',
  (name) => expect(isZone(name)).toBe(true),
)

test.each([
  '',
  '+02:00',
  '-05',
  'Europe',
  'Europe/Atlantis',
  'Europe/Berlin ',
  'UTC\n',
  '../etc/passwd',
  'x'.repeat(5000),
])('refuses %s', (name) => expect(isZone(name)).toBe(false))

import { expect, it } from 'vitest'
import { readCursor, writeCursor } from './cursor.ts'

it('reads the position it wrote', () => {
  expect(readCursor(writeCursor(1204))).toBe(1204)
})

it.each(['', 'none', '0', '-1', '1.5', '9'.repeat(16), '12 or 1'])('returns undefined for %j', (text) => {
  expect(readCursor(Buffer.from(text).toString('base64url'))).toBeUndefined()
})

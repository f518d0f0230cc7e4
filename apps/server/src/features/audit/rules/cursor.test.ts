import { expect, it } from 'vitest'
import { readCursor, writeCursor } from './cursor.ts'

it('finds its place again', () => {
  expect(readCursor(writeCursor(1204))).toBe(1204)
})

it.each(['', 'none', '0', '-1', '1.5', '9'.repeat(16), '12 or 1'])('knows that %j is none', (text) => {
  expect(readCursor(Buffer.from(text).toString('base64url'))).toBeUndefined()
})

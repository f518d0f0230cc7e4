import { expect, test } from 'vitest'
import { readCursor, writeCursor } from './cursor.ts'

const id = '4f0c1f0e-6f0e-4f3b-9b7e-0d1c2b3a4f5e'

test('a cursor leads back to its place', () => {
  const at = '2026-11-22T10:00:00.123Z'
  expect(readCursor(writeCursor({ at, id }))).toEqual({ at, id })
})

test('any other text is none', () => {
  const made = (text: string) => Buffer.from(text).toString('base64url')
  for (const text of ['', 'x', '💥', made('2026-13-40T99:99:99.999Z x'), made(`2026-13-40T00:00:00.000Z ${id}`)])
    expect(readCursor(text)).toBeUndefined()
})

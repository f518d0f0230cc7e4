import { expect, it } from 'vitest'
import { fromPlainTemplate, toPlainTemplate } from './meet-template.ts'

it('writes placeholders in plain words, and reads both', () => {
  const stored = 'https://meet.example/{eventId}?for={bookingId}'
  const plain = 'https://meet.example/{session}?for={booking}'
  expect(toPlainTemplate(stored)).toBe(plain)
  expect(fromPlainTemplate(plain)).toBe(stored)
  expect(fromPlainTemplate(stored)).toBe(stored)
  expect([toPlainTemplate(null), fromPlainTemplate(null)]).toEqual([null, null])
})

import { expect, test } from 'vitest'
import { fillPlaceholders } from './fill-placeholders.ts'

test.each([
  ['en', 'Clara at Aventine, {other}'],
  ['he', 'קלרה at Aventine, {other}'],
  ['it', 'Clara at Aventine, {other}'],
])('fills a message in %s with examples of its language', (language, shown) => {
  expect(fillPlaceholders('{name} at {business}, {other}', 'Aventine', language)).toBe(shown)
})

import { expect, test } from 'vitest'
import { nextUndone, stepAfter, stepAsked } from './steps.ts'

test('without a wish one begins at the first step that is not done', () => {
  expect(stepAsked(null, [])).toBe('BUSINESS')
  expect(stepAsked(null, ['BUSINESS', 'SERVICE'])).toBe('HOURS')
  expect(stepAsked('nonsense', ['BUSINESS', 'HOURS', 'SERVICE', 'ADDRESS', 'MAIL'])).toBe('END')
  expect(stepAsked('mail', [])).toBe('MAIL')
  expect(stepAsked('end', [])).toBe('END')
})

test('a step done leads to the next undone, and to those passed over at the end', () => {
  expect(nextUndone('BUSINESS', ['BUSINESS'])).toBe('HOURS')
  expect(nextUndone('MAIL', ['BUSINESS', 'SERVICE', 'ADDRESS', 'MAIL'])).toBe('HOURS')
  expect(nextUndone('HOURS', ['BUSINESS', 'HOURS', 'SERVICE', 'ADDRESS', 'MAIL'])).toBe('END')
})

test('passing over a step leads to the one after it', () => {
  expect([stepAfter('BUSINESS'), stepAfter('MAIL')]).toEqual(['HOURS', 'END'])
})

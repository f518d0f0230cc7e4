import { expect, test } from 'vitest'
import { nextUndone, requestedStep, stepAfter } from './steps.ts'

test('without a wish one begins at the first step that is not done', () => {
  expect(requestedStep(null, [])).toBe('BUSINESS')
  expect(requestedStep(null, ['BUSINESS', 'SERVICE'])).toBe('HOURS')
  expect(requestedStep('nonsense', ['BUSINESS', 'HOURS', 'SERVICE', 'ADDRESS', 'MAIL'])).toBe('END')
  expect(requestedStep('mail', [])).toBe('MAIL')
  expect(requestedStep('end', [])).toBe('END')
})

test('a step done leads to the next undone, and to those passed over at the end', () => {
  expect(nextUndone('BUSINESS', ['BUSINESS'])).toBe('HOURS')
  expect(nextUndone('MAIL', ['BUSINESS', 'SERVICE', 'ADDRESS', 'MAIL'])).toBe('HOURS')
  expect(nextUndone('HOURS', ['BUSINESS', 'HOURS', 'SERVICE', 'ADDRESS', 'MAIL'])).toBe('END')
})

test('passing over a step leads to the one after it', () => {
  expect([stepAfter('BUSINESS'), stepAfter('MAIL')]).toEqual(['HOURS', 'END'])
})

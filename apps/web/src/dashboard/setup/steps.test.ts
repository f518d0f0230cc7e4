import { expect, test } from 'vitest'
import { nextUndone, requestedStep, stepAfter } from './steps.ts'

test('starts at the first unfinished step by default', () => {
  expect(requestedStep(null, [])).toBe('BUSINESS')
  expect(requestedStep(null, ['BUSINESS', 'SERVICE'])).toBe('HOURS')
  expect(requestedStep('nonsense', ['BUSINESS', 'HOURS', 'SERVICE', 'ADDRESS', 'MAIL'])).toBe('END')
  expect(requestedStep('mail', [])).toBe('MAIL')
  expect(requestedStep('end', [])).toBe('END')
})

test('a finished step leads to the next unfinished one, and to skipped ones at the end', () => {
  expect(nextUndone('BUSINESS', ['BUSINESS'])).toBe('HOURS')
  expect(nextUndone('MAIL', ['BUSINESS', 'SERVICE', 'ADDRESS', 'MAIL'])).toBe('HOURS')
  expect(nextUndone('HOURS', ['BUSINESS', 'HOURS', 'SERVICE', 'ADDRESS', 'MAIL'])).toBe('END')
})

test('skipping a step leads to the next one', () => {
  expect([stepAfter('BUSINESS'), stepAfter('MAIL')]).toEqual(['HOURS', 'END'])
})

import { expect, it } from 'vitest'
import { readFieldset } from './fieldset.ts'

it('combines both ways of requesting fieldsets', () => {
  expect(readFieldset({})).toBe('PUBLIC')
  expect(readFieldset({ fieldSet: 'EXTENDED' })).toBe('EXTENDED')
  expect(readFieldset({ fieldsets: ['PUBLIC', 'EXTENDED'] })).toBe('EXTENDED')
  expect(readFieldset({ fieldSet: 'FULL', fieldsets: ['PUBLIC'] })).toBe('FULL')
})

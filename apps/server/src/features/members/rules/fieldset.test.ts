import { expect, it } from 'vitest'
import { fieldsetOf } from './fieldset.ts'

it('combines both ways to request fieldsets', () => {
  expect(fieldsetOf({})).toBe('PUBLIC')
  expect(fieldsetOf({ fieldSet: 'EXTENDED' })).toBe('EXTENDED')
  expect(fieldsetOf({ fieldsets: ['PUBLIC', 'EXTENDED'] })).toBe('EXTENDED')
  expect(fieldsetOf({ fieldSet: 'FULL', fieldsets: ['PUBLIC'] })).toBe('FULL')
})

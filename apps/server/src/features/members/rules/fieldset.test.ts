import { expect, it } from 'vitest'
import { fieldsetOf } from './fieldset.ts'

it('takes together what is asked for in both ways', () => {
  expect(fieldsetOf({})).toBe('PUBLIC')
  expect(fieldsetOf({ fieldSet: 'EXTENDED' })).toBe('EXTENDED')
  expect(fieldsetOf({ fieldsets: ['PUBLIC', 'EXTENDED'] })).toBe('EXTENDED')
  expect(fieldsetOf({ fieldSet: 'FULL', fieldsets: ['PUBLIC'] })).toBe('FULL')
})

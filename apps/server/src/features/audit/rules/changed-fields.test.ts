import { expect, test } from 'vitest'
import { changedFields } from './changed-fields.ts'

test('only what differs is told, nested fields by their path', () => {
  const before = { name: 'Cut', payment: { fixed: { price: '10' }, options: { online: true } }, revision: '1' }
  const after = { name: 'Cut', payment: { fixed: { price: '12' }, options: { online: true } }, revision: '2' }
  expect(changedFields(before, after)).toEqual([{ field: 'payment.fixed.price', before: '10', after: '12' }])
})

test('what came and what went has one side only', () => {
  expect(changedFields({ tagLine: 'Old', hidden: null }, { description: 'New' })).toEqual([
    { field: 'tagLine', before: 'Old' },
    { field: 'description', after: 'New' },
  ])
})

test('a list is one field', () => {
  expect(changedFields({ staff: ['a', 'b'] }, { staff: ['a'] })).toEqual([
    { field: 'staff', before: ['a', 'b'], after: ['a'] },
  ])
})

import { expect, test } from 'vitest'
import { changedFields } from './changed-fields.ts'

test('reports only differing fields, nested ones by their path', () => {
  const before = { name: 'Cut', payment: { fixed: { price: '10' }, options: { online: true } }, revision: '1' }
  const after = { name: 'Cut', payment: { fixed: { price: '12' }, options: { online: true } }, revision: '2' }
  expect(changedFields(before, after)).toEqual([{ field: 'payment.fixed.price', before: '10', after: '12' }])
})

test('reports one side for creations and deletions', () => {
  expect(changedFields({ tagLine: 'Old', hidden: null }, { description: 'New' })).toEqual([
    { field: 'tagLine', before: 'Old' },
    { field: 'description', after: 'New' },
  ])
})

test('treats a list as one field', () => {
  expect(changedFields({ staff: ['a', 'b'] }, { staff: ['a'] })).toEqual([
    { field: 'staff', before: ['a', 'b'], after: ['a'] },
  ])
})

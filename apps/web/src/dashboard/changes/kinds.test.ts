import { expect, test } from 'vitest'
import { kindOf, verbOf } from './kinds.ts'

test.each([
  ['createService', [{ field: 'name', after: 'Cut' }], 'created'],
  ['deleteService', [{ field: 'name', before: 'Cut' }], 'deleted'],
  ['bulkDeleteResources', [{ field: 'name', before: 'Room' }], 'deleted'],
  ['restoreForm', [], 'restored'],
  ['updateService', [{ field: 'name', before: 'Cut', after: 'Trim' }], 'changed'],
  ['updateService', [{ field: 'tagLine', after: 'New' }], 'changed'],
  ['removeStaffFromService', [{ field: 'staffMemberIds', before: ['a'], after: [] }], 'changed'],
  ['invitePerson', [{ field: 'role', after: 'viewer' }], 'invited'],
] as const)('%s', (operation, changes, verb) => {
  expect(verbOf({ operation, changes: [...changes] as never })).toBe(verb)
})

test('a kind the page does not know is a thing', () => {
  expect([kindOf('service'), kindOf('unheardOf')]).toEqual(['service', 'other'])
})

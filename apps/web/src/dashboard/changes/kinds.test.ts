import { expect, test } from 'vitest'
import { toKind, toVerb } from './kinds.ts'

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
  expect(toVerb({ operation, changes: [...changes] as never })).toBe(verb)
})

test('an unknown kind gets a generic name', () => {
  expect([toKind('service'), toKind('unheardOf')]).toEqual(['service', 'other'])
})

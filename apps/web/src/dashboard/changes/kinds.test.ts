import { auditedEntities } from '@kalends/contract'
import { expect, test } from 'vitest'
import { kinds, namelessActor, toKind, toVerb } from './kinds.ts'

test.each([
  ['createService', [{ field: 'name', after: 'Cut' }], 'created'],
  ['deleteService', [{ field: 'name', before: 'Cut' }], 'deleted'],
  ['bulkDeleteResources', [{ field: 'name', before: 'Room' }], 'deleted'],
  ['restoreForm', [], 'restored'],
  ['updateService', [{ field: 'name', before: 'Cut', after: 'Trim' }], 'changed'],
  ['updateService', [{ field: 'tagLine', after: 'New' }], 'changed'],
  ['removeStaffFromService', [{ field: 'staffMemberIds', before: ['a'], after: [] }], 'changed'],
  ['invitePerson', [{ field: 'role', after: 'viewer' }], 'invited'],
  ['sellPlan', [{ field: 'status', after: 'ACTIVE' }], 'created'],
  ['eraseMyData', [{ field: 'bookings', after: 1 }], 'erased'],
  ['exportCustomer', [{ field: 'exportedDate', after: '2026-11-29T10:00:00.000Z' }], 'exported'],
] as const)('%s', (operation, changes, verb) => {
  expect(toVerb({ operation, changes: [...changes] as never })).toBe(verb)
})

test('an unknown kind gets a generic name', () => {
  expect([toKind('service'), toKind('unheardOf')]).toEqual(['service', 'other'])
})

test('everything that the server records has a kind', () => {
  expect([...kinds].sort()).toEqual(Object.keys(auditedEntities).sort())
})

test.each([
  ['createOnlineOrder', 'changes.customer'],
  ['orderClock', 'changes.system'],
])('without a name, %s is by %s', (operation, actor) => {
  expect(namelessActor({ operation })).toBe(actor)
})

import { permissions } from '@kalends/contract'
import { expect, test } from 'vitest'
import { allPermissions } from './permissions.ts'

test('every permission is in exactly one group', () => {
  expect([...allPermissions].sort()).toEqual(Object.keys(permissions).sort())
})

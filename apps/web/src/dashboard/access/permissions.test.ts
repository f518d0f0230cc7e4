import { permissions } from '@kalends/contract'
import { expect, test } from 'vitest'
import { allPermissions } from './permissions.ts'

test('every permission of the house stands in one group', () => {
  expect([...allPermissions].sort()).toEqual(Object.keys(permissions).sort())
})

import { roles } from '@kalends/contract'
import { expect, test } from 'vitest'
import { rights, roleNames } from './rights.ts'

test.each(rights)('who may: $name', ({ needs, roles: listed }) => {
  const may = roleNames.filter((role) =>
    needs.every((permission) => (roles[role] as readonly string[]).includes(permission)),
  )
  expect(Object.keys(listed)).toEqual(may)
})

test('every role has a column, and roles limited to one calendar say so', () => {
  expect([...roleNames].sort()).toEqual(Object.keys(roles).sort())
  for (const { roles: listed } of rights) expect(listed.staff ?? 'own').toBe('own')
})

import { roles } from '@kalends/contract'
import { expect, test } from 'vitest'
import { deeds, roleNames } from './rights.ts'

test.each(deeds)('who may: $name', ({ needs, roles: told }) => {
  const may = roleNames.filter((role) =>
    needs.every((permission) => (roles[role] as readonly string[]).includes(permission)),
  )
  expect(Object.keys(told)).toEqual(may)
})

test('every role of the house has its column, and whoever sees one calendar is told so', () => {
  expect([...roleNames].sort()).toEqual(Object.keys(roles).sort())
  for (const { roles: told } of deeds) expect(told.staff ?? 'own').toBe('own')
})

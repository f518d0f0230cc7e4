import { expect, it } from 'vitest'
import { normalizeTypeName, numberNames, typeNameFaults } from './resource-types.ts'

it('numbers the resources of a type', () => {
  expect(numberNames('Room', 2)).toEqual(['Room 1', 'Room 2'])
  expect(numberNames('Room', 0)).toEqual([])
  expect(numberNames('x'.repeat(40), 1)[0]).toHaveLength(40)
})

it('requires a name', () => {
  expect(normalizeTypeName({ name: ' Room ' })).toBe('Room')
  expect(typeNameFaults({ name: ' Room ' })).toEqual([])
  expect(typeNameFaults({ name: ' ' })).toMatchObject([{ field: 'resourceType.name' }])
  expect(typeNameFaults({})).toHaveLength(1)
})

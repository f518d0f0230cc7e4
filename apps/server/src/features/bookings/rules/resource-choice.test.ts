import { expect, test } from 'vitest'
import { resourceChoice, storedSelections } from './resource-choice.ts'

const livia = '7d2f1c3e-0000-4000-8000-00000000000a'
const people = '7d2f1c3e-0000-4000-8000-00000000000b'
const rooms = '7d2f1c3e-0000-4000-8000-00000000000c'
const choice = (resourceId: string | null, ...selections: [string, string?][]) =>
  resourceChoice({
    resourceId,
    selections: selections.map(([method, resourceTypeId]) => ({
      selectionMethod: method as 'ANY_RESOURCE',
      resourceTypeId,
    })),
    furtherTypeIds: [rooms],
  })

test('a named staff member is requested unless the booking says any', () => {
  expect(choice(livia.toUpperCase())).toEqual({ resourceId: livia, explicit: true })
  expect(choice(livia, ['SPECIFIC_RESOURCE', people])).toEqual({ resourceId: livia, explicit: true })
  expect(choice(livia, ['ANY_RESOURCE'])).toEqual({ resourceId: livia, explicit: false })
  expect(choice(livia, ['NO_SELECTION', people])).toEqual({ resourceId: livia, explicit: false })
  expect(choice(null)).toEqual({ resourceId: null, explicit: false })
})

test('a specific choice needs a staff member; rooms do not count', () => {
  expect(choice(null, ['SPECIFIC_RESOURCE'])).toBe('UNNAMED')
  expect(choice(null, ['SPECIFIC_RESOURCE', rooms])).toEqual({ resourceId: null, explicit: false })
  expect(choice(livia, ['ANY_RESOURCE', rooms])).toEqual({ resourceId: livia, explicit: true })
})

test('stores how the staff member was chosen, even by default; a preference without a gender is none', () => {
  const bare = [{ resourceTypeId: people, requestedGender: {} }]
  const stored = (method: string) => [{ resourceTypeId: people, selectionMethod: method }]
  expect(storedSelections(bare, { resourceId: livia, explicit: true })).toEqual(stored('SPECIFIC_RESOURCE'))
  expect(storedSelections(bare, { resourceId: null, explicit: false })).toEqual(stored('ANY_RESOURCE'))
  const whole = [{ selectionMethod: 'NO_SELECTION' as const, requestedGender: { gender: 'ANY_MALE' as const } }]
  expect(storedSelections(whole, { resourceId: livia, explicit: true })).toEqual(whole)
  expect(storedSelections(undefined, { resourceId: null, explicit: false })).toEqual([])
})

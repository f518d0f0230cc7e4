import { allSchemas, type JsonSchema } from '@kalends/contract'
import { expect, it } from 'vitest'
import { firstSettings } from './bookings-settings.ts'
import { unservedFaults } from './unserved-settings.ts'

it('accepts the defaults, and null for them', () => {
  expect(unservedFaults({})).toEqual([])
  expect(unservedFaults(firstSettings)).toEqual([])
  expect(unservedFaults({ cartCheckout: null, staffSelection: { strategy: null } })).toEqual([])
})

it('names a value without effect and what happens instead', () => {
  expect(unservedFaults({ cartCheckout: { enabled: true } })).toEqual([
    {
      field: 'bookingsSettings.cartCheckout.enabled',
      description: 'must be false: bookings are paid one by one; carts are made with the checkout operations',
      violatedRule: 'OTHER',
      ruleName: 'NOT_SERVED',
      data: {},
    },
  ])
})

it('accepts what is read', () => {
  const ownerFlow = { bookingCreation: { requiredFields: ['PHONE' as const] } }
  expect(unservedFaults({ ownerFlow, staffSelection: { allowGenderSelection: true } })).toEqual([])
})

/** What something reads: any value is accepted. */
const acting = [
  'extendedFields.namespaces',
  'ownerFlow.bookingCreation.requiredFields',
  'staffSelection.allowGenderSelection',
]

it('refuses every other value of every setting that nothing reads', () => {
  const leaves = listLeaves(allSchemas()['bookingsSettings.BookingsSettings'] ?? {})
  const refused = leaves.filter((path) => unservedFaults(withOther(path)).length === 1)
  expect(leaves.filter((path) => !refused.includes(path))).toEqual(acting)
  expect(refused.length).toBeGreaterThan(8)
})

/** The paths of all settings that a request may hold. */
function listLeaves(schema: JsonSchema, at = ''): string[] {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>)
  return properties
    .flatMap(([name, property]) => {
      if (property['readOnly'] || name === 'revision') return []
      const [, message] = /#\/components\/schemas\/([^"]+)/.exec(JSON.stringify(property)) ?? []
      const within = allSchemas()[message ?? '']
      return within?.['properties'] ? listLeaves(within, `${at}${name}.`) : [`${at}${name}`]
    })
    .sort()
}

/** Settings with a value that is not the default. */
function withOther(path: string): object {
  const names = path.split('.')
  const standing = names.reduce<unknown>(
    (value, name) => (value as Record<string, unknown> | undefined)?.[name],
    firstSettings,
  )
  const other = typeof standing === 'boolean' ? !standing : 'OTHER'
  return names.reduceRight<unknown>((value, name) => ({ [name]: value }), other) as object
}

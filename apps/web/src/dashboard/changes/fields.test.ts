import { allSchemas, auditedEntities, type JsonSchema } from '@kalends/contract'
import { expect, test } from 'vitest'
import { nameField, toLines } from './fields.ts'
import { isShown } from './hidden-fields.ts'

type Node = JsonSchema & { $ref?: string; properties?: Readonly<Record<string, Node>>; anyOf?: readonly Node[] }
const schemas = allSchemas()

/** Paths of all fields of a shape; a list is one field. */
function findPaths(node: Node, path = '', depth = 0): string[] {
  if (depth > 12) return []
  if (node.$ref) return findPaths(schemas[node.$ref.split('/').at(-1) ?? ''] as Node, path, depth + 1)
  const below = Object.entries(node.properties ?? {}).flatMap(([name, one]) =>
    findPaths(one, path ? `${path}.${name}` : name, depth + 1),
  )
  return [...(path ? [path] : []), ...(node.anyOf ?? []).flatMap((one) => findPaths(one, path, depth + 1)), ...below]
}

test.each(Object.entries(auditedEntities))('every field of %s has a name', (type, entity) => {
  const shapes: readonly string[] = 'shapes' in entity ? entity.shapes : []
  const further: readonly string[] = 'fields' in entity ? entity.fields : []
  const paths = [...shapes.flatMap((shape) => findPaths(schemas[shape] as Node)), ...further]
  expect(paths).not.toEqual([])
  expect(paths.filter((path) => isShown(path) && !nameField(type, path))).toEqual([])
})

test.each([
  ['service', 'payment.fixed.price.value', 'price', true],
  ['service', 'bookingPolicy.name', 'bookingPolicy', true],
  ['service', 'bookingPolicy.customPolicyDescription.description', 'bookingPolicy', false],
  ['service', 'onlineBooking.enabled', 'onlineBooking', true],
  ['service', 'payment.custom.description', 'customPrice', true],
  ['bookingPolicy', 'name', 'name', true],
  ['bookingPolicy', 'waitlistPolicy.enabled', 'waitlist', true],
  ['coupon', 'cycles', 'discountCycles', true],
  ['order', 'cycles', 'currentCycle', true],
  ['order', 'currentCycle.index', 'currentCycle', false],
  ['form', 'fields', 'fields', true],
] as const)('%s: %s', (type, path, name, isItself) => {
  expect(nameField(type, path)).toEqual({ name, isItself })
})

test.each([
  ['wixPayOrderId', false],
  ['currency', true],
  ['price.currency', false],
  ['bookingPolicy.updatedDate', false],
  ['siteId', false],
  ['name', true],
])('%s is shown: %s', (field, shown) => {
  expect(isShown(field)).toBe(shown)
})

test('another policy is one line, named as the policy', () => {
  const renamed = { field: 'bookingPolicy.name', before: 'Default policy', after: 'Pairs' }
  const text = { field: 'bookingPolicy.customPolicyDescription.description', before: 'If you’re late…' }
  const fee = { field: 'bookingPolicy.cancellationFeePolicy.enabled', before: false, after: true }
  expect(toLines('service', [renamed, text, fee])).toEqual([{ name: 'bookingPolicy', change: renamed }])
})

test('several fields of one name are told without values', () => {
  const changes = ['maxTextsPerDay', 'maxEmailsPerRecipient'].map((field) => ({ field, before: 1, after: 2 }))
  expect(toLines('site', changes)).toEqual([{ name: 'limits' }])
})

test('a field that nothing has today is told as another detail', () => {
  expect(toLines('service', [{ field: 'unheardOf', before: 1, after: 2 }])).toEqual([{ name: 'other' }])
})

test('an empty list instead of none is no change', () => {
  expect(toLines('service', [{ field: 'resourceGroups', after: [] }])).toEqual([])
})

test('what is switched off is said once', () => {
  const changes = [
    { field: 'enabled', before: true, after: false },
    { field: 'properties.disabled', before: false, after: true },
  ]
  expect(toLines('form', changes).map(({ name }) => name)).toEqual(['enabled'])
})

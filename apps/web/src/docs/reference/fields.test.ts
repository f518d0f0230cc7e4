import { describe, expect, it } from 'vitest'
import { describeType, fieldsTable } from './fields.ts'

const schemas = {
  'bookings.Slot': { type: 'object', properties: {} },
  'bookings.Status': { enum: ['CREATED', 'CONFIRMED', null] },
  'bookings.Long': { enum: Array.from({ length: 20 }, (_, number) => `V${number}`) },
}
const ref = (name: string) => ({ anyOf: [{ $ref: `#/components/schemas/${name}` }, { type: 'null' }] })

describe('the type of a field', () => {
  it.each([
    ['an object, also one that may be null', ref('bookings.Slot'), '[Slot](/docs/api/objects/bookings.Slot)'],
    ['an enumeration', ref('bookings.Status'), '`CREATED`, `CONFIRMED`'],
    ['a text', { type: ['string', 'null'], maxLength: 20 }, 'text, at most 20 characters'],
    ['a format', { type: 'string', format: 'guid', maxLength: 36 }, 'GUID'],
    ['a number', { type: 'integer', minimum: 1, maximum: 9 }, 'whole number, 1 to 9'],
    ['a number without an end', { type: 'integer', minimum: 1 }, 'whole number, at least 1'],
    ['several types', { type: ['string', 'array', 'null'] }, 'text or list'],
    [
      'a list of objects',
      { type: 'array', items: { $ref: '#/components/schemas/bookings.Slot' }, maxItems: 5 },
      'list of [Slot](/docs/api/objects/bookings.Slot), at most 5',
    ],
  ])('of %s', (_, schema, text) => expect(describeType(schema, schemas)).toBe(text))

  it('cuts long enumerations and leads to all values', () => {
    const text = describeType(ref('bookings.Long'), schemas)
    expect(text).toContain('`V11`, … [Long](/docs/api/objects/bookings.Long)')
    expect(text).not.toContain('`V12`')
  })
})

it('lists fields in a table that no description breaks', () => {
  const properties = {
    a: { type: 'string', description: 'One | two\nthree.' },
    b: { readOnly: true, 'x-no-effect': true },
  }
  expect(fieldsTable({ properties, required: ['a'] }, schemas)).toBe(
    [
      '| field | type | meaning |',
      '|---|---|---|',
      '| `a` | text | **Required.** One \\| two three. |',
      '| `b` | object | Read only. It has no effect. |',
    ].join('\n'),
  )
})

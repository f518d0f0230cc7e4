import { describe, expect, test } from 'vitest'
import { addOnMinutes, chosenAddOns } from './add-ons.ts'

const stones = { id: 'a-stones', name: 'Hot stones', durationMinutes: 15, maxQuantity: null }
const tea = { id: 'a-tea', name: 'Tea', durationMinutes: null, maxQuantity: 3 }
const oil = { id: 'a-oil', name: 'Oil', durationMinutes: null, maxQuantity: 1 }
const groups = [
  { id: 'g-extras', maxAddOns: 1, addOns: [stones, oil] },
  { id: 'g-drinks', maxAddOns: null, addOns: [tea] },
]
const of = (groupId: string, id: string, more: object = {}) => ({ groupId, id, ...more })

describe('add-ons', () => {
  test('are stored with their current names, durations and quantities', () => {
    const requested = [
      of('g-extras', 'a-stones', { quantity: 1, durationInMinutes: 90, name: 'Mine' }),
      of('g-drinks', 'A-TEA'),
    ]
    const chosen = chosenAddOns(requested, groups)
    expect(chosen).toEqual([
      { id: 'a-stones', groupId: 'g-extras', name: 'Hot stones', durationInMinutes: 15 },
      { id: 'a-tea', groupId: 'g-drinks', name: 'Tea', quantity: 1 },
    ])
    expect(Array.isArray(chosen) && addOnMinutes(chosen)).toBe(15)
  })

  test.each([
    ['of no group of the service', [of('g-other', 'a-tea')], 'bookedAddOns[0]'],
    ['of another group', [of('g-drinks', 'a-tea'), of('g-drinks', 'a-oil')], 'bookedAddOns[1]'],
    ['that take time twice', [of('g-extras', 'a-stones', { quantity: 2 })], 'bookedAddOns[0].quantity'],
    ['more often than there is', [of('g-drinks', 'a-tea', { quantity: 4 })], 'bookedAddOns[0].quantity'],
    ['entered twice', [of('g-drinks', 'a-tea'), of('g-drinks', 'a-tea')], 'bookedAddOns[1]'],
    ['more than their group allows', [of('g-extras', 'a-stones'), of('g-extras', 'a-oil')], 'bookedAddOns'],
  ])('are refused if they are %s', (_, requested, field) => {
    expect(chosenAddOns(requested, groups)).toMatchObject({ field })
  })

  test('may be any of the business for actors not bound by groups, but must exist', () => {
    const requested = [of('g-other', 'a-oil', { quantity: 9 }), of('g-other', 'a-stones')]
    expect(chosenAddOns(requested, groups, [oil, stones])).toMatchObject([{ quantity: 9 }, { durationInMinutes: 15 }])
    expect(chosenAddOns([of('g-other', 'a-cake')], groups, [oil])).toMatchObject({ field: 'bookedAddOns[0]' })
  })
})

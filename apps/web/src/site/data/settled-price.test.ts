import { expect, test } from 'vitest'
import { withSettledPrice } from './settled-price.ts'

const euros = (value: string) => ({ value, currency: 'EUR' })
const service = { price: { kind: 'from' as const, money: euros('70') } }
const variant = { choiceId: 'half', label: '', durationMinutes: 90, resourceId: null, price: euros('95') }
const choicesOf = (kind: 'DURATION' | 'STAFF_MEMBER') => ({
  option: { optionId: 'o', kind, name: '', variants: [variant] },
  addOnGroups: [],
})

test('a chosen length has a price; with whoever is free it begins at the lowest', () => {
  const priceOf = (of: Parameters<typeof withSettledPrice>[0]) => withSettledPrice(of).service.price
  expect(priceOf({ service, variant, choices: choicesOf('DURATION') })).toEqual({ kind: 'fixed', money: euros('95') })
  expect(priceOf({ service, variant, choices: choicesOf('STAFF_MEMBER') })).toBe(service.price)
  expect(priceOf({ service, variant: null, choices: { option: null, addOnGroups: [] } })).toBe(service.price)
})

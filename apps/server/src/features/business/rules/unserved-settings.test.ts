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

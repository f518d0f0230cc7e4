import { describe, expect, it } from 'vitest'
import { type CreatingActor, createRefusal } from './create-rights.ts'

const customer: CreatingActor = {
  managesBookings: false,
  overridesAvailability: false,
  ignoresPolicy: false,
  managesPayments: false,
  managesAddOns: false,
}
const staff: CreatingActor = { ...customer, managesBookings: true }
const owner: CreatingActor = {
  managesBookings: true,
  overridesAvailability: true,
  ignoresPolicy: true,
  managesPayments: true,
  managesAddOns: true,
}

describe('permissions to create bookings', () => {
  it('let anyone create, and staff confirm immediately', () => {
    expect(createRefusal({}, {}, customer, true)).toBeUndefined()
    expect(createRefusal({ status: 'CREATED' }, {}, customer, true)).toBeUndefined()
    expect(createRefusal({ status: 'CONFIRMED' }, {}, customer, true)).toBe('UNAUTHORIZED_OPERATION')
    expect(createRefusal({ status: 'CONFIRMED' }, {}, staff, true)).toBeUndefined()
  })

  it.each(['PENDING', 'DECLINED', 'CANCELED', 'WAITING_LIST'] as const)('refer %s to its own operation', (status) => {
    expect(createRefusal({ status }, {}, owner, true)).toBe('VALIDATION_FAILURE')
  })

  it.each([
    'skipAvailabilityValidation',
    'skipBusinessConfirmation',
    'skipSelectedPaymentOptionValidation',
    'skipAddOnValidation',
    'allowAddOnChanges',
    'ignoreCreatePolicy',
    'skipFormValidation',
  ])('restrict %s to actors with permission', (flag) => {
    expect(createRefusal({}, { [flag]: true }, customer, true)).toBe('UNAUTHORIZED_OPERATION')
    expect(createRefusal({}, { [flag]: true }, owner, true)).toBeUndefined()
    expect(createRefusal({}, { [flag]: false }, customer, true)).toBeUndefined()
  })

  it('allow skipping availability only with a resource', () => {
    const skip = { skipAvailabilityValidation: true }
    const code = 'CAN_NOT_SKIP_AVAILABILITY_VALIDATION_IF_RESOURCE_NOT_PROVIDED'
    expect(createRefusal({ status: 'CONFIRMED' }, skip, owner, false)).toBe(code)
    expect(createRefusal({ status: 'CONFIRMED' }, skip, owner, true)).toBeUndefined()
    expect(createRefusal({ status: 'CREATED' }, skip, owner, false)).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import { type CreatingCaller, createRefusal } from './create-rights.ts'

const customer: CreatingCaller = {
  managesBookings: false,
  overridesAvailability: false,
  ignoresPolicy: false,
  managesPayments: false,
  managesAddOns: false,
}
const desk: CreatingCaller = { ...customer, managesBookings: true }
const owner: CreatingCaller = {
  managesBookings: true,
  overridesAvailability: true,
  ignoresPolicy: true,
  managesPayments: true,
  managesAddOns: true,
}
const withResource = { bookedEntity: { slot: { resource: { id: 'r' } } } }

describe('who may make which booking', () => {
  it('lets anyone create, and the desk confirm at once', () => {
    expect(createRefusal({}, {}, customer)).toBeUndefined()
    expect(createRefusal({ status: 'CREATED' }, {}, customer)).toBeUndefined()
    expect(createRefusal({ status: 'CONFIRMED' }, {}, customer)).toBe('UNAUTHORIZED_OPERATION')
    expect(createRefusal({ status: 'CONFIRMED' }, {}, desk)).toBeUndefined()
  })

  it.each(['PENDING', 'DECLINED', 'CANCELED', 'WAITING_LIST'] as const)('has a call of its own for %s', (status) => {
    expect(createRefusal({ status }, {}, owner)).toBe('VALIDATION_FAILURE')
  })

  it.each([
    'skipAvailabilityValidation',
    'skipBusinessConfirmation',
    'skipSelectedPaymentOptionValidation',
    'skipAddOnValidation',
    'ignoreCreatePolicy',
    'skipFormValidation',
  ])('keeps %s for those with the right', (flag) => {
    expect(createRefusal(withResource, { [flag]: true }, customer)).toBe('UNAUTHORIZED_OPERATION')
    expect(createRefusal(withResource, { [flag]: true }, owner)).toBeUndefined()
    expect(createRefusal(withResource, { [flag]: false }, customer)).toBeUndefined()
  })

  it('passes over availability only where somebody is named to be passed over', () => {
    const skip = { skipAvailabilityValidation: true }
    const code = 'CAN_NOT_SKIP_AVAILABILITY_VALIDATION_IF_RESOURCE_NOT_PROVIDED'
    expect(createRefusal({ status: 'CONFIRMED' }, skip, owner)).toBe(code)
    expect(createRefusal({ status: 'CONFIRMED', ...withResource }, skip, owner)).toBeUndefined()
    expect(createRefusal({ status: 'CREATED' }, skip, owner)).toBeUndefined()
  })
})

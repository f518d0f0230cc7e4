import { roles } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import { actionsFor, asBookingAction } from './booking-actions.ts'

describe('actionsFor', () => {
  it.each([
    ['PENDING', ['approve', 'decline']],
    ['CONFIRMED', ['cancel']],
    ['CANCELED', []],
    ['DECLINED', []],
  ] as const)('offers for %s %j', (status, actions) => {
    expect(actionsFor(status, [...roles.owner])).toEqual(actions)
  })

  it('offers nothing to those who look on', () => {
    expect(actionsFor('PENDING', [...roles.viewer])).toEqual([])
  })
})

it('asBookingAction passes over words of other pages', () => {
  expect(asBookingAction('cancel')).toBe('cancel')
  expect(asBookingAction('delete')).toBeUndefined()
  expect(asBookingAction(null)).toBeUndefined()
})

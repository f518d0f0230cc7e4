import { roles } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import { listActions, readBookingAction } from './booking-actions.ts'

describe('actionsFor', () => {
  it.each([
    ['PENDING', ['approve', 'decline']],
    ['CONFIRMED', ['cancel']],
    ['CANCELED', []],
    ['DECLINED', []],
  ] as const)('offers for %s %j', (status, actions) => {
    expect(listActions(status, [...roles.owner])).toEqual(actions)
  })

  it('offers nothing to viewers', () => {
    expect(listActions('PENDING', [...roles.viewer])).toEqual([])
  })
})

it('asBookingAction ignores values of other pages', () => {
  expect(readBookingAction('cancel')).toBe('cancel')
  expect(readBookingAction('delete')).toBeUndefined()
  expect(readBookingAction(null)).toBeUndefined()
})

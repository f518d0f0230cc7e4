import { describe, expect, it } from 'vitest'
import { safeReturn } from './desk.ts'

describe('safeReturn', () => {
  it('goes back to the page of the dashboard that was asked for', () => {
    expect(safeReturn('/dashboard/bookings?view=past')).toBe('/dashboard/bookings?view=past')
  })

  it.each([null, '', '/', 'https://elsewhere.example', '//elsewhere.example', '/dashboardx', '/dashboard//x', '/\\x'])(
    'never leads elsewhere: %s',
    (asked) => expect(safeReturn(asked)).toBe('/dashboard'),
  )
})

import { describe, expect, it } from 'vitest'
import type { StaffSession } from '../staff-context.ts'
import { requirePermission } from './require-permission.ts'

const session = { permissions: ['READ_CATALOGUE', 'READ_BOOKINGS'] } as StaffSession

describe('requirePermission', () => {
  it('lets staff with one of the permissions pass', () => {
    expect(() => requirePermission(session, 'MANAGE_SERVICES', 'READ_CATALOGUE')).not.toThrow()
  })

  it('throws a 403 response without any of them', () => {
    expect(() => requirePermission(session, 'MANAGE_SETTINGS')).toThrow(
      expect.objectContaining({ init: { status: 403 } }),
    )
  })
})

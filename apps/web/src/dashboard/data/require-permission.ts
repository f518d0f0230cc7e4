import { data } from 'react-router'
import type { StaffSession } from '../staff-context.ts'

type Permission = StaffSession['permissions'][number]

/** Throws a 403 response unless the staff member has one of the permissions. */
export function requirePermission(session: StaffSession, ...anyOf: [Permission, ...Permission[]]): void {
  if (!anyOf.some((permission) => session.permissions.includes(permission))) throw data(null, { status: 403 })
}

import type { StaffSession } from '../staff-context.ts'

export type Permission = StaffSession['permissions'][number]

/** Permissions a key or server can have, in the order of the page; a test compares them with the contract. */
export const permissionGroups = [
  {
    name: 'bookings',
    permissions: [
      'READ_BOOKINGS',
      'MANAGE_BOOKINGS',
      'MANAGE_CALENDAR',
      'OVERRIDE_AVAILABILITY',
      'BOOKING_POLICY_SNAPSHOT_READ',
      'IGNORE_BOOKING_POLICY',
    ],
  },
  { name: 'money', permissions: ['READ_ORDERS', 'BOOKING_FEES_READ', 'MANAGE_PAYMENTS', 'MANAGE_PLANS'] },
  { name: 'catalogue', permissions: ['READ_CATALOGUE', 'MANAGE_SERVICES', 'MANAGE_ADDONS', 'MANAGE_RESOURCES'] },
  {
    name: 'people',
    permissions: ['READ_MEMBERS', 'MANAGE_MEMBERS', 'EXPORT_LISTS', 'EXPORT_PERSONAL_DATA', 'READ_MESSAGES'],
  },
  { name: 'business', permissions: ['MANAGE_SETTINGS', 'MANAGE_USERS'] },
] as const satisfies readonly { name: string; permissions: readonly Permission[] }[]

export const allPermissions: readonly Permission[] = permissionGroups.flatMap(
  (group): readonly Permission[] => group.permissions,
)

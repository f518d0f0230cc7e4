/** Permissions of team members and API keys, with their labels. */
export const permissions = {
  READ_BOOKINGS: 'See bookings and customers',
  MANAGE_BOOKINGS: 'Make, confirm, decline, move and cancel bookings',
  OVERRIDE_AVAILABILITY: 'Book over a taken time',
  MANAGE_CALENDAR: 'Block time and change sessions of classes and courses',
  IGNORE_BOOKING_POLICY: 'Pass over the booking policy',
  BOOKING_POLICY_SNAPSHOT_READ: 'See the policy a booking was made under',
  BOOKING_FEES_READ: 'See cancellation fees',
  MANAGE_PAYMENTS: 'Decide about payments',
  MANAGE_ADDONS: 'Change add-ons of a booking',
  READ_ORDERS: 'See orders',
  READ_CATALOGUE: 'See hidden services and all settings of the catalogue',
  MANAGE_SERVICES: 'Change services, categories and policies',
  MANAGE_RESOURCES: 'Change staff, rooms and hours',
  READ_MEMBERS: 'See members with all their data',
  MANAGE_MEMBERS: 'Make, change, approve, block and remove members',
  READ_MESSAGES: 'See messages',
  MANAGE_SETTINGS: 'Change the settings of the business',
  MANAGE_USERS: 'Invite people and give roles',
} as const

/** The name of a permission. */
export type Permission = keyof typeof permissions

/** Roles of team members. `staff` can see and change only their own calendar. */
export const roles = {
  owner: Object.keys(permissions) as Permission[],
  manager: (Object.keys(permissions) as Permission[]).filter((name) => name !== 'MANAGE_USERS'),
  receptionist: [
    'READ_BOOKINGS',
    'MANAGE_BOOKINGS',
    'OVERRIDE_AVAILABILITY',
    'MANAGE_CALENDAR',
    'MANAGE_PAYMENTS',
    'MANAGE_ADDONS',
    'BOOKING_POLICY_SNAPSHOT_READ',
    'BOOKING_FEES_READ',
    'READ_ORDERS',
    'READ_CATALOGUE',
    'READ_MEMBERS',
    'READ_MESSAGES',
  ],
  staff: ['READ_BOOKINGS', 'MANAGE_BOOKINGS', 'MANAGE_CALENDAR', 'READ_CATALOGUE'],
  viewer: ['READ_BOOKINGS', 'READ_CATALOGUE', 'READ_ORDERS', 'READ_MEMBERS'],
} as const satisfies Record<string, readonly Permission[]>

/** The name of a role. */
export type Role = keyof typeof roles

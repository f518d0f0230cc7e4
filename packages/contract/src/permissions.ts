/** Permissions of team members and API keys, with their labels. */
export const permissions = {
  READ_BOOKINGS: 'View bookings and customers',
  MANAGE_BOOKINGS: 'Create, confirm, decline, reschedule and cancel bookings',
  OVERRIDE_AVAILABILITY: 'Book times that are taken',
  MANAGE_CALENDAR: 'Block time and change sessions of classes and courses',
  IGNORE_BOOKING_POLICY: 'Override booking policies',
  BOOKING_POLICY_SNAPSHOT_READ: 'View the policy of a booking',
  BOOKING_FEES_READ: 'View cancellation fees',
  MANAGE_PAYMENTS: 'Manage payments and plan orders',
  MANAGE_PLANS: 'Manage plans and coupons',
  MANAGE_ADDONS: 'Change add-ons of a booking',
  READ_ORDERS: 'View orders',
  READ_CATALOGUE: 'View hidden services and all catalog settings',
  MANAGE_SERVICES: 'Manage services, categories and policies',
  MANAGE_RESOURCES: 'Manage staff members, rooms and working hours',
  READ_MEMBERS: 'View members and all their data',
  MANAGE_MEMBERS: 'Create, edit, approve, block and delete members',
  READ_MESSAGES: 'View messages',
  EXPORT_LISTS: 'Export the customers, orders and payments they see as files',
  EXPORT_PERSONAL_DATA: 'Export everything stored about a customer',
  MANAGE_SETTINGS: 'Manage the settings of the business',
  MANAGE_USERS: 'Invite team members and assign roles',
} as const

/** The name of a permission. */
export type Permission = keyof typeof permissions

/** Roles of team members. `staff` sees, changes and exports only what belongs to their own calendar. */
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
    'EXPORT_LISTS',
  ],
  staff: ['READ_BOOKINGS', 'MANAGE_BOOKINGS', 'MANAGE_CALENDAR', 'READ_CATALOGUE', 'EXPORT_LISTS'],
  viewer: ['READ_BOOKINGS', 'READ_CATALOGUE', 'READ_ORDERS', 'READ_MEMBERS'],
} as const satisfies Record<string, readonly Permission[]>

/** The name of a role. */
export type Role = keyof typeof roles

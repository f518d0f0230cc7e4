import type { StaffSession } from '../staff-context.ts'

export type RoleName = StaffSession['role']

/** From most to least powerful. */
export const roleNames = ['owner', 'manager', 'receptionist', 'staff', 'viewer'] as const satisfies readonly RoleName[]

type Right = {
  /** The end of `people.permission.…` in the catalogue. */
  name:
    | 'see'
    | 'book'
    | 'calendar'
    | 'override'
    | 'payments'
    | 'plans'
    | 'messages'
    | 'catalogue'
    | 'settings'
    | 'people'
    | 'members'
    | 'exports'
  /** The permissions of the contract that it requires, all of them. */
  needs: readonly StaffSession['permissions'][number][]
  /** `own`: for their own calendar only. */
  roles: Partial<Record<RoleName, 'all' | 'own'>>
}

const everybody = { owner: 'all', manager: 'all', receptionist: 'all', staff: 'own', viewer: 'all' } as const
const frontDesk = { owner: 'all', manager: 'all', receptionist: 'all' } as const
const office = { owner: 'all', manager: 'all' } as const

/** What each role may do; a test compares it with the contract. */
export const rights: readonly Right[] = [
  { name: 'see', needs: ['READ_BOOKINGS'], roles: everybody },
  { name: 'exports', needs: ['EXPORT_LISTS'], roles: { ...frontDesk, staff: 'own' } },
  { name: 'book', needs: ['MANAGE_BOOKINGS'], roles: { ...frontDesk, staff: 'own' } },
  { name: 'calendar', needs: ['MANAGE_CALENDAR'], roles: { ...frontDesk, staff: 'own' } },
  { name: 'override', needs: ['OVERRIDE_AVAILABILITY'], roles: frontDesk },
  { name: 'payments', needs: ['MANAGE_PAYMENTS', 'BOOKING_FEES_READ'], roles: frontDesk },
  { name: 'plans', needs: ['MANAGE_PLANS'], roles: office },
  { name: 'messages', needs: ['READ_MESSAGES'], roles: frontDesk },
  { name: 'catalogue', needs: ['MANAGE_SERVICES', 'MANAGE_RESOURCES'], roles: office },
  { name: 'members', needs: ['MANAGE_MEMBERS', 'EXPORT_PERSONAL_DATA'], roles: office },
  { name: 'settings', needs: ['MANAGE_SETTINGS', 'IGNORE_BOOKING_POLICY'], roles: office },
  { name: 'people', needs: ['MANAGE_USERS'], roles: { owner: 'all' } },
]

export const isRole = (text: string): text is RoleName => roleNames.some((role) => role === text)

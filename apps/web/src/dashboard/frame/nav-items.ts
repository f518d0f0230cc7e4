import type { Infer, users } from '@kalends/contract'
import type { MessageKey } from '../../lib/messages/store.ts'
import type { SetUpPage } from '../../paths.ts'
import { dashboardPaths } from '../dashboard-paths.ts'
import type { DashboardIconName } from './dashboard-icon.tsx'

type Permission = Infer<typeof users.StaffSession>['permissions'][number]

/** An entry of the dashboard's navigation. */
export type NavItem = {
  to: string
  icon: DashboardIconName
  label: MessageKey
  /** Permission required to see it. */
  needs?: Permission
  /** URLs at which the entry is current, including subpages with URLs of their own. */
  covers: RegExp
}

/** Navigation of daily work. */
export const workNavItems: NavItem[] = [
  {
    to: dashboardPaths.calendar(),
    icon: 'calendar',
    label: 'dashboard.nav.calendar',
    covers: /^\/dashboard(\/(sessions|why-not)(\/|$)|\/?$)/,
  },
  {
    to: dashboardPaths.bookings(),
    icon: 'ticket',
    label: 'dashboard.nav.bookings',
    covers: /^\/dashboard\/(bookings|approvals)(\/|$)/,
  },
  {
    to: dashboardPaths.customers(),
    icon: 'person',
    label: 'customers.title',
    needs: 'READ_BOOKINGS',
    covers: /^\/dashboard\/customers(\/|$)/,
  },
  {
    to: dashboardPaths.members(),
    icon: 'card',
    label: 'members.title',
    needs: 'READ_MEMBERS',
    covers: /^\/dashboard\/members(\/|$)/,
  },
  {
    to: dashboardPaths.payments(),
    icon: 'money',
    label: 'payments.title',
    needs: 'READ_ORDERS',
    covers: /^\/dashboard\/(payments|takings|receipts)(\/|$)/,
  },
  {
    to: dashboardPaths.orders(),
    icon: 'repeat',
    label: 'orders.title',
    needs: 'READ_ORDERS',
    covers: /^\/dashboard\/orders(\/|$)/,
  },
  {
    to: dashboardPaths.messages(),
    icon: 'mail',
    label: 'dashboard.nav.messages',
    needs: 'READ_MESSAGES',
    covers: /^\/dashboard\/messages(\/|$)/,
  },
]

/** Navigation of the catalogue. */
export const catalogueNavItems: NavItem[] = [
  setUpItem('services', 'tag', 'nav.services', 'READ_CATALOGUE'),
  setUpItem('add-ons', 'plus', 'nav.addOns', 'READ_CATALOGUE'),
  setUpItem('plans', 'card', 'nav.plans', 'READ_CATALOGUE'),
  setUpItem('coupons', 'ticket', 'nav.coupons', 'MANAGE_PLANS'),
  setUpItem('staff', 'team', 'nav.staff', 'READ_CATALOGUE'),
  setUpItem('rooms', 'door', 'nav.rooms', 'READ_CATALOGUE'),
]

/** Navigation of the settings. */
export const settingsNavItems: NavItem[] = [
  setUpItem('settings', 'gear', 'nav.business', 'READ_CATALOGUE'),
  setUpItem('locations', 'pin', 'nav.locations', 'READ_CATALOGUE'),
  setUpItem('opening-hours', 'clock', 'nav.openingHours', 'READ_CATALOGUE'),
  setUpItem('policies', 'note', 'nav.policies', 'READ_CATALOGUE'),
  setUpItem('categories', 'stack', 'nav.categories', 'READ_CATALOGUE'),
  setUpItem('forms', 'file', 'nav.forms', 'READ_CATALOGUE'),
  setUpItem('people', 'team', 'nav.people', 'MANAGE_USERS'),
  setUpItem('access', 'keys', 'nav.access', 'MANAGE_SETTINGS'),
  setUpItem('webhooks', 'send', 'nav.webhooks', 'MANAGE_USERS'),
  setUpItem('changes', 'clock', 'nav.changes', 'MANAGE_SETTINGS'),
  setUpItem('setup', 'check', 'nav.setUp', 'MANAGE_SETTINGS'),
]

function setUpItem(page: SetUpPage, icon: DashboardIconName, label: MessageKey, needs: Permission): NavItem {
  return { to: dashboardPaths.setUp(page), icon, label, needs, covers: new RegExp(`^/dashboard/${page}(/|$)`) }
}

/** Returns the entries whose pages are served. The URLs are those of `routes.ts`. */
export const builtNavItems = (pages: ReadonlySet<string>): string[] =>
  [...catalogueNavItems, ...settingsNavItems].map(({ to }) => to).filter((to) => pages.has(to))

/** Returns the entries that are served and permitted. */
export function visibleNavItems(
  items: readonly NavItem[],
  { permissions }: { permissions: readonly Permission[] },
  built?: readonly string[],
): NavItem[] {
  return items.filter(
    ({ to, needs }) => (!needs || permissions.includes(needs)) && (built === undefined || built.includes(to)),
  )
}

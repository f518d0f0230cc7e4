import type { Infer, users } from '@kalends/contract'
import type { MessageKey } from '../../lib/messages/store.ts'
import type { SetUpPage } from '../../paths.ts'
import type { IconName } from '../../ui/icon.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'

type Permission = Infer<typeof users.StaffSession>['permissions'][number]

/** A place of the dashboard one can go to. */
export type Place = {
  to: string
  icon: IconName
  label: MessageKey
  /** Who may see it; everyone without one. */
  needs?: Permission
  /** The addresses at which one is in this place; some pages beneath it have one of their own. */
  covers: RegExp
}

/** Where the day's work happens. */
export const workPlaces: Place[] = [
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
    to: dashboardPaths.messages(),
    icon: 'mail',
    label: 'dashboard.nav.messages',
    needs: 'READ_MESSAGES',
    covers: /^\/dashboard\/messages(\/|$)/,
  },
]

/** What is sold, and what it takes. */
export const cataloguePlaces: Place[] = [
  setUp('services', 'tag', 'nav.services', 'READ_CATALOGUE'),
  setUp('add-ons', 'plus', 'nav.addOns', 'READ_CATALOGUE'),
  setUp('staff', 'team', 'nav.staff', 'READ_CATALOGUE'),
  setUp('rooms', 'door', 'nav.rooms', 'READ_CATALOGUE'),
]

/** How the business is set up. */
export const settingsPlaces: Place[] = [
  setUp('settings', 'gear', 'nav.business', 'READ_CATALOGUE'),
  setUp('locations', 'pin', 'nav.locations', 'READ_CATALOGUE'),
  setUp('opening-hours', 'clock', 'nav.openingHours', 'READ_CATALOGUE'),
  setUp('policies', 'note', 'nav.policies', 'READ_CATALOGUE'),
  setUp('categories', 'stack', 'nav.categories', 'READ_CATALOGUE'),
  setUp('forms', 'file', 'nav.forms', 'READ_CATALOGUE'),
  setUp('people', 'team', 'nav.people', 'MANAGE_USERS'),
  setUp('access', 'keys', 'nav.access', 'MANAGE_SETTINGS'),
  setUp('changes', 'clock', 'nav.changes', 'MANAGE_SETTINGS'),
  setUp('setup', 'check', 'nav.setUp', 'MANAGE_SETTINGS'),
]

function setUp(page: SetUpPage, icon: IconName, label: MessageKey, needs: Permission): Place {
  return { to: dashboardPaths.setUp(page), icon, label, needs, covers: new RegExp(`^/dashboard/${page}(/|$)`) }
}

/** Places whose page is there. The addresses are those of `routes.ts`. */
export const builtPlaces = (pages: ReadonlySet<string>): string[] =>
  [...cataloguePlaces, ...settingsPlaces].map(({ to }) => to).filter((to) => pages.has(to))

/** Those of the places that are there and that this person may see. */
export function placesFor(
  places: readonly Place[],
  { permissions }: { permissions: readonly Permission[] },
  built?: readonly string[],
): Place[] {
  return places.filter(
    ({ to, needs }) => (!needs || permissions.includes(needs)) && (built === undefined || built.includes(to)),
  )
}

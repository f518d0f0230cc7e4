import type { Face } from './lib/messages/store.ts'

/**
 * Every address of the pages, without the site's prefix: the router puts `/s/{siteSlug}` before links, forms and
 * redirects by itself. `addressIn` does it for those that leave the router (files, e-mails, canonical links).
 */
export const paths = {
  home: () => '/',
  services: () => '/#services',
  service: (slug: string, choice: SlotChoice = {}) => `/services/${encodeURIComponent(slug)}${query(choice)}`,
  book: (slug: string, choice: SlotChoice = {}) => `/services/${encodeURIComponent(slug)}/book${query(choice)}`,
  booking: (token: string) => `/bookings/${encodeURIComponent(token)}`,
  booked: (token: string) => `/bookings/${encodeURIComponent(token)}?new=1`,
  cancelBooking: (token: string) => `/bookings/${encodeURIComponent(token)}/cancel`,
  bookingCalendarFile: (token: string) => `/bookings/${encodeURIComponent(token)}/calendar.ics`,
  about: () => '/about',
  terms: () => '/terms',
  privacy: () => '/privacy',
  accessibility: () => '/accessibility',
  signIn: (returnTo?: string) => `/dashboard/sign-in${query({ next: returnTo })}`,
  signOut: () => '/dashboard/sign-out',
  claim: () => '/dashboard/claim',
  today: (choice: { day?: string | undefined; staff?: string | undefined } = {}) => `/dashboard${query(choice)}`,
  bookings: (choice: BookingsChoice = {}) => `/dashboard/bookings${query(choice)}`,
  messages: (choice: { message?: string | undefined; to?: string | undefined } = {}) =>
    `/dashboard/messages${query(choice)}`,
} as const

/** Which bookings the staff look at; it all stands in the address. */
export type BookingsChoice = {
  view?: string | undefined
  period?: string | undefined
  staff?: string | undefined
  service?: string | undefined
  place?: string | undefined
  platform?: string | undefined
  email?: string | undefined
  page?: string | undefined
  /** The booking whose drawer is open. */
  booking?: string | undefined
  /** What the drawer asks before doing it. */
  ask?: string | undefined
}

/** What a visitor has chosen on the way to a booking; it all stands in the address. */
export type SlotChoice = {
  /** first day of the five weeks shown, `YYYY-MM-DD` */
  from?: string | undefined
  day?: string | undefined
  /** instant of the chosen start, ISO 8601 UTC */
  time?: string | undefined
  staff?: string | undefined
  location?: string | undefined
  /** IANA zone the times are shown in, if not the business's */
  zone?: string | undefined
  /** the hold of this checkout: choosing another time moves it */
  hold?: string | undefined
}

/** An address with its site's prefix, for what the router does not touch. */
export const addressIn = (basePath: string, path: string): string => `${basePath}${path}`

/** The same page in another language or appearance; the server remembers the wish. */
export function withPreference(path: string, search: string, name: 'lang' | 'scheme', value: string): string {
  const parameters = new URLSearchParams(search)
  parameters.set(name, value)
  return `${path}?${parameters}`
}

/** The address of the page one is on with something else chosen; languages and news of a moment ago are left behind. */
export function withChanges(search: string, changes: Record<string, string | null | undefined>): string {
  const parameters = new URLSearchParams(search)
  for (const name of ['done', 'lang', 'scheme']) parameters.delete(name)
  for (const [name, value] of Object.entries(changes)) {
    if (value) parameters.set(name, value)
    else parameters.delete(name)
  }
  return `?${parameters}`
}

/** Which face an address belongs to; `pathname` without the site's prefix. */
export const faceOf = (pathname: string): Face => (/^\/dashboard([/.]|$)/.test(pathname) ? 'dashboard' : 'site')

function query(parameters: Record<string, string | undefined>): string {
  const given = Object.entries(parameters).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return given.length ? `?${new URLSearchParams(given)}` : ''
}

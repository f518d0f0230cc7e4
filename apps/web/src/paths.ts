import type { Face } from './lib/messages/store.ts'

/**
 * Every address of the pages, without the site's prefix: the router puts `/s/{siteSlug}` before links, forms and
 * redirects by itself. `addressIn` does it for those that leave the router (files, emails, canonical links).
 */
export const paths = {
  home: () => '/',
  services: () => '/#services',
  service: (slug: string, choice: SlotChoice = {}) => `/services/${encodeURIComponent(slug)}${query(choice)}`,
  book: (slug: string, choice: SlotChoice = {}) => `/services/${encodeURIComponent(slug)}/book${query(choice)}`,
  /** The page of a service: the times of an appointment, the sessions of a class or course. */
  offer: ({ type, slug }: { type: string; slug: string }): string =>
    type === 'CLASS' ? paths.class(slug) : type === 'COURSE' ? paths.course(slug) : paths.service(slug),
  classes: (choice: TimetableChoice = {}) => `/classes${query(choice)}`,
  class: (slug: string) => `/classes/${encodeURIComponent(slug)}`,
  course: (slug: string) => `/courses/${encodeURIComponent(slug)}`,
  plans: () => '/plans',
  plan: (slug: string) => `/plans/${encodeURIComponent(slug)}`,
  booking: (token: string) => `/bookings/${encodeURIComponent(token)}`,
  /** The booking after it was rescheduled. */
  movedBooking: (token: string) => `/bookings/${encodeURIComponent(token)}?moved=1`,
  booked: (token: string) => `/bookings/${encodeURIComponent(token)}?new=1`,
  /** Pays what is due for a booking; a POST request. */
  payBooking: (token: string) => `/bookings/${encodeURIComponent(token)}/pay`,
  cancelBooking: (token: string) => `/bookings/${encodeURIComponent(token)}/cancel`,
  moveBooking: (token: string, choice: MoveChoice = {}) =>
    `/bookings/${encodeURIComponent(token)}/move${query(choice)}`,
  bookingCalendarFile: (token: string) => `/bookings/${encodeURIComponent(token)}/calendar.ics`,
  login: (next?: string) => `/login${query({ next })}`,
  /** Signs out and lets somebody else sign in. */
  switchAccount: (next?: string) => `/login/switch${query({ next })}`,
  account: () => '/account',
  accountBookings: () => '/account/bookings',
  /** Verifies the address of the account, and leads back. */
  verifyEmail: (next?: string) => `/account/verify-email${query({ next })}`,
  signOut: () => '/account/sign-out',
  /** Says that somebody was signed out, or that their account was deleted or erased. */
  signedOut: (what?: 'deleted' | 'erased' | 'accountErased') => `/login/signed-out${query({ what })}`,
  signUp: (next?: string) => `/sign-up${query({ next })}`,
  forgotPassword: (next?: string) => `/login/forgot${query({ next })}`,
  /** Buys a plan; the choice is in the URL. */
  checkoutPlan: (planId: string, choice: { coupon?: string; start?: string; checkoutData?: string } = {}) =>
    `/checkout/plan/${encodeURIComponent(planId)}${query(choice)}`,
  about: () => '/about',
  terms: () => '/terms',
  privacy: () => '/privacy',
  accessibility: () => '/accessibility',
  /** A guide for developers and operators, by default the first. */
  docs: (guide?: string) => (guide ? `/docs/${guide}` : '/docs'),
  /** The public page of a staff member. */
  person: (slug: string) => `/staff/${encodeURIComponent(slug)}`,
} as const

/** A page on which the business is set up. */
export type SetUpPage =
  | ('services' | 'add-ons' | 'plans' | 'coupons' | 'categories' | 'staff' | 'rooms')
  | (
      | 'settings'
      | 'locations'
      | 'opening-hours'
      | 'policies'
      | 'forms'
      | 'people'
      | 'access'
      | 'webhooks'
      | 'changes'
      | 'setup'
    )

/** What the staff calendar shows, and which drawer is open. */
export type CalendarChoice = {
  view?: string | undefined
  day?: string | undefined
  staff?: string | undefined
  shows?: string | undefined
  booking?: string | undefined
  session?: string | undefined
  hold?: string | undefined
  /** the start of a new booking, ISO 8601 UTC, or `yes` */
  new?: string | undefined
  /** with whom a new booking is */
  with?: string | undefined
  /** kind of the new entry: a booking by default, `session` of a class or course, or `block` */
  kind?: string | undefined
  /** service preselected for a new booking or session */
  service?: string | undefined
  /** how many minutes were drawn */
  length?: string | undefined
}

/** Filters of the staff's list of bookings; all are in the URL. */
export type BookingsChoice = {
  view?: string | undefined
  period?: string | undefined
  staff?: string | undefined
  service?: string | undefined
  location?: string | undefined
  platform?: string | undefined
  paid?: string | undefined
  email?: string | undefined
  page?: string | undefined
  /** The booking whose drawer is open. */
  booking?: string | undefined
  /** The action to confirm in the drawer. */
  confirm?: string | undefined
}

/** Which classes the timetable shows. */
export type TimetableChoice = {
  /** first of the seven days shown, `YYYY-MM-DD` */
  from?: string | undefined
  service?: string | undefined
  staff?: string | undefined
  location?: string | undefined
  zone?: string | undefined
}

/** Where a booking is to be moved to. */
export type MoveChoice = Pick<SlotChoice, 'from' | 'day' | 'time' | 'staff' | 'session'>

/** Filters of the staff's list of payments, and which one is open. */
export type PaymentsChoice = {
  search?: string | undefined
  customer?: string | undefined
  status?: string | undefined
  method?: string | undefined
  from?: string | undefined
  to?: string | undefined
  page?: string | undefined
  payment?: string | undefined
}

/** Filters of the staff's list of orders. */
export type OrdersChoice = {
  search?: string | undefined
  customer?: string | undefined
  status?: string | undefined
  paymentStatus?: string | undefined
  plan?: string | undefined
  page?: string | undefined
}

/** Which customers the staff look at. */
export type CustomersChoice = {
  search?: string | undefined
  sort?: string | undefined
  page?: string | undefined
  /** Whether one is being written down. */
  new?: string | undefined
}

/** What is open on the page of a customer. */
export type CustomerChoice = {
  edit?: string | undefined
  /** The note whose words are being changed. */
  note?: string | undefined
  /** The double compared with; `find` asks who it is. */
  merge?: string | undefined
  /** What was done a moment ago. */
  done?: string | undefined
  /** A plan is being sold: its id, or `yes`. */
  sell?: string | undefined
  /** The order that was sold a moment ago. */
  sold?: string | undefined
  /** The booking the sale started from. */
  from?: string | undefined
  /** The note that was deleted a moment ago. */
  removed?: string | undefined
}

/** The time whose availability is explained. */
export type WhyNotChoice = {
  service?: string | undefined
  with?: string | undefined
  day?: string | undefined
  /** `15:00`, wall-clock time of the business */
  time?: string | undefined
  /** CUSTOMER or STAFF */
  as?: string | undefined
  session?: string | undefined
}

/** What is open on the page of a class. */
export type SessionChoice = { panel?: string | undefined; done?: string | undefined }

/** What a visitor has chosen on the way to a booking; all of it is in the URL. */
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
  /** the session of a class, instead of a time */
  session?: string | undefined
  /** how many people come, if more than one */
  people?: string | undefined
  /** id of the chosen variant: a duration or a custom option */
  variant?: string | undefined
  /** ids of the chosen add-ons, joined by commas */
  extras?: string | undefined
  /** the hold of this checkout: choosing another time moves it */
  hold?: string | undefined
  /** `1`: the customer has booked this already and wants to book it once more */
  again?: string | undefined
  /** how it is paid, after coming back from the card page */
  pay?: string | undefined
}

/** An address with its site's prefix, for what the router does not touch. */
export const addressIn = (basePath: string, path: string): string => `${basePath}${path}`

/** The same page in another language or appearance; the server stores the choice. */
export function withPreference(path: string, search: string, name: 'lang' | 'scheme', value: string): string {
  const parameters = new URLSearchParams(search)
  parameters.set(name, value)
  return `${path}?${parameters}`
}

/** The address of the page one is on with something else chosen; languages and news of a moment ago are left behind. */
export function withChanges(search: string, changes: Record<string, string | null | undefined>): string {
  const parameters = new URLSearchParams(search)
  for (const name of ['done', 'lang', 'scheme', 'index']) parameters.delete(name)
  for (const [name, value] of Object.entries(changes)) {
    if (value) parameters.set(name, value)
    else parameters.delete(name)
  }
  return `?${parameters}`
}

/** Which face an address belongs to; `pathname` without the site's prefix. */
export const findFace = (pathname: string): Face => faces.get(pathname.split(/[/.]/, 2)[1] ?? '') ?? 'site'

const faces = new Map<string, Face>([
  ['dashboard', 'dashboard'],
  ['login', 'hosted'],
  ['sign-up', 'hosted'],
  ['pay', 'hosted'],
  ['checkout', 'hosted'],
  ['account', 'account'],
])

/** Parameters of an address; those without a value are left out. */
export function query(parameters: Record<string, string | undefined>): string {
  const given = Object.entries(parameters).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return given.length ? `?${new URLSearchParams(given)}` : ''
}

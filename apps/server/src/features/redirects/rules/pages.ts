import type { availability, redirects } from '@kalends/contract'

// Addresses of pages without the site's prefix, as apps/web/src/paths.ts has them.

/** Existing account pages; sessions for others are refused. */
const accountPages: Partial<Record<redirects.MembersAccountSection, string>> = {
  ACCOUNT_INFO: '/account/info',
  BOOKINGS: '/account/bookings',
  EVENTS: '/account/events',
  ORDERS: '/account/orders',
  SUBSCRIPTIONS: '/account/subscriptions',
}

/** Returns the page of an account section, if it exists. */
export function accountPage(section: redirects.MembersAccountSection): string | undefined {
  return accountPages[section]
}

/**
 * Returns the sign-in page, which continues to `next`. The named client's pages may show it in a frame:
 * apps/web/src/paths.ts reads it.
 */
export function signInPage(clientId: string, next?: string): string {
  return `/login${query({ client: clientId, ...(next ? { next } : {}) })}`
}

/** Returns the page that asks whether the browser may act as the customer of a redirect session. */
export function agreementPage(secret: string): string {
  return `/login/continue${query({ redirectSession: secret })}`
}

/** Returns the service list, optionally of one staff member. */
export function servicesPage(resourceId: string | undefined): string {
  return resourceId ? `/?${new URLSearchParams({ staff: resourceId })}` : '/'
}

/** Returns the checkout of a plan, with the front end's own data. */
export function planPage(planId: string, checkoutData: string | undefined): string {
  return `/checkout/plan/${planId}${query(checkoutData ? { checkoutData } : {})}`
}

/**
 * Returns the page a booking continues on once a plan is bought. Our pages send its path to the front end's list of
 * plans as checkout data, and the front end sends it back. Null for data of the front end's own.
 */
export function readContinuePath(target: string | null): string | null {
  if (!target?.startsWith('/checkout/plan/')) return null
  const checkoutData = new URLSearchParams(target.split('?')[1] ?? '').get('checkoutData') ?? ''
  return /^\/(services|classes|courses)\/[\w-]+(\/book)?(\?[\w\-.~%=&+:]*)?$/.test(checkoutData) ? checkoutData : null
}

type Chosen = {
  type: string
  slug: string
  slot: availability.Slot
  timezone: string | undefined
}

/** Returns the booking form of a slot, or the slot list if the choice is incomplete. */
export function bookingPage({ type, slug, slot, timezone }: Chosen): string {
  const page = `/services/${encodeURIComponent(slug)}`
  const zone = timezone ? { zone: timezone } : {}
  if (type === 'COURSE') return `${page}/book${query(zone)}`
  if (type === 'CLASS') {
    const session = slot.eventId ?? slot.sessionId
    return session ? `${page}/book${query({ session, ...zone })}` : `/classes/${encodeURIComponent(slug)}${query(zone)}`
  }
  const chosen = {
    ...(slot.resource?.id ? { staff: slot.resource.id } : {}),
    ...(slot.location?.id ? { location: slot.location.id } : {}),
    ...zone,
  }
  if (!slot.startDate) return `${page}${query(chosen)}`
  return `${page}/book${query({ time: new Date(slot.startDate).toISOString(), ...chosen })}`
}

function query(parameters: Record<string, string>): string {
  const text = new URLSearchParams(parameters).toString()
  return text ? `?${text}` : ''
}

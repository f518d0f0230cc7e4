import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Every page of all faces. Addresses are without the site's prefix `/s/{siteSlug}`, which is the router's basename. */
export default [
  layout('site/layout.tsx', [
    index('site/home.tsx'),
    route('services/:slug', 'site/service.tsx'),
    route('services/:slug/book', 'site/book.tsx'),
    route('classes', 'site/classes.tsx'),
    route('classes/:slug', 'site/class.tsx'),
    route('courses/:slug', 'site/course.tsx'),
    route('bookings/:token', 'site/booking.tsx'),
    route('bookings/:token/move', 'site/move.tsx'),
    route('bookings/:token/cancel', 'site/cancel.tsx'),
    route('about', 'site/about.tsx'),
    route('terms', 'site/terms.tsx'),
    route('privacy', 'site/privacy.tsx'),
    route('accessibility', 'site/accessibility.tsx'),
    route('*', 'site/not-found.tsx'),
  ]),
  route('bookings/:token/calendar.ics', 'site/calendar-file.ts'),
  route('dashboard/customers.csv', 'dashboard/customers-file.ts'),
  route('dashboard/sign-in', 'dashboard/sign-in.tsx'),
  route('dashboard/claim', 'dashboard/claim.tsx'),
  route('dashboard', 'dashboard/layout.tsx', [
    layout('dashboard/calendar.tsx', [index('dashboard/calendar-drawer.tsx')]),
    route('calendar/data', 'dashboard/calendar/routes/data.ts'),
    route('calendar/change', 'dashboard/calendar/routes/change.ts'),
    route('calendar/explain', 'dashboard/calendar/routes/explain.ts'),
    route('calendar/services', 'dashboard/calendar/routes/services.ts'),
    route('sign-out', 'dashboard/sign-out.ts'),
    route('bookings', 'dashboard/bookings.tsx'),
    route('customers', 'dashboard/customers.tsx'),
    route('customers/search', 'dashboard/customers-search.ts'),
    route('customers/:contactId', 'dashboard/customer.tsx'),
    route('messages', 'dashboard/messages.tsx'),
    route('*', 'dashboard/not-found.tsx'),
  ]),
] satisfies RouteConfig

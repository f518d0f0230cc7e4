import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Every page of all faces. Addresses are without the site's prefix `/s/{siteSlug}`, which is the router's basename. */
export default [
  layout('site/layout.tsx', [
    index('site/home.tsx'),
    route('services/:slug', 'site/service.tsx'),
    route('services/:slug/book', 'site/book.tsx'),
    route('bookings/:token', 'site/booking.tsx'),
    route('bookings/:token/cancel', 'site/cancel.tsx'),
    route('about', 'site/about.tsx'),
    route('terms', 'site/terms.tsx'),
    route('privacy', 'site/privacy.tsx'),
    route('accessibility', 'site/accessibility.tsx'),
    route('*', 'site/not-found.tsx'),
  ]),
  route('bookings/:token/calendar.ics', 'site/calendar-file.ts'),
  route('dashboard/sign-in', 'dashboard/sign-in.tsx'),
  route('dashboard/claim', 'dashboard/claim.tsx'),
  route('dashboard', 'dashboard/layout.tsx', [
    index('dashboard/today.tsx'),
    route('sign-out', 'dashboard/sign-out.ts'),
    route('bookings', 'dashboard/bookings.tsx'),
    route('messages', 'dashboard/messages.tsx'),
    route('*', 'dashboard/not-found.tsx'),
  ]),
] satisfies RouteConfig

import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { useT } from '../lib/translate.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Filters } from './bookings/filters.tsx'
import { GroupedList } from './bookings/grouped-list.tsx'
import { NothingFound } from './bookings/nothing-found.tsx'
import { Tabs } from './bookings/tabs.tsx'
import { dashboardPaths } from './dashboard-paths.ts'
import { loadChoices } from './data/choices.ts'
import { loadBookings, PAGE_SIZE } from './data/load-bookings.ts'
import { loadOpenBooking } from './data/open-booking.ts'
import { wishOf } from './data/views.ts'
import { BookingDrawer } from './drawer/booking-drawer.tsx'
import { useBookingLinks } from './drawer/use-booking-links.ts'
import { Find } from './frame/find.tsx'
import { Page } from './frame/page.tsx'
import { Paging } from './frame/paging.tsx'
import { NoMailServer } from './messages/no-mail-server.tsx'
import { staffContext } from './staff-context.ts'

export { actOnBooking as action, alwaysRevalidate as shouldRevalidate } from './act.ts'
export { ErrorBoundary } from './frame/failure.tsx'

/** The bookings an address asks for, page by page. */
export async function loader({ context, url: { searchParams: search } }: LoaderFunctionArgs) {
  const { session, client } = context.get(staffContext)
  const { site, now: clock } = context.get(requestContext)
  const wish = wishOf(search)
  const now = clock()
  const zone = site.timeZone
  const [list, choices, open] = await Promise.all([
    loadBookings(client, wish, now, zone),
    loadChoices(client, session),
    loadOpenBooking(client, session, search, zone),
  ])
  return { ...list, wish, choices, open, now, zone }
}

export default function Bookings() {
  const t = useT()
  const { rows, total, counts, wish, choices, open, now, zone } = useLoaderData<typeof loader>()
  const links = useBookingLinks(rows, open)
  return (
    <Page
      title={t('dashboard.nav.bookings')}
      bar={
        <>
          {wish.view === 'approve' && rows.length > 0 && (
            <LinkButton to={dashboardPaths.approvals()}>{t('answers.open')}</LinkButton>
          )}
          <Find name="email" value={wish.email} label={t('dashboard.find.email')} />
        </>
      }
      drawer={open && links && <BookingDrawer open={open} links={links} zone={zone} now={now} />}
    >
      <NoMailServer />
      <Tabs view={wish.view} counts={counts} />
      <Filters wish={wish} choices={choices} zone={zone} now={now} />
      {rows.length > 0 ? (
        <GroupedList
          rows={rows}
          zone={zone}
          now={now}
          open={open?.id ?? null}
          withPlace={choices.places.length > 1 && wish.place === null && !open}
        />
      ) : (
        <NothingFound wish={wish} />
      )}
      <Paging page={wish.page} size={PAGE_SIZE} total={total} />
    </Page>
  )
}

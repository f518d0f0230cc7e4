import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { useT } from '../lib/translate.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Filters } from './bookings/filters.tsx'
import { GroupedList } from './bookings/grouped-list.tsx'
import { loadBookings, PAGE_SIZE } from './bookings/load-bookings.ts'
import { NothingFound } from './bookings/nothing-found.tsx'
import { Owed } from './bookings/owed.tsx'
import { Tabs } from './bookings/tabs.tsx'
import { dashboardPaths } from './dashboard-paths.ts'
import { loadChoices } from './data/choices.ts'
import { loadOpenBooking } from './data/open-booking.ts'
import { readBookingFilters } from './data/views.ts'
import { BookingDrawer } from './drawer/booking-drawer.tsx'
import { LiveDrawer } from './drawer/changed-meanwhile.tsx'
import { useBookingLinks } from './drawer/use-booking-links.ts'
import { ListSearch } from './frame/list-search.tsx'
import { Page } from './frame/page.tsx'
import { Paging } from './frame/paging.tsx'
import { loadDelivery } from './mail/load-delivery.ts'
import { NoMailServer } from './mail/no-mail-server.tsx'
import { PauseNotice } from './mail/pause-notice.tsx'
import { staffContext } from './staff-context.ts'

export { actOnBooking as action, alwaysRevalidate as shouldRevalidate } from './drawer/act-on-booking.ts'
export { ErrorBoundary } from './frame/failure.tsx'

/** Loads one page of bookings for the filters in the URL. */
export async function loader({ context, url: { searchParams: search } }: LoaderFunctionArgs) {
  const { session, client } = context.get(staffContext)
  const { site, now: clock } = context.get(requestContext)
  const filters = readBookingFilters(search)
  const now = clock()
  const zone = site.timeZone
  const [list, choices, open, delivery] = await Promise.all([
    loadBookings(client, session, filters, { now, zone }),
    loadChoices(client, session),
    loadOpenBooking(client, session, search, zone),
    loadDelivery(client, session),
  ])
  return { ...list, filters, choices, open, now, zone, delivery, isOwner: session.role === 'owner' }
}

export default function Bookings() {
  const t = useT()
  const { rows, total, owed, counts, filters, choices, open, now, zone, ...rest } = useLoaderData<typeof loader>()
  const { delivery, isOwner } = rest
  const links = useBookingLinks(rows, open)
  return (
    <Page
      title={t('dashboard.nav.bookings')}
      bar={
        <>
          {filters.view === 'approve' && rows.length > 0 && (
            <LinkButton to={dashboardPaths.approvals()}>{t('approvals.open')}</LinkButton>
          )}
          <ListSearch name="customer" value={filters.customer} label={t('dashboard.find.customer')} />
        </>
      }
      drawer={
        open &&
        links && (
          <>
            <LiveDrawer />
            <BookingDrawer open={open} links={links} zone={zone} now={now} />
          </>
        )
      }
    >
      <NoMailServer isOwner={isOwner} />
      <PauseNotice delivery={delivery} isOwner={isOwner} zone={zone} />
      <Tabs view={filters.view} counts={counts} />
      <Filters filters={filters} choices={choices} zone={zone} now={now} />
      {owed && rows.length > 0 && <Owed count={total} amounts={owed} />}
      {rows.length > 0 ? (
        <GroupedList
          rows={rows}
          zone={zone}
          now={now}
          open={open?.id ?? null}
          withLocation={choices.locations.length > 1 && filters.location === null && !open}
        />
      ) : (
        <NothingFound filters={filters} />
      )}
      <Paging page={filters.page} size={PAGE_SIZE} total={total} />
    </Page>
  )
}

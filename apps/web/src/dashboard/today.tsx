import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { firstWeekday } from '../lib/format.ts'
import { requestContext } from '../lib/page-context.ts'
import { useFormats } from '../lib/translate.tsx'
import { loadStaff } from './data/choices.ts'
import { loadDay } from './data/load-day.ts'
import { loadOpenBooking } from './data/open-booking.ts'
import { deskContext } from './desk.ts'
import { BookingDrawer } from './drawer/booking-drawer.tsx'
import { useBookingLinks } from './drawer/use-booking-links.ts'
import { Page } from './frame/page.tsx'
import { BookingList } from './rows/booking-list.tsx'
import { NowLine, useNow } from './rows/now-line.tsx'
import { DayBar } from './today/day-bar.tsx'
import { NobodyBooked } from './today/nobody-booked.tsx'
import { People } from './today/people.tsx'
import { Summary } from './today/summary.tsx'
import { WeekStrip } from './today/week-strip.tsx'

export { actOnBooking as action, alwaysRevalidate as shouldRevalidate } from './act.ts'
export { ErrorBoundary } from './frame/failure.tsx'

/** The appointments of one day, in the business's zone. */
export async function loader({ context, url: { searchParams: search } }: LoaderFunctionArgs) {
  const { session, client } = context.get(deskContext)
  const { site, language, now } = context.get(requestContext)
  const asked = { search, now: now(), zone: site.timeZone, firstWeekday: firstWeekday(language) }
  const [day, staff, open] = await Promise.all([
    loadDay(client, asked),
    loadStaff(client, session),
    loadOpenBooking(client, session, search, site.timeZone),
  ])
  return { ...day, people: staff, open, zone: site.timeZone, now: asked.now }
}

export default function Today() {
  const formats = useFormats()
  const { day, today, week, staff, rows, people, open, zone, now: loadedAt } = useLoaderData<typeof loader>()
  const now = useNow(loadedAt)
  const links = useBookingLinks(rows, open)
  return (
    <Page
      title={formats.dayLong(day)}
      bar={<DayBar day={day} today={today} />}
      drawer={open && links && <BookingDrawer open={open} links={links} zone={zone} now={now} />}
    >
      <WeekStrip week={week} day={day} today={today} />
      <People people={people} chosen={staff} />
      <Summary rows={rows} zone={zone} day={day} />
      {rows.length > 0 ? (
        <BookingList
          rows={rows}
          zone={zone}
          open={open?.id ?? null}
          now={now}
          agenda
          line={day === today && <NowLine now={now} zone={zone} />}
        />
      ) : (
        <NobodyBooked isFiltered={staff !== null} isPast={day < today} />
      )}
    </Page>
  )
}

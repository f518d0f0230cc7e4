import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { minuteOfDay } from '../lib/format.ts'
import { useReaderZone } from '../lib/own-zone.ts'
import { requestContext } from '../lib/page-context.ts'
import { useT } from '../lib/translate.tsx'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/button.tsx'
import { BookingRows } from './bookings/booking-rows.tsx'
import { NextBooking } from './bookings/next-booking.tsx'
import { loadBookings } from './data/bookings.ts'
import { Page, Section } from './frame/page.tsx'
import { useMe } from './layout.tsx'

const MOST = 4
const NOON = 12 * 60
const EVENING = 18 * 60

/** The account's first page: upcoming bookings. */
export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(requestContext)
  const filters = { view: 'upcoming', page: 1, eventsOnly: false } as const
  const [next, ...more] = (await loadBookings(page, filters, MOST)).bookings
  return { next, more, zone: page.site.timeZone, now: page.now() }
}

export default function Overview() {
  const t = useT()
  const { name } = useMe()
  const { next, more, zone, now } = useLoaderData<typeof loader>()
  const minute = minuteOfDay(now, useReaderZone(zone))
  const greeting = minute < NOON ? 'morning' : minute < EVENING ? 'afternoon' : 'evening'
  return (
    <Page title={t(`account.hello.${greeting}`, { name, named: name ? 'yes' : 'no' })}>
      {next ? (
        <NextBooking booking={next} zone={zone} now={now} />
      ) : (
        <>
          <p className="k-2">{t('account.overview.nothing')}</p>
          <p>
            <LinkButton look="filled" to={paths.services()} reloadDocument>
              {t('account.overview.book')}
            </LinkButton>
          </p>
        </>
      )}
      {more.length > 0 && (
        <Section id="more" title={t('account.overview.after')}>
          <BookingRows bookings={more} zone={zone} />
        </Section>
      )}
    </Page>
  )
}

import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { useFormats, useT } from '../lib/translate.tsx'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/button.tsx'
import { accountPaths } from './account-paths.ts'
import { BookingRows } from './bookings/booking-rows.tsx'
import styles from './bookings/bookings.module.css'
import { BOOKINGS_PER_PAGE, loadBookings, readFilters, views } from './data/bookings.ts'
import { Page } from './frame/page.tsx'

/** The member’s bookings; only classes and courses on their page. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = context.get(requestContext)
  const filters = readFilters(url.searchParams, url.pathname.endsWith(accountPaths.events()))
  return { ...(await loadBookings(page, filters)), filters, zone: page.site.timeZone }
}

export default function Bookings() {
  const t = useT()
  const formats = useFormats()
  const { bookings, total, filters, zone } = useLoaderData<typeof loader>()
  const { view, page, eventsOnly } = filters
  const toPath = eventsOnly ? accountPaths.events : accountPaths.bookings
  const pageLink = (number: number) => toPath({ view, page: number > 1 ? String(number) : undefined })
  return (
    <Page title={t(eventsOnly ? 'account.nav.events' : 'account.nav.bookings')}>
      <nav className={styles.tabs} aria-label={t('account.bookings.views')}>
        {views.map((name) => (
          <Link key={name} to={toPath({ view: name })} aria-current={name === view ? 'page' : undefined}>
            {t(`account.bookings.${name}`)}
          </Link>
        ))}
      </nav>
      {bookings.length > 0 ? (
        <>
          <p className="k-2 k-small">{t('account.zone', { zone: formats.zoneCity(zone) })}</p>
          <BookingRows bookings={bookings} zone={zone} />
        </>
      ) : (
        <>
          <p className="k-2">{t(`account.bookings.none.${view}`)}</p>
          <p>
            <LinkButton to={eventsOnly ? paths.classes() : paths.services()} reloadDocument>
              {t('account.overview.book')}
            </LinkButton>
          </p>
        </>
      )}
      {(page > 1 || total > BOOKINGS_PER_PAGE) && (
        <nav className={styles.buttons} aria-label={t('account.pages')}>
          {page > 1 && <LinkButton to={pageLink(page - 1)}>{t('account.pages.before')}</LinkButton>}
          {page * BOOKINGS_PER_PAGE < total && (
            <LinkButton to={pageLink(page + 1)}>{t('account.pages.after')}</LinkButton>
          )}
        </nav>
      )}
      <p>
        <Link to={accountPaths.calendar()}>{t('account.calendar.link')}</Link>
      </p>
    </Page>
  )
}

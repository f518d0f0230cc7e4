import { Form, Link } from 'react-router'
import { useFormats, useT } from '../../lib/translate.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import { DashboardIcon } from '../frame/dashboard-icon.tsx'
import find from '../frame/list-search.module.css'
import { usePageLink } from '../page-link.ts'
import { stepFrom, weekBeside } from './data/query.ts'
import { densities, setDensity, useDensity } from './density.ts'
import { type CalendarData, calendarViews, weekLayouts } from './model.ts'
import { chooseWeekLayout } from './rules/week.ts'
import styles from './toolbar.module.css'

const CLOSED = { booking: null, session: null, hold: null, confirm: null, pay: null, new: null, move: null }

/** The calendar's toolbar: day, view, options and the "New" button. */
export function Toolbar({ data }: { data: CalendarData }) {
  const t = useT()
  const pageLink = usePageLink()
  const { view, rights } = data
  return (
    <>
      <Days data={data} />
      <nav className={styles.views} aria-label={t('dashboard.views')}>
        {calendarViews.map((name) => (
          <Link
            key={name}
            to={pageLink({ ...CLOSED, view: name === 'day' ? null : name })}
            aria-current={name === view ? 'page' : undefined}
          >
            {t(`dashboard.calendar.view.${name}`)}
          </Link>
        ))}
      </nav>
      <FindCustomer />
      <Options data={data} />
      {rights.book && (
        <LinkButton
          to={pageLink({ ...CLOSED, new: 'yes' })}
          look="filled"
          className={styles.make}
          preventScrollReset
          aria-keyshortcuts="N"
          data-new
        >
          <DashboardIcon name="plus" size={18} />
          {t('dashboard.calendar.new')}
        </LinkButton>
      )}
    </>
  )
}

/** Searches customers; `/` focuses it. */
function FindCustomer() {
  const t = useT()
  return (
    <Form method="get" action={dashboardPaths.customers()} role="search" className={`${find.find} ${styles.find}`}>
      <DashboardIcon name="search" size={18} />
      <input
        type="search"
        name="search"
        aria-label={t('dashboard.calendar.find')}
        placeholder={t('dashboard.calendar.find')}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        data-find
      />
    </Form>
  )
}

function Days({ data }: { data: CalendarData }) {
  const t = useT()
  const pageLink = usePageLink()
  const { day, today, days } = data
  const to = (chosen: string): string => pageLink({ ...CLOSED, day: chosen === today ? null : chosen })
  return (
    <nav className={styles.days} aria-label={t('dashboard.days')}>
      <Step to={to(stepFrom(data, -1))} data={data} direction={-1} />
      <LinkButton to={to(today)} aria-current={days.includes(today) && day === today ? 'date' : undefined}>
        {t('common.today')}
      </LinkButton>
      <Step to={to(stepFrom(data, 1))} data={data} direction={1} />
    </nav>
  )
}

function Step({ to, data, direction }: { to: string; data: CalendarData; direction: 1 | -1 }) {
  const formats = useFormats()
  const t = useT()
  const day = stepFrom(data, direction)
  const name =
    data.view === 'day'
      ? formats.dayLong(day)
      : data.view === 'month'
        ? formats.monthYear(day)
        : t('dashboard.calendar.weekOf', { day: formats.dayMonth(weekBeside(data, direction)) })
  return (
    <Link to={to} className={styles.step} title={name} data-step={direction}>
      <DashboardIcon name={direction > 0 ? 'chevronEnd' : 'chevronStart'} />
      <span className="k-unseen">{name}</span>
    </Link>
  )
}

/** Options: people or rooms, height of an hour, cancelled bookings. */
function Options({ data }: { data: CalendarData }) {
  const { shows, withCancelled, view } = data
  const t = useT()
  const pageLink = usePageLink()
  const density = useDensity()
  return (
    <Menu
      className={styles.options}
      label={
        <>
          <DashboardIcon name="filter" size={18} />
          <span className="k-unseen">{t('dashboard.calendar.shows')}</span>
        </>
      }
    >
      {view !== 'month' &&
        (['people', 'rooms'] as const).map((name) => (
          <Link
            key={name}
            to={pageLink({ ...CLOSED, staff: null, shows: name === 'people' ? null : name })}
            aria-current={name === shows ? 'true' : undefined}
          >
            {t(`dashboard.calendar.shows.${name}`)}
          </Link>
        ))}
      {view === 'week' &&
        weekLayouts.map((name) => (
          <Link
            key={name}
            to={pageLink({ ...CLOSED, staff: null, layout: name })}
            aria-current={name === chooseWeekLayout(data) ? 'true' : undefined}
          >
            {t(`dashboard.calendar.layout.${name}`)}
          </Link>
        ))}
      <Link
        to={pageLink({ ...CLOSED, cancelled: withCancelled ? null : 'yes' })}
        aria-current={withCancelled ? 'true' : undefined}
      >
        {t('dashboard.calendar.cancelled', { on: withCancelled ? 'yes' : 'no' })}
      </Link>
      <fieldset className={styles.density}>
        <legend>{t('dashboard.calendar.density')}</legend>
        {(Object.keys(densities) as (keyof typeof densities)[]).map((name) => (
          <button key={name} type="button" aria-pressed={name === density} onClick={() => setDensity(name)}>
            {t(`dashboard.calendar.density.${name}`)}
          </button>
        ))}
      </fieldset>
    </Menu>
  )
}

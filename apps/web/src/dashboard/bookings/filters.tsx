import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useFormats, useT } from '../../lib/translate.tsx'
import { Menu } from '../../ui/menu.tsx'
import type { Choice, Choices } from '../data/choices.ts'
import { type BookingFilters, paidFilters, periods, platforms } from '../data/views.ts'
import { DashboardIcon } from '../frame/dashboard-icon.tsx'
import { usePageLink } from '../page-link.ts'
import styles from './bookings.module.css'

type Props = { filters: BookingFilters; choices: Choices; zone: string; now: number }

/** Filters of the list. They are stored in the URL, so a filtered list can be shared. */
export function Filters({ filters, choices, zone, now }: Props) {
  const t = useT()
  const formats = useFormats()
  const zoneLine = { zone: formats.zoneCity(zone), offset: formats.zoneOffset(zone, now) }
  return (
    <div className={styles.filters}>
      <Filter
        name="period"
        chosen={filters.period}
        choices={periods.map((id) => ({ id, name: t(`dashboard.period.${id}`) }))}
      >
        {t('dashboard.any.period')}
      </Filter>
      <Filter name="staff" chosen={filters.staff} choices={choices.staff}>
        {t('dashboard.any.staff')}
      </Filter>
      <Filter name="service" chosen={filters.service} choices={choices.services}>
        {t('dashboard.any.service')}
      </Filter>
      <Filter name="location" chosen={filters.location} choices={choices.locations}>
        {t('dashboard.any.location')}
      </Filter>
      <Filter
        name="platform"
        chosen={filters.platform}
        choices={platforms.map((id) => ({ id, name: t(`dashboard.platform.${id}`) }))}
      >
        {t('dashboard.any.platform')}
      </Filter>
      <Filter
        name="paid"
        chosen={filters.paid}
        choices={paidFilters.map((id) => ({ id, name: t(`dashboard.paid.${id}`) }))}
      >
        {t('dashboard.any.paid')}
      </Filter>
      {filters.customer && <Chosen name="customer">{filters.customer}</Chosen>}
      <span className={styles.zone}>{t('common.zoneTime', zoneLine)}</span>
    </div>
  )
}

type FilterProps = { name: string; chosen: string | null; choices: Choice[]; children: ReactNode }

/** A filter menu; once set, it shows the value and a button that clears it. */
function Filter({ name, chosen, choices, children }: FilterProps) {
  const pageLink = usePageLink()
  if (chosen) return <Chosen name={name}>{choices.find(({ id }) => id === chosen)?.name ?? children}</Chosen>
  if (choices.length < 2) return null
  return (
    <Menu
      start
      className={styles.chip}
      label={
        <>
          {children}
          <DashboardIcon name="chevronDown" size={16} />
        </>
      }
    >
      {choices.map(({ id, name: label }) => (
        <Link key={id} to={pageLink({ [name]: id, page: null })} preventScrollReset>
          {label}
        </Link>
      ))}
    </Menu>
  )
}

function Chosen({ name, children }: { name: string; children: ReactNode }) {
  const t = useT()
  const pageLink = usePageLink()
  return (
    <Link to={pageLink({ [name]: null, page: null })} className={`${styles.chip} ${styles.set}`} preventScrollReset>
      <bdi>{children}</bdi>
      <DashboardIcon name="close" size={16} />
      <span className="k-unseen">{t('dashboard.any.remove')}</span>
    </Link>
  )
}

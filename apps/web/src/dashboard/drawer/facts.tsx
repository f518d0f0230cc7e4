import type { ReactNode } from 'react'
import { dayIn, daysBetween, leftToRight } from '../../lib/format.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import type { BookingDetail } from '../data/load-booking.ts'
import { DashboardIcon, type DashboardIconName } from '../frame/dashboard-icon.tsx'
import styles from './booking-drawer.module.css'

/** Date and time with zone, staff and location; also in the customer's zone if it differs. */
export function When({ booking, zone, now }: { booking: BookingDetail; zone: string; now: number }) {
  const t = useT()
  const formats = useFormats()
  const { start, end, staff, location, address, conferencingUrl } = booking
  const day = dayIn(start, zone)
  const distance = daysBetween(dayIn(now, zone), day)
  return (
    <section className={styles.section}>
      <h3>{t('dashboard.booking.when')}</h3>
      <dl className={styles.facts}>
        <Fact icon="clock" name={t('common.when')}>
          <b className={styles.moment}>
            {distance === 0 && `${t('common.today')}, `}
            {distance === 1 && `${t('common.tomorrow')}, `}
            {dayIn(end, zone) === day
              ? `${formats.dayFull(day)}, ${formats.timeRange(start, end, zone)}`
              : t('common.fromTo', { from: formats.moment(start, zone), to: formats.moment(end, zone) })}
          </b>
          <span className={styles.note}>
            {t('common.zoneTime', { zone: formats.zoneCity(zone), offset: formats.zoneOffset(zone, start) })}
          </span>
          <OtherClocks booking={booking} zone={zone} />
        </Fact>
        {(staff || booking.staffToBeNamed) && (
          <Fact icon="person" name={t('common.with')}>
            {staff || t('common.teacherToBeNamed')}
          </Fact>
        )}
        {conferencingUrl && (
          <Fact icon="globe" name={t('common.online')}>
            <a href={conferencingUrl} rel="noreferrer" target="_blank">
              {t('common.joinOnline')}
            </a>
          </Fact>
        )}
        {location && (
          <Fact icon="pin" name={t('common.where')}>
            {location}
            {address && address !== location && <span className={styles.note}>{address}</span>}
          </Fact>
        )}
      </dl>
    </section>
  )
}

/** The same time in the location's and the customer's zone, if they differ from the business's. */
function OtherClocks({
  booking: { start, locationZone, customerZone },
  zone,
}: {
  booking: BookingDetail
  zone: string
}) {
  const t = useT()
  const formats = useFormats()
  const differs = (other: string): boolean =>
    Boolean(other) && formats.moment(start, other) !== formats.moment(start, zone)
  const words = (other: string) => ({ zone: formats.zoneCity(other), when: formats.moment(start, other) })
  return (
    <>
      {differs(locationZone) && (
        <span className={styles.note}>{t('dashboard.booking.locationTime', words(locationZone))}</span>
      )}
      {differs(customerZone) && customerZone !== locationZone && (
        <span className={styles.note}>{t('dashboard.booking.theirTime', words(customerZone))}</span>
      )}
    </>
  )
}

export function Customer({ booking: { phone, email } }: { booking: BookingDetail }) {
  const t = useT()
  if (!phone && !email) return null
  return (
    <section className={styles.section}>
      <h3>{t('dashboard.booking.customer')}</h3>
      <dl className={styles.facts}>
        {phone && (
          <Fact icon="phone" name={t('dashboard.booking.phone')}>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{leftToRight(phone)}</a>
          </Fact>
        )}
        {email && (
          <Fact icon="mail" name={t('dashboard.booking.email')}>
            <a href={`mailto:${email}`}>{email}</a>
          </Fact>
        )}
      </dl>
    </section>
  )
}

function Fact({ icon, name, children }: { icon: DashboardIconName; name: string; children: ReactNode }) {
  return (
    <>
      <dt>
        <DashboardIcon name={icon} size={18} />
        <span className="k-unseen">{name}</span>
      </dt>
      <dd>{children}</dd>
    </>
  )
}

import { dayIn } from '../../lib/format.ts'
import type { Messages } from '../../lib/messages/store.ts'
import { useSite } from '../../lib/site.ts'
import { createTranslate, useFormats, useLanguage, useT } from '../../lib/translate.tsx'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import styles from '../booking/booking.module.css'
import type { BookData } from '../data/book.ts'
import { toChoice } from './to-choice.ts'

/** Replaces the form for a customer who returns to it after booking. */
export function AlreadyBooked({ data, token, messages }: { data: BookData; token: string; messages: Messages }) {
  const t = useT()
  const tBooked = createTranslate(useLanguage(), messages)
  const formats = useFormats()
  const site = useSite()
  const { service, slot, zone, kind } = data
  const when = `${formats.dayLong(dayIn(slot.start, zone))}, ${formats.startTime(slot.start, slot.end, zone)}`
  const isAppointment = kind === 'APPOINTMENT'
  return (
    <main id="main" className={styles.sheet}>
      <title>{tBooked('reading.alreadyBooked.title', { service: service.name, site: site.name })}</title>
      <meta name="robots" content="noindex" />
      <div className={`k-raised-card ${styles.sheetCard}`}>
        <h1>{tBooked('reading.alreadyBooked.heading')}</h1>
        <p>
          <b>{service.name}</b>, {when}, {t('site.zone.short', { zone: formats.zoneCity(zone) })}
        </p>
        <div className={styles.buttons}>
          <LinkButton look="filled" to={paths.booking(token)}>
            {tBooked('reading.alreadyBooked.link')}
          </LinkButton>
          <LinkButton
            look="quiet"
            to={
              isAppointment ? paths.service(service.slug) : paths.book(service.slug, { ...toChoice(data), again: '1' })
            }
          >
            {tBooked(isAppointment ? 'reading.alreadyBooked.anotherTime' : 'reading.alreadyBooked.anotherBooking')}
          </LinkButton>
        </div>
      </div>
    </main>
  )
}

import { Link } from 'react-router'
import { useFormats, useT } from '../../lib/translate.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import type { SentMessage } from '../data/load-booking.ts'
import styles from './booking-drawer.module.css'

/** Messages about a booking with their delivery status. */
export function SentMessages({ messages, zone }: { messages: readonly SentMessage[]; zone: string }) {
  const t = useT()
  const formats = useFormats()
  return (
    <section className={styles.section}>
      <h3>{t('dashboard.booking.messages')}</h3>
      {messages.length === 0 && <p className="k-2 k-least">{t('dashboard.booking.noMessages')}</p>}
      <ol className={styles.lines}>
        {messages.map(({ id, subject, recipient, status, createdDate }) => (
          <li key={id}>
            <time dateTime={createdDate}>{formats.moment(createdDate, zone)}</time>
            <span>
              <Link to={dashboardPaths.messages({ message: id })}>{subject}</Link>
              <span className={styles.note}>
                <bdi>{recipient}</bdi>, {t(`dashboard.sent.${status}`)}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

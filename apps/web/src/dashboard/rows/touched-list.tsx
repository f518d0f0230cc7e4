import { useFormats, useT } from '../../lib/translate.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { TouchedBookings } from '../data/load-touched.ts'
import styles from './touched-list.module.css'

/** What a change would touch, line by line, before it is made. Nothing where it touches nothing. */
export function TouchedList({ touched, total, zone }: TouchedBookings & { zone: string }) {
  const t = useT()
  const formats = useFormats()
  if (total === 0) return null
  return (
    <ul className={styles.touched}>
      {touched.map(({ id, when, what, who }) => (
        <li key={id}>
          <Icon name="ticket" size={16} />
          <span>
            {formats.moment(when, zone)}
            {who && (
              <>
                {' · '}
                <bdi>{who}</bdi>
              </>
            )}{' '}
            · <bdi>{what}</bdi>
          </span>
        </li>
      ))}
      {total > touched.length && <li>{t('services.delete.more', { count: total - touched.length })}</li>}
    </ul>
  )
}

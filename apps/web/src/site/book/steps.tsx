import { Link } from 'react-router'
import { dayIn } from '../../lib/format.ts'
import { useT } from '../../lib/translate.tsx'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from '../book.module.css'
import type { BookData } from '../data/book.ts'

/** Where one is: time, details, done. Going back keeps the day, the time and the hold. */
export function Steps({ data: { service, slot, zone, hold } }: { data: BookData }) {
  const t = useT()
  const back = paths.service(service.slug, {
    day: dayIn(slot.start, zone),
    time: slot.start,
    staff: slot.staffId ?? undefined,
    location: slot.locationId ?? undefined,
    hold: hold?.id,
  })
  return (
    <ol className={styles.steps} aria-label={t('site.book.steps')}>
      <li>
        <Link to={back}>
          <Icon name="check" size={18} />
          {t('site.book.step.time')}
        </Link>
      </li>
      <li aria-current="step">{t('site.book.step.details')}</li>
      <li>{t('site.book.step.done')}</li>
    </ol>
  )
}

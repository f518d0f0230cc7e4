import { Link } from 'react-router'
import { dayIn } from '../../lib/format.ts'
import { useT } from '../../lib/translate.tsx'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import type { BookData } from '../data/book.ts'
import styles from './book.module.css'
import { toChoice } from './to-choice.ts'

/** Progress through time, details and done. Going back preserves the day, the time and the hold. */
export function Steps({ data }: { data: BookData }) {
  const t = useT()
  const day = dayIn(data.slot.start, data.zone)
  const { service, kind, hold } = data
  const back = {
    APPOINTMENT: paths.service(service.slug, { ...toChoice(data), day, hold: hold?.id }),
    CLASS: paths.class(service.slug),
    COURSE: paths.course(service.slug),
  }[kind]
  return (
    <ol className={styles.steps} aria-label={t('form.book.steps')}>
      <li>
        <Link to={back}>
          <Icon name="check" size={18} />
          {t('form.book.step.time')}
        </Link>
      </li>
      <li aria-current="step">{t('form.book.step.details')}</li>
      <li>{t('form.book.step.done')}</li>
    </ol>
  )
}

import { Link } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { useCancelMoment } from '../../parts/cancel-moment.ts'
import { paths } from '../../paths.ts'
import type { BookData } from '../data/book.ts'
import styles from './book.module.css'

type Props = { data: BookData; mistake: boolean; checked: boolean | undefined }

/** The cancellation terms with their deadline, above the button. */
export function AcceptTerms({ data: { terms, fees, slot, zone, now }, mistake, checked }: Props) {
  const t = useT()
  const moment = useCancelMoment(terms.cancelMinutes, slot.start, zone, now)
  const tags = {
    terms: (words: React.ReactNode) => (
      <Link to={paths.terms()} target="_blank">
        {words}
      </Link>
    ),
    b: (words: React.ReactNode) => <b>{words}</b>,
  }
  return (
    <div className={styles.group}>
      <label className={styles.agree}>
        <input
          type="checkbox"
          name="agree"
          value="yes"
          required
          defaultChecked={checked}
          aria-invalid={mistake ? true : undefined}
          aria-describedby={mistake ? 'agree-note' : undefined}
        />
        <span>
          {t.rich('form.book.agree', {}, tags)}{' '}
          {moment
            ? t.rich('form.book.freeUntil', { moment }, tags)
            : !fees && (terms.alwaysCosts ?? t('form.book.noChange'))}
        </span>
      </label>
      {mistake && (
        <p id="agree-note" className={styles.agreeError}>
          {t('form.book.error.agree')}
        </p>
      )}
    </div>
  )
}

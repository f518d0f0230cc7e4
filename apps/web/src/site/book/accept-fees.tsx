import { useT } from '../../lib/translate.tsx'
import type { FeeTerms } from '../data/load-fees.ts'
import styles from './book.module.css'

type Props = {
  terms: FeeTerms
  mistake: boolean
  /** What was ticked before: another text has to be ticked anew. */
  agreed: string | undefined
  /** The card is a saved one, or the one that pays the booking. */
  needsNoCard: boolean
}

/** The fees of late cancellations and no-shows, which the customer agrees to before booking. */
export function AcceptFees({ terms: { text, next }, mistake, agreed, needsNoCard }: Props) {
  const t = useT()
  return (
    <div className={styles.group}>
      <label className={styles.agree}>
        <input
          key={text}
          type="checkbox"
          name="agreeFees"
          value={text}
          data-agree
          required
          defaultChecked={agreed === text}
          aria-invalid={mistake ? true : undefined}
          aria-describedby={mistake ? 'fees-note' : undefined}
        />
        <span>
          {text} {!needsNoCard && next}
        </span>
      </label>
      {mistake && (
        <p id="fees-note" className={styles.agreeError}>
          {t('form.book.error.agree')}
        </p>
      )}
    </div>
  )
}

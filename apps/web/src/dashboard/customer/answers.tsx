import { dayIn } from '../../lib/format.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { AnswerList } from '../rows/answer-list.tsx'
import styles from './customer.module.css'
import type { CustomerPageData } from './data/load-page.ts'

/** The customer's form answers and files, newest first, with the booking each belongs to. */
export function CustomerAnswers({ shown: { handedIn, next, past, zone } }: { shown: CustomerPageData }) {
  const t = useT()
  const formats = useFormats()
  if (handedIn.length === 0) return null
  const services = new Map([...next, ...past].map(({ submissionId, service }) => [submissionId, service]))
  return (
    <section aria-labelledby="answers">
      <h2 id="answers">{t('customers.answers')}</h2>
      {handedIn.map(({ id, at, answers }, index) => (
        <details key={id} className={styles.handedIn} open={index === 0}>
          <summary>
            <time dateTime={at}>{formats.dayMonthYear(dayIn(at, zone))}</time>
            {services.get(id) && (
              <>
                {' · '}
                <bdi>{services.get(id)}</bdi>
              </>
            )}
          </summary>
          <AnswerList answers={answers} />
        </details>
      ))}
    </section>
  )
}

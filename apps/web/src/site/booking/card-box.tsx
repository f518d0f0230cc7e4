import { Form } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { bookingPaths } from '../booking-paths.ts'
import styles from './booking.module.css'

type Props = {
  token: string
  /** What the customer agrees to. */
  text: string
  /** The page of the card could not be opened. */
  hasProblem: boolean
}

/** Says that no card was saved for the fees of the booking, which stands all the same. */
export function CardBox({ token, text, hasProblem }: Props) {
  const t = useT()
  return (
    <section className={`k-card ${styles.box} ${styles.ask}`} aria-labelledby="card">
      <div>
        <h2 id="card">{t('reading.bookingFees.missing')}</h2>
        <p>
          {t('reading.bookingFees.stands')} {text}
        </p>
        {hasProblem && <Alert>{t('reading.bookingFees.problem')}</Alert>}
      </div>
      <Form method="post" action={bookingPaths.card(token)}>
        <Button look="filled">{t('reading.bookingFees.save')}</Button>
      </Form>
    </section>
  )
}

import { useHref } from 'react-router'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import type { BookingData } from '../data/booking.ts'
import styles from './booking.module.css'
import type { BookingTexts } from './load-texts.ts'

type Props = { booking: BookingData; texts: BookingTexts['account'] }

/** Offers a guest an account; the sign-up page continues with their details. */
export function AccountBox({ booking: { firstName, lastName, email }, texts }: Props) {
  const signUp = useHref(paths.signUp(useHref(paths.account())))
  return (
    <section className={`k-card ${styles.box}`} aria-labelledby="account">
      <h2 id="account">{texts.title}</h2>
      <p>{texts.note}</p>
      <form method="post" action={signUp} className={styles.account}>
        <input type="hidden" name="firstName" value={firstName} />
        <input type="hidden" name="lastName" value={lastName} />
        <input type="hidden" name="email" value={email} />
        <TextField
          label={texts.password}
          type="password"
          name="password"
          autoComplete="new-password"
          required
          maxLength={100}
        />
        <Button>{texts.press}</Button>
      </form>
    </section>
  )
}

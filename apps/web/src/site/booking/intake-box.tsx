import type { Messages } from '../../lib/messages/store.ts'
import { LinkButton } from '../../ui/button.tsx'
import styles from '../booking.module.css'
import { formAddress } from './form-address.ts'

/** Reminds the customer to complete the intake form. */
export function IntakeBox({ messages, token }: { messages: Messages; token: string }) {
  return (
    <section className={`${styles.box} ${styles.ask}`} aria-labelledby="ask">
      <div>
        <h2 id="ask">{messages['form.after.heading']}</h2>
        <p>{messages['form.after.note']}</p>
      </div>
      <LinkButton look="filled" to={formAddress(token)}>
        {messages['form.after.answer']}
      </LinkButton>
    </section>
  )
}

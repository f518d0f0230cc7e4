import type { Messages } from '../../lib/messages/store.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import styles from './booking.module.css'

/** Reminds the customer to complete the intake form. */
export function IntakeBox({ messages, token }: { messages: Messages; token: string }) {
  return (
    <section className={`k-card ${styles.box} ${styles.ask}`} aria-labelledby="ask">
      <div>
        <h2 id="ask">{messages['form.after.heading']}</h2>
        <p>{messages['form.after.note']}</p>
      </div>
      <LinkButton look="filled" to={`${paths.booking(token)}/form`}>
        {messages['form.after.answer']}
      </LinkButton>
    </section>
  )
}

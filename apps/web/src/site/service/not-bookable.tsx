import { leftToRight } from '../../lib/format.ts'
import type { Messages } from '../../lib/messages/store.ts'
import { useSite } from '../../lib/site.ts'
import { createTranslate, useLanguage } from '../../lib/translate.tsx'
import styles from './service.module.css'

/** Replaces the times of a service that customers cannot pay for here, and says how to book it. */
export function NotBookable({ messages }: { messages: Messages }) {
  const t = createTranslate(useLanguage(), messages)
  const { phone, email } = useSite()
  return (
    <section className={styles.notBookable} aria-labelledby="not-bookable">
      <h2 id="not-bookable">{t('reading.notBookable.title')}</h2>
      <p>{t('reading.notBookable.text')}</p>
      {phone && <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{leftToRight(phone)}</a>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </section>
  )
}

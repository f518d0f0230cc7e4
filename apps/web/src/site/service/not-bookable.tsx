import { useT } from '../../lib/translate.tsx'
import styles from '../service.module.css'
import { Contact } from '../text/contact.tsx'

/** In place of the times of a service that customers cannot pay for here: says so, and how to book it. */
export function NotBookable() {
  const t = useT()
  return (
    <section className={styles.notBookable} aria-labelledby="not-bookable">
      <h2 id="not-bookable">{t('site.notBookable.title')}</h2>
      <p>{t('site.notBookable.text')}</p>
      <Contact />
    </section>
  )
}

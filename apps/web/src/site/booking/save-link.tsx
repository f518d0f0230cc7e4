import { useId } from 'react'
import { useLocation } from 'react-router'
import { useRoot } from '../../lib/site.ts'
import { useT } from '../../lib/translate.tsx'
import styles from './booking.module.css'

/** Shows the link of this page if no email delivers it. */
export function SaveLink() {
  const t = useT()
  const id = useId()
  const { published } = useRoot()
  const address = published.origin + published.basePath + useLocation().pathname
  return (
    <section className={`k-card ${styles.box} ${styles.save}`} aria-labelledby={id}>
      <h2 id={id}>{t('reading.booking.saveLink')}</h2>
      <p>{t('reading.booking.saveLinkNote')}</p>
      <input
        className={styles.link}
        readOnly
        value={address}
        aria-label={t('reading.booking.saveLink')}
        dir="ltr"
        onFocus={(event) => event.currentTarget.select()}
      />
    </section>
  )
}

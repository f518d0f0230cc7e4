import { useSite } from '../../lib/site.ts'
import { useT } from '../../lib/translate.tsx'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import styles from '../booking.module.css'

/** A link that is mistyped, too old or of a booking that is gone. */
export function LinkEnded() {
  const t = useT()
  const { phone, email } = useSite()
  return (
    <main id="main" className={styles.sheet}>
      <title>{t('site.ended.title')}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.sheetCard}>
        <h1>{t('site.ended.title')}</h1>
        <p>{t('site.ended.text')}</p>
        {phone && <p>{t('site.ended.phone', { phone })}</p>}
        {email && <p>{t('site.ended.email', { email })}</p>}
        <div className={styles.buttons}>
          <LinkButton to={paths.services()}>{t('site.booking.seeTimes')}</LinkButton>
        </div>
      </div>
    </main>
  )
}

import { leftToRight } from '../../lib/format.ts'
import type { Messages } from '../../lib/messages/store.ts'
import { useSite } from '../../lib/site.ts'
import { PageMessages, useT } from '../../lib/translate.tsx'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import styles from '../booking/booking.module.css'

/** Shown for a link that is invalid or expired, or whose booking no longer exists. Needs the messages of `ended`. */
export const LinkEnded = ({ messages }: { messages: Messages }) => (
  <PageMessages messages={messages}>
    <Ended />
  </PageMessages>
)

function Ended() {
  const t = useT()
  const { phone, email, sendsEmail } = useSite()
  return (
    <main id="main" className={styles.sheet}>
      <title>{t('reading.ended.title')}</title>
      <meta name="robots" content="noindex" />
      <div className={`k-raised-card ${styles.sheetCard}`}>
        <h1>{t('reading.ended.title')}</h1>
        <p>{t(sendsEmail ? 'reading.ended.text' : 'reading.ended.noMail')}</p>
        {phone && <p>{t('reading.ended.phone', { phone: leftToRight(phone) })}</p>}
        {email && <p>{t('reading.ended.email', { email })}</p>}
        <div className={styles.buttons}>
          <LinkButton to={paths.services()}>{t('site.booking.seeTimes')}</LinkButton>
        </div>
      </div>
    </main>
  )
}

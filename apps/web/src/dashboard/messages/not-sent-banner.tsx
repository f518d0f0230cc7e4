import { useT } from '../../lib/translate.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './messages.module.css'

/** Explains above the outbox that the server cannot send email. */
export function NotSentBanner() {
  const t = useT()
  return (
    <div className={styles.banner}>
      <Icon name="info" size={18} />
      <p>{t.rich('dashboard.messages.noMailServer', {}, { code: (children) => <code>{children}</code> })}</p>
    </div>
  )
}

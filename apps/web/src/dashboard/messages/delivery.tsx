import { useT } from '../../lib/translate.tsx'
import { DashboardIcon, type DashboardIconName } from '../frame/dashboard-icon.tsx'
import type { Message } from './load-messages.ts'
import styles from './messages.module.css'

const signs: Record<Message['status'], DashboardIconName> = {
  WAITING: 'clock',
  SENT: 'check',
  KEPT: 'file',
  HELD: 'warning',
  FAILED: 'warning',
  DROPPED: 'close',
}

/** The delivery status of a message. */
export function Delivery({ status }: { status: Message['status'] }) {
  const t = useT()
  return (
    <span className={status === 'FAILED' ? `${styles.word} ${styles.failed}` : styles.word}>
      <DashboardIcon name={signs[status]} size={16} />
      {t(`dashboard.sent.${status}`)}
    </span>
  )
}

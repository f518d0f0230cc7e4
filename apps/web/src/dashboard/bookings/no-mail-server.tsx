import { Link } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { Icon } from '../../ui/icon.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import styles from '../messages/messages.module.css'
import { useBusiness } from '../use-business.ts'

/** Tells on the bookings page that customers get no email, where the messages are, and how to set up email. */
export function NoMailServer() {
  const t = useT()
  const { sendsEmail } = useBusiness()
  if (sendsEmail) return null
  const parts = {
    code: (children: React.ReactNode) => <code>{children}</code>,
    messages: (children: React.ReactNode) => <Link to={dashboardPaths.messages()}>{children}</Link>,
  }
  return (
    <div className={styles.banner}>
      <Icon name="info" size={18} />
      <p>{t.rich('dashboard.noMail', {}, parts)}</p>
    </div>
  )
}

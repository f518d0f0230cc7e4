import { Link } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { Alert } from '../../ui/alert.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import { useBusiness } from '../use-business.ts'
import styles from './mail.module.css'

type Props = { isOwner: boolean; isOnMessages?: boolean }

/** Says that customers get no email. Only owners are told how to set it up. */
export function NoMailServer({ isOwner, isOnMessages = false }: Props) {
  const t = useT()
  const { sendsEmail } = useBusiness()
  if (sendsEmail) return null
  const messages = (children: React.ReactNode) => <Link to={dashboardPaths.messages()}>{children}</Link>
  return (
    <Alert tone="warn" role="status" className={styles.notice}>
      <p>
        {isOnMessages ? t('mail.none.here') : t.rich('mail.none', {}, { messages })}{' '}
        {isOwner && <Link to={dashboardPaths.mailSettings()}>{t('mail.setUp')}</Link>}
      </p>
    </Alert>
  )
}

import { Link } from 'react-router'
import type { MessageKey } from '../lib/messages/store.ts'
import { useSite } from '../lib/site.ts'
import { useT } from '../lib/translate.tsx'
import { paths } from '../paths.ts'
import { AuthPage } from './auth-page.tsx'
import styles from './hosted.module.css'
import { CodeInstead } from './other-methods.tsx'

const messageKeys: Record<string, MessageKey> = {
  DENIED: 'hosted.provider.denied',
  EXPIRED: 'hosted.provider.expired',
  NO_EMAIL: 'hosted.provider.noEmail',
  ACCOUNT_EXISTS: 'hosted.provider.accountExists',
}

/** Why sign-in with a provider failed, and the alternatives. */
export function ProviderTrouble({ reason, next }: { reason: string; next: string | undefined }) {
  const t = useT()
  const { sendsEmail } = useSite()
  return (
    <AuthPage
      title={t('hosted.provider.trouble')}
      text={t(messageKeys[reason] ?? 'hosted.provider.failed', { mail: sendsEmail ? 'yes' : 'no' })}
    >
      <p className={styles.more}>
        <Link to={paths.login(next)}>{t('hosted.forgot.login')}</Link>
        <CodeInstead next={next} />
      </p>
    </AuthPage>
  )
}

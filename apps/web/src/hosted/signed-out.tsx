import { Link } from 'react-router'
import { useSite } from '../lib/site.ts'
import { useT } from '../lib/translate.tsx'
import { paths } from '../paths.ts'
import { AuthPage } from './auth-page.tsx'
import styles from './hosted.module.css'

/** The server renders it at another URL after a link signed the member out. */
export const handle = { isPlain: true }

/** Confirms the sign-out, with a link to continue. */
export default function SignedOut() {
  const t = useT()
  const { name } = useSite()
  return (
    <AuthPage title={t('hosted.signedOut.title')} text={t('hosted.signedOut.text', { name })}>
      <p className={styles.more}>
        <Link to={paths.home()}>{t('common.home')}</Link>
        <Link to={paths.login()}>{t('hosted.signedOut.login')}</Link>
      </p>
    </AuthPage>
  )
}

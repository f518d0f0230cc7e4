import { Link } from 'react-router'
import { useSite } from '../lib/site.ts'
import { useT } from '../lib/translate.tsx'
import { paths } from '../paths.ts'
import { AuthPage } from './auth-page.tsx'
import styles from './hosted.module.css'

/** The server shows it at an address of its own, once a link has signed the member out. */
export const handle = { isPlain: true }

/** Says that the member is signed out, and leads on. */
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

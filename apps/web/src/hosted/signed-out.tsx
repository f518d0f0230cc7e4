import { Link, useSearchParams } from 'react-router'
import { useSite } from '../lib/site.ts'
import { useT } from '../lib/translate.tsx'
import { paths } from '../paths.ts'
import { AuthPage } from './auth-page.tsx'
import styles from './hosted.module.css'

/** The server renders it at another URL after a link signed the member out. */
export const handle = { isPlain: true }

/** Confirms the sign-out, or that the account is deleted, with a link to continue. */
export default function SignedOut() {
  const t = useT()
  const { name } = useSite()
  const [search] = useSearchParams()
  const ends = ['deleted', 'erased', 'accountErased'] as const
  const what = ends.find((one) => one === search.get('what')) ?? 'signedOut'
  return (
    <AuthPage title={t(`hosted.${what}.title`)} text={t(`hosted.${what}.text`, { name })}>
      <p className={styles.more}>
        <Link to={paths.home()}>{t('common.home')}</Link>
        {what === 'signedOut' && <Link to={paths.login()}>{t('hosted.signedOut.login')}</Link>}
      </p>
    </AuthPage>
  )
}

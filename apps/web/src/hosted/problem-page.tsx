import { Link } from 'react-router'
import { useT } from '../lib/translate.tsx'
import { paths } from '../paths.ts'
import { AuthPage } from './auth-page.tsx'
import styles from './hosted.module.css'
import type { SignInReason } from './sign-in-reasons.ts'

/** A failed sign-in, or an invalid link from another site: what happened, and what to do next. */
export function ProblemPage({ reason }: { reason: SignInReason }) {
  const t = useT()
  return (
    <AuthPage
      title={t(reason === 'LINK_EXPIRED' ? 'hosted.problem.linkTitle' : 'hosted.problem.title')}
      text={t(`hosted.problem.${reason}`)}
    >
      <p className={styles.more}>
        <Link to={paths.login()}>{t('hosted.login.button')}</Link>
      </p>
    </AuthPage>
  )
}

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useSite } from '../lib/site.ts'
import { useT } from '../lib/translate.tsx'
import { paths } from '../paths.ts'
import { AuthPage } from './auth-page.tsx'
import styles from './hosted.module.css'

type Account = { name: string | null; email: string | null }
type Props = {
  /** Whom the link signs in. */
  account: Account
  /** Who is signed in in this browser. */
  current: Account | undefined
  /** The form that agrees. */
  children: ReactNode
}

/**
 * Names the account that a link signs in to, and whoever would be signed out, before it happens: links can be anybody's.
 * The title has the email address, since a name can be anything.
 */
export function AccountQuestion({ account, current, children }: Props) {
  const t = useT()
  const { name: site } = useSite()
  const email = account.email ?? ''
  const replaced = current?.email === account.email ? undefined : current
  return (
    <AuthPage
      title={t('hosted.confirmSignIn.title', { email })}
      text={
        account.name
          ? t('hosted.confirmSignIn.text', { site, name: account.name, email })
          : t('hosted.confirmSignIn.textEmail', { site })
      }
    >
      {replaced && (
        <p>
          {replaced.name
            ? t('hosted.confirmSignIn.current', { name: replaced.name, email: replaced.email ?? '' })
            : t('hosted.confirmSignIn.currentEmail', { email: replaced.email ?? '' })}
        </p>
      )}
      {children}
      <p className={styles.more}>
        <Link to={paths.home()} reloadDocument>
          {replaced
            ? t('hosted.confirmSignIn.stay', { email: replaced.email ?? '' })
            : t('hosted.confirmSignIn.dismiss')}
        </Link>
      </p>
    </AuthPage>
  )
}

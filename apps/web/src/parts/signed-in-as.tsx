import { Form, useHref, useLocation } from 'react-router'
import { useT } from '../lib/translate.tsx'
import { paths } from '../paths.ts'
import styles from './signed-in-as.module.css'

/** The account a page acts for. */
export type Account = { name: string; email: string }

/** Names the account that a checkout or card page acts for. Somebody else signs in here and continues on this page. */
export function SignedInAs({ account }: { account: Account | null }) {
  const t = useT()
  const { pathname, search } = useLocation()
  const here = useHref(`${pathname}${search}`)
  if (!account) return null
  const { name, email } = account
  return (
    <Form method="post" action={paths.switchAccount(here)} reloadDocument className={styles.bar}>
      <p>
        {t.rich('signedInAs.account', { name: name || email }, { b: (words) => <b>{words}</b> })}
        {name !== '' && <span>{email}</span>}
      </p>
      <button type="submit">{t('signedInAs.notYou')}</button>
    </Form>
  )
}

import { Link, useLocation } from 'react-router'
import { useSite } from '../../lib/site.ts'
import { useT } from '../../lib/translate.tsx'
import { Alert } from '../../ui/alert.tsx'
import { accountPaths } from '../account-paths.ts'
import { useMe } from '../layout.tsx'

/** Offers a member to verify their email and come back to this page. Without a mail server nothing can be verified. */
export function VerifyNotice() {
  const t = useT()
  const { isVerified } = useMe()
  const { sendsEmail } = useSite()
  const { pathname, search } = useLocation()
  const verify = accountPaths.verifyEmail(`${pathname}${search}`)
  if (isVerified || !sendsEmail || pathname.endsWith(accountPaths.verifyEmail())) return null
  return (
    <Alert tone="warn">
      {t('account.verify.notice')} <Link to={verify}>{t('account.verify.link')}</Link>
    </Alert>
  )
}

import { Link, useLocation } from 'react-router'
import { useSite } from '../../lib/site.ts'
import { useT } from '../../lib/translate.tsx'
import { Alert } from '../../ui/alert.tsx'
import { accountPaths } from '../account-paths.ts'
import { useMe } from '../layout.tsx'

const listsBookings = (pathname: string): boolean =>
  [accountPaths.overview(), accountPaths.bookings()].some((path) => pathname.endsWith(path))

/** Offers a member to verify their email and come back to this page. Without a mail server it says why that can’t be done. */
export function VerifyNotice() {
  const t = useT()
  const { isVerified } = useMe()
  const { sendsEmail, name } = useSite()
  const { pathname, search } = useLocation()
  const verify = accountPaths.verifyEmail(`${pathname}${search}`)
  if (isVerified || pathname.endsWith(accountPaths.verifyEmail())) return null
  // Without a mail server nothing can be done about it: it matters only where bookings are listed.
  if (!sendsEmail)
    return listsBookings(pathname) && <Alert tone="warn">{t('account.verify.unconfirmed', { name })}</Alert>
  return (
    <Alert tone="warn">
      {t('account.verify.notice')} <Link to={verify}>{t('account.verify.link')}</Link>
    </Alert>
  )
}

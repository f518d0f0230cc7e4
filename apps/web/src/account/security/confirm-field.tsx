import type { OutputOf } from '@kalends/contract'
import { Link, useHref } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { CodeField } from '../../parts/sign-in/code-field.tsx'
import { PasswordField } from '../../parts/sign-in/password-field.tsx'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { accountPaths } from '../account-paths.ts'
import type { Refused } from './act-factor.ts'

/** Second factors decide how a member without a password confirms changes. */
export type Listed = Pick<OutputOf<'listFactors'>, 'hasPassword' | 'canSetPassword' | 'factors'>

/**
 * Confirms the member's identity before changes of sign-in methods: by password, or without one by a code.
 * A member who has neither must have signed in recently.
 */
export function ConfirmField({ listed, refused }: { listed: Listed; refused: Refused | undefined }) {
  const t = useT()
  if (!listed.hasPassword)
    return listed.factors.some(({ isActive }) => isActive) ? (
      <CodeField
        name="factorCode"
        label={t('account.factor.confirmCode')}
        hasLetters
        required
        error={refused?.kind === 'badCode' ? t('account.factor.refused.badCode') : undefined}
      />
    ) : listed.canSetPassword ? null : (
      <SignInAgain />
    )
  return (
    <PasswordField
      label={t('account.confirm')}
      show={t('account.show')}
      autoComplete="current-password"
      error={refused?.kind === 'wrongPassword' ? t('account.factor.refused.wrongPassword') : undefined}
    />
  )
}

/** Leads to the sign-in and back to a page of the account. */
export function SignInAgain({ to = accountPaths.security() }: { to?: string }) {
  const t = useT()
  const here = useHref(to)
  return (
    <p>
      {t('account.factor.refused.signInAgain')}{' '}
      <Link to={paths.login(here)} reloadDocument>
        {t('account.security.signInAgain')}
      </Link>
    </p>
  )
}

/** A problem that no field shows. */
export function RefusedNote({ refused }: { refused: Refused | undefined }) {
  const t = useT()
  if (!refused || refused.kind === 'wrongPassword' || refused.kind === 'badCode') return null
  if (refused.kind === 'signInAgain')
    return (
      <Alert>
        <SignInAgain />
      </Alert>
    )
  return <Alert>{t(`account.factor.refused.${refused.kind}`, { minutes: refused.minutes ?? 0 })}</Alert>
}

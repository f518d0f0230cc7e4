import type { OutputOf } from '@kalends/contract'
import { Link, useHref } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { CodeField } from '../../parts/sign-in/code-field.tsx'
import { PasswordField } from '../../parts/sign-in/password-field.tsx'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { accountPaths } from '../account-paths.ts'
import type { Refused } from './act-factor.ts'

/** Second factors decide how a member without a password confirms changes. */
export type Listed = Pick<OutputOf<'listFactors'>, 'hasPassword' | 'canSetPassword' | 'factors'>

/** Returns true if the member can confirm nothing: they have to sign in again before they change anything. */
export const mustSignIn = ({ hasPassword, canSetPassword, factors }: Listed): boolean =>
  !hasPassword && !canSetPassword && !factors.some(({ isActive }) => isActive)

/**
 * Confirms the member's identity before changes of sign-in methods: by password, or without one by a code.
 * A member who has neither must have signed in recently, which is confirmation enough.
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
    ) : null
  return (
    <PasswordField
      label={t('account.confirm')}
      show={t('account.show')}
      autoComplete="current-password"
      error={refused?.kind === 'wrongPassword' ? t('account.factor.refused.wrongPassword') : undefined}
    />
  )
}

/** Says once for a page of the account that its changes need a recent sign-in, and leads there and back. */
export function SignInAgain({ to = accountPaths.security() }: { to?: string }) {
  const t = useT()
  const here = useHref(to)
  return (
    <Alert tone="warn">
      {t('account.factor.refused.signInAgain')}{' '}
      <Link to={paths.login(here)} reloadDocument>
        {t('account.security.signInAgain')}
      </Link>
    </Alert>
  )
}

/** The button of a change that needs a new sign-in: leads there, and back to its section. */
export function SignInFirst({ section, children }: { section: string; children: string }) {
  const here = useHref(accountPaths.security())
  return (
    <p>
      <LinkButton to={paths.login(`${here}#${section}`)} look="outline" reloadDocument>
        {children}
      </LinkButton>
    </p>
  )
}

/** A problem that no field shows. */
export function RefusedNote({ refused }: { refused: Refused | undefined }) {
  const t = useT()
  if (!refused || refused.kind === 'wrongPassword' || refused.kind === 'badCode') return null
  if (refused.kind === 'signInAgain') return <SignInAgain />
  return <Alert>{t(`account.factor.refused.${refused.kind}`, { minutes: refused.minutes ?? 0 })}</Alert>
}

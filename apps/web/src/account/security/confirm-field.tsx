import type { OutputOf } from '@kalends/contract'
import { useT } from '../../lib/translate.tsx'
import { CodeField } from '../../parts/sign-in/code-field.tsx'
import { PasswordField } from '../../parts/sign-in/password-field.tsx'
import { Alert } from '../../ui/alert.tsx'
import type { Refused } from './act-factor.ts'

/** Second factors decide how a member without a password confirms changes. */
export type Listed = Pick<OutputOf<'listFactors'>, 'hasPassword' | 'factors'>

/**
 * Confirms the member's identity before changes of sign-in methods: by password, or without one by a code.
 * A member who has neither needs no confirmation.
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

/** A problem that no field shows. */
export function RefusedNote({ refused }: { refused: Refused | undefined }) {
  const t = useT()
  if (!refused || refused.kind === 'wrongPassword' || refused.kind === 'badCode') return null
  return <Alert>{t(`account.factor.refused.${refused.kind}`, { minutes: refused.minutes ?? 0 })}</Alert>
}

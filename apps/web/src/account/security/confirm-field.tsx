import { useT } from '../../lib/translate.tsx'
import { PasswordField } from '../../parts/password-field.tsx'
import type { Refused } from './act-factor.ts'

/** The password once more, in front of what changes how the account is entered. */
export function ConfirmField({ refused }: { refused: Refused | undefined }) {
  const t = useT()
  return (
    <PasswordField
      label={t('account.confirm')}
      show={t('account.show')}
      autoComplete="current-password"
      error={refused?.kind === 'wrongPassword' ? t('account.factor.refused.wrongPassword') : undefined}
    />
  )
}

/** A refusal that no field is to blame for. */
export function RefusedNote({ refused }: { refused: Refused | undefined }) {
  const t = useT()
  if (!refused || refused.kind === 'wrongPassword' || refused.kind === 'badCode') return null
  return <p role="alert">{t(`account.factor.refused.${refused.kind}`, { minutes: refused.minutes ?? 0 })}</p>
}

import { useT } from '../../lib/translate.tsx'
import { FormCard } from '../fields/form-card.tsx'
import { PasswordField } from '../frame/password-field.tsx'
import type { Outcome } from './act.ts'

/** Changes the password; needs the current one. */
export function PasswordForm({ outcome }: { outcome: Outcome | undefined }) {
  const t = useT()
  const refused = outcome?.action === 'password' && 'refused' in outcome ? outcome.refused.kind : undefined
  const newPasswordError = (): string | undefined => {
    if (refused === 'commonPassword') return t('password.common')
    return refused === 'shortPassword' ? t('security.refused.shortPassword') : undefined
  }
  return (
    <FormCard
      key={outcome?.action === 'password' && !refused ? 'done' : 'open'}
      title={t('security.password.title')}
      text={t('security.password.text')}
      intent="password"
      submitLabel={t('security.password.button')}
    >
      <PasswordField
        label={t('security.password.present')}
        autoComplete="current-password"
        error={refused === 'wrongPassword' ? t('security.refused.wrongPassword') : undefined}
      />
      <PasswordField
        label={t('security.password.new')}
        name="newPassword"
        hint={t('dashboard.claim.password')}
        autoComplete="new-password"
        minLength={8}
        error={newPasswordError()}
      />
    </FormCard>
  )
}

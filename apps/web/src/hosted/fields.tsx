import { useT } from '../lib/translate.tsx'
import { PasswordField } from '../parts/sign-in/password-field.tsx'
import { TextField } from '../ui/field.tsx'
import type { Problem } from './continue-sign-in.ts'
import { problemField, problemText } from './problem-text.ts'

/** The email field. */
export function EmailField({ problem, value }: { problem: Problem | undefined; value: string | undefined }) {
  const t = useT()
  return (
    <TextField
      label={t('hosted.email')}
      name="email"
      type="email"
      autoComplete="username"
      required
      maxLength={320}
      defaultValue={value}
      error={problem && problemField(problem) === 'email' ? problemText(t, problem) : undefined}
    />
  )
}

/** The password field, for a current or a new password. */
export function SecretField({ problem, isNew = false }: { problem: Problem | undefined; isNew?: boolean }) {
  const t = useT()
  return (
    <PasswordField
      label={t(isNew ? 'hosted.newPassword' : 'hosted.password')}
      show={t('hosted.show')}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      error={problem && problemField(problem) === 'password' ? problemText(t, problem) : undefined}
    />
  )
}

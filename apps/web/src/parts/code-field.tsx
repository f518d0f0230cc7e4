import type { ComponentProps } from 'react'
import { TextField } from '../ui/field.tsx'

/** A code that was sent, or that an app shows; with `hasLetters` a recovery code too. */
export function CodeField({ hasEmails = false, ...field }: { hasEmails?: boolean } & ComponentProps<typeof TextField>) {
  return (
    <TextField
      name="code"
      inputMode={hasEmails ? 'text' : 'numeric'}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={hasEmails ? 100 : 20}
      {...field}
    />
  )
}

import type { ComponentProps } from 'react'
import { TextField } from '../ui/field.tsx'

/** A code that was sent, or that an app shows; with `hasLetters` a recovery code too. */
export function CodeField({
  hasLetters = false,
  ...field
}: { hasLetters?: boolean } & ComponentProps<typeof TextField>) {
  return (
    <TextField
      name="code"
      inputMode={hasLetters ? 'text' : 'numeric'}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={hasLetters ? 100 : 20}
      {...field}
    />
  )
}

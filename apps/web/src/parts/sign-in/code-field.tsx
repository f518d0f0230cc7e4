import type { ComponentProps } from 'react'
import { TextField } from '../../ui/field.tsx'

/** Field for a one-time code; with `hasLetters` for recovery codes too. */
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

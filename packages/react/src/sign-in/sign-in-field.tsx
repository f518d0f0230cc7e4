'use client'

import { useId } from 'react'

/** A labelled field of the sign-in form. */
export function SignInField({
  name,
  label,
  autoComplete,
  required,
  className,
  type = 'text',
  inputMode,
  value,
  onChange,
}: {
  name: string
  label: string
  autoComplete: string
  required: boolean
  className: string | undefined
  type?: string
  inputMode?: 'numeric'
  value?: string
  onChange?: (value: string) => void
}) {
  const id = useId()
  const controlled = onChange
    ? { value, onChange: (event: { currentTarget: HTMLInputElement }) => onChange(event.currentTarget.value) }
    : {}
  return (
    <p className={className}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type={type}
        autoComplete={autoComplete}
        autoCapitalize={autoComplete.endsWith('-name') ? undefined : 'none'}
        spellCheck={false}
        inputMode={inputMode}
        required={required}
        maxLength={200}
        {...controlled}
      />
    </p>
  )
}

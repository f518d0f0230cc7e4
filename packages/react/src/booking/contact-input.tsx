'use client'

import { useId } from 'react'
import type { BookingFormLabels } from './booking-form-labels.ts'
import type { ContactField } from './booking-problem.ts'

const kinds: Readonly<Record<ContactField, { type: string; autoComplete: string }>> = {
  firstName: { type: 'text', autoComplete: 'given-name' },
  lastName: { type: 'text', autoComplete: 'family-name' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
}

/** A labelled field of the contact details, with its error. */
export function ContactInput({
  name,
  value,
  required,
  isRefused,
  labels,
  className,
}: {
  name: ContactField
  value: string | undefined
  required: boolean
  isRefused: boolean
  labels: BookingFormLabels
  className: string | undefined
}) {
  const id = useId()
  return (
    <p className={className}>
      <label htmlFor={id}>{required ? labels[name] : `${labels[name]} ${labels.optional}`}</label>
      <input
        id={id}
        name={name}
        {...kinds[name]}
        defaultValue={value}
        required={required}
        maxLength={200}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? `${id}-error` : undefined}
      />
      {isRefused && <span id={`${id}-error`}>{labels.checkField}</span>}
    </p>
  )
}

import { useState } from 'react'
import { useHydrated } from '../../lib/hydrated.ts'
import { TextField } from '../../ui/field.tsx'
import styles from './password-field.module.css'

type Props = {
  label: string
  /** Name of the field in the form; `password` unless stated. */
  name?: string
  /** Label of the button that reveals the password. */
  show: string
  hint?: string
  autoComplete: string
  minLength?: number
  error?: string | undefined
}

/** A password field that can be revealed. */
export function PasswordField({ show, ...props }: Props) {
  const isHydrated = useHydrated()
  const [shown, setShown] = useState(false)
  return (
    <div className={styles.password}>
      <TextField
        name="password"
        {...props}
        type={shown ? 'text' : 'password'}
        required
        maxLength={100}
        spellCheck={false}
      />
      {isHydrated && (
        <button type="button" aria-pressed={shown} onClick={() => setShown(!shown)}>
          {show}
          <span className="k-unseen"> {props.label}</span>
        </button>
      )}
    </div>
  )
}

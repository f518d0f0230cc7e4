import { useState } from 'react'
import { useHydrated } from '../../lib/hydrated.ts'
import { useT } from '../../lib/translate.tsx'
import { TextField } from '../../ui/field.tsx'
import styles from './password-field.module.css'

type Props = {
  label: string
  hint?: string
  autoComplete: string
  minLength?: number
  error?: string | undefined
}

/** A password that can be looked at while it is typed. */
export function PasswordField(props: Props) {
  const t = useT()
  const isHydrated = useHydrated()
  const [shown, setShown] = useState(false)
  return (
    <div className={styles.password}>
      <TextField
        {...props}
        name="password"
        type={shown ? 'text' : 'password'}
        required
        maxLength={100}
        spellCheck={false}
      />
      {isHydrated && (
        <button type="button" aria-pressed={shown} onClick={() => setShown(!shown)}>
          {t('dashboard.signIn.show')}
          <span className="k-unseen"> {t('dashboard.signIn.password')}</span>
        </button>
      )}
    </div>
  )
}

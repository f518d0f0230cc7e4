import type { ComponentProps, ReactNode } from 'react'
import styles from './check-box.module.css'

type Props = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; hint?: string }

/** A checkbox with its label. */
export function CheckBox({ label, hint, value = 'yes', ...input }: Props) {
  return (
    <label className={styles.box}>
      <input type="checkbox" value={value} {...input} />
      <span>
        {label}
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
    </label>
  )
}

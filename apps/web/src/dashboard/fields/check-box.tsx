import styles from './check-box.module.css'

type Props = { name: string; value?: string; label: string; checked: boolean; hint?: string; disabled?: boolean }

/** A checkbox. */
export function CheckBox({ name, value = 'yes', label, checked, hint, disabled = false }: Props) {
  return (
    <label className={styles.box}>
      <input type="checkbox" name={name} value={value} defaultChecked={checked} disabled={disabled} />
      <span>
        {label}
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
    </label>
  )
}

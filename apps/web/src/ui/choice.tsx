import { type ReactNode, useId } from 'react'
import styles from './choice.module.css'
import { Icon } from './icon.tsx'

export type Option = { value: string; label: string; note?: string; sign?: ReactNode; end?: string }

type Props = { legend: string; name: string; options: Option[]; value: string; onChange?: (value: string) => void }

/** Radio buttons. */
export function Choice({ legend, name, options, value, onChange }: Props) {
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            defaultChecked={option.value === value}
            onChange={() => onChange?.(option.value)}
          />
          {option.sign}
          <span className={styles.words}>
            {option.label}
            {option.note && <span className={styles.note}>{option.note}</span>}
          </span>
          {option.end && <span className={styles.end}>{option.end}</span>}
        </label>
      ))}
    </fieldset>
  )
}

/** The same in a collapsed row, for narrow screens. */
export function Pick({ legend, name, options, value, onChange }: Props) {
  const id = useId()
  return (
    <div className={styles.pick}>
      <label htmlFor={id}>{legend}</label>
      <select id={id} name={name} defaultValue={value} onChange={(event) => onChange?.(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {[option.label, option.end].filter(Boolean).join(', ')}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" />
    </div>
  )
}

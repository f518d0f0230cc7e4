import { type ReactNode, useId } from 'react'
import { CheckBox } from '../../ui/check-box.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Named } from '../services/data/load-services.ts'
import styles from './editor.module.css'

/** A section of the editor with its heading. */
export function Part({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead && <p className="k-2">{lead}</p>}
      {children}
    </section>
  )
}

type TicksProps = {
  legend: string
  name: string
  all: readonly Named[]
  chosen: readonly string[]
  error?: string | undefined
}

/** A group of checkboxes. */
export function Ticks({ legend, name, all, chosen, error }: TicksProps) {
  return (
    <fieldset className={styles.ticks}>
      <legend>{legend}</legend>
      {all.map((one) => (
        <CheckBox key={one.id} name={name} value={one.id} label={one.name} defaultChecked={chosen.includes(one.id)} />
      ))}
      {error && <Mistake>{error}</Mistake>}
    </fieldset>
  )
}

/** The error of a group of fields. */
export function Mistake({ children }: { children: ReactNode }) {
  return (
    <p className={styles.mistake} role="alert">
      <Icon name="warning" size={18} />
      {children}
    </p>
  )
}

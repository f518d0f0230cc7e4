import { type ReactNode, useId } from 'react'
import styles from './editor.module.css'

/** A section of the editor with its heading. */
export function EditorSection({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead && <p className="k-2">{lead}</p>}
      {children}
    </section>
  )
}

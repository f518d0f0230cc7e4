import { type ReactNode, useEffect, useId, useRef } from 'react'
import { focusHeading } from '../../lib/focus.ts'
import styles from './sheet.module.css'

type Props = { title: ReactNode; onClose: () => void; children: ReactNode }

/** A modal dialog; Esc and a click outside close it. */
export function Sheet({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const { current } = dialog
    if (!current) return
    const before = document.activeElement
    current.showModal()
    focusHeading(current.querySelector('h2'))
    return () => {
      current.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc does the same, heard as `cancel`
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles.inside}>
        <h2 id={titleId}>{title}</h2>
        {children}
      </div>
    </dialog>
  )
}

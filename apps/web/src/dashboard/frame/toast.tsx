import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useT } from '../../lib/translate.tsx'
import { DashboardIcon } from './dashboard-icon.tsx'
import styles from './toast.module.css'

/** What was just done, and how to undo it. */
export type ToastNotice = { id: string; text: ReactNode; undo: (() => void) | null }

const SECONDS = 10

/** A toast at the bottom for ten seconds; hovering and focus pause it. Ctrl+Z undoes, F6 focuses it. */
export function Toast({ notice, onOver }: { notice: ToastNotice | null; onOver: () => void }) {
  return (
    <div className={styles.corner}>
      <div role="status" className="k-unseen">
        {notice?.text}
      </div>
      {notice && <Card key={notice.id} notice={notice} onOver={onOver} />}
    </div>
  )
}

function Card({ notice, onOver }: { notice: ToastNotice; onOver: () => void }) {
  const t = useT()
  const button = useRef<HTMLButtonElement>(null)
  const [isHeld, hold] = useState(false)
  const left = useSecondsLeft(isHeld, onOver)
  const { undo } = notice
  const undoNow = (): void => {
    onOver()
    undo?.()
  }
  useUndoKeys(undo ? undoNow : null, button)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only makes the seconds wait
    <div
      className={styles.toast}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <p>{notice.text}</p>
      {undo && (
        <button ref={button} type="button" className={styles.undo} onClick={undoNow} aria-keyshortcuts="Control+Z">
          <DashboardIcon name="return" size={16} />
          {t('dashboard.undo')}
          <span role="timer" aria-live="off" className={styles.left}>
            {left}
          </span>
        </button>
      )}
      <button type="button" className={styles.close} onClick={onOver} aria-label={t('dashboard.close')}>
        <DashboardIcon name="close" size={16} />
      </button>
    </div>
  )
}

function useSecondsLeft(isHeld: boolean, onOver: () => void): number {
  const [left, setLeft] = useState(SECONDS)
  const over = useRef(onOver)
  useEffect(() => {
    over.current = onOver
  })
  useEffect(() => {
    if (isHeld) return
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1000)
    return () => clearInterval(timer)
  }, [isHeld])
  useEffect(() => {
    if (left <= 0) over.current()
  }, [left])
  return Math.max(0, left)
}

function useUndoKeys(undo: (() => void) | null, button: React.RefObject<HTMLButtonElement | null>): void {
  const newest = useRef(undo)
  useEffect(() => {
    newest.current = undo
  })
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof HTMLElement && event.target.closest('input, textarea, select') !== null
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
      if (event.key === 'F6') button.current?.focus()
      else if (isUndo && !isTyping && newest.current) newest.current()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [button])
}

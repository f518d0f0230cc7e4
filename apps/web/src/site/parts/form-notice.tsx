import { useEffect, useRef } from 'react'
import { focusHeading } from '../../lib/focus.ts'
import { Alert } from '../../ui/alert.tsx'
import styles from '../book/book.module.css'

/** A notice above a form. Scrolls into view by itself, because the submit button is far below it. */
export function FormNotice({ children, seen = true }: { children: React.ReactNode; seen?: boolean }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (seen) focusHeading(notice.current)
  }, [seen])
  return (
    <Alert ref={notice} icon="info" className={styles.alert}>
      {children}
    </Alert>
  )
}

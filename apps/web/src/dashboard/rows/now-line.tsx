import { useEffect, useState } from 'react'
import { useFormats, useT } from '../../lib/translate.tsx'
import styles from './rows.module.css'

const TICK = 15_000

/** Returns the current time by the server's clock. */
export function useNow(loadedAt: number): number {
  const [now, setNow] = useState(loadedAt)
  useEffect(() => {
    const start = performance.now()
    setNow(loadedAt)
    const timer = setInterval(() => setNow(loadedAt + performance.now() - start), TICK)
    return () => clearInterval(timer)
  }, [loadedAt])
  return now
}

/** Separates bookings that have started from the others. */
export function NowLine({ now, zone }: { now: number; zone: string }) {
  const t = useT()
  const formats = useFormats()
  return <p className={styles.now}>{t('dashboard.now', { time: formats.time(now, zone) })}</p>
}

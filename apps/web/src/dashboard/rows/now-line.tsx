import { useEffect, useState } from 'react'
import { useFormats, useT } from '../../lib/translate.tsx'
import styles from './rows.module.css'

const TICK = 15_000

/** The present moment by the server's clock, as it goes on in the browser. */
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

/** Between what has begun and what has not. */
export function NowLine({ now, zone }: { now: number; zone: string }) {
  const t = useT()
  const formats = useFormats()
  return <p className={styles.now}>{t('dashboard.now', { time: formats.time(now, zone) })}</p>
}

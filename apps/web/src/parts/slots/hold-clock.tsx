import { minutesToAnnounce, useCountdown } from '@kalends/react'
import { useEffect, useState } from 'react'
import { useT } from '../../lib/translate.tsx'
import styles from './hold-clock.module.css'

const RADIUS = 23
const ROUND = 2 * Math.PI * RADIUS
/** Seconds left below which the clock is highlighted. */
const SOON = 2 * 60

/**
 * Seconds until `expiresAt`, at most `total`. The visitor's clock may be wrong, so it only measures what has passed since
 * the server's `now`.
 */
export function useSecondsLeft(expiresAt: string | null, now: number, total: number): number {
  const [skew, setSkew] = useState(0)
  useEffect(() => setSkew(Date.now() - now), [now])
  return Math.min(total, useCountdown((expiresAt ? Date.parse(expiresAt) : now) + skew, now).secondsLeft)
}

/** Time left of the hold, as an emptying ring with the minutes. */
export function HoldClock({
  secondsLeft,
  total,
  small = false,
}: {
  secondsLeft: number
  total: number
  small?: boolean
}) {
  const t = useT()
  const minutes = Math.floor(secondsLeft / 60)
  const seconds = secondsLeft % 60
  const look = [styles.ring, small && styles.small, secondsLeft <= SOON && styles.soon].filter(Boolean).join(' ')
  const offset = ROUND * (1 - Math.min(1, secondsLeft / total))
  return (
    <div className={look} role="timer" aria-live="off" aria-label={t('common.timeLeft', { minutes, seconds })}>
      <svg viewBox="0 0 52 52" aria-hidden="true" fill="none" strokeWidth="3">
        <circle className={styles.track} cx="26" cy="26" r={RADIUS} />
        <circle
          className={styles.rest}
          cx="26"
          cy="26"
          r={RADIUS}
          strokeLinecap="round"
          strokeDasharray={ROUND}
          strokeDashoffset={offset}
        />
      </svg>
      <b className="k-num" aria-hidden="true">
        {minutes}:{String(seconds).padStart(2, '0')}
      </b>
    </div>
  )
}

/** Announces the time left at five, two and one minutes, and the expiry. */
export function HoldVoice({ secondsLeft, text }: { secondsLeft: number; text: string }) {
  const t = useT()
  const spoken = minutesToAnnounce(secondsLeft)
  return (
    <p className="k-unseen" role="status">
      {spoken ? t('common.minutesLeft', { count: spoken }) : text}
    </p>
  )
}

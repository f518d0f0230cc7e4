import { useCountdown } from '../use-countdown.ts'
import type { BookingFormLabels } from './booking-form-labels.ts'
import type { Hold } from './use-hold.ts'

/** Minutes left at which the time is announced, for fifteen seconds. */
const spokenMinutes = [5, 2, 1]
const spokenSeconds = 15

/** Time left of a hold. Screen readers hear it at five, two and one minutes, and that it has expired. */
export function HoldCountdown({
  hold,
  heldAt,
  labels,
  className,
}: {
  hold: Hold
  heldAt: number
  labels: BookingFormLabels
  className: string | undefined
}) {
  const { secondsLeft, over } = useCountdown(hold.expiresAt.getTime(), heldAt)
  const clock = `${Math.floor(secondsLeft / 60)}:${String(secondsLeft % 60).padStart(2, '0')}`
  const spoken = spokenMinutes.find((it) => secondsLeft <= it * 60 && secondsLeft > it * 60 - spokenSeconds)
  return (
    <div className={className}>
      {!over && (
        <p role="timer" aria-live="off">
          {labels.timeLeft(clock)}
        </p>
      )}
      <p role="status">{over ? labels.expired : spoken !== undefined && labels.minutesLeft(spoken)}</p>
    </div>
  )
}

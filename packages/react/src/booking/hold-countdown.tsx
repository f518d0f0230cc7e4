import { minutesToAnnounce, useCountdown } from '../use-countdown.ts'
import type { BookingFormLabels } from './booking-form-labels.ts'
import type { Hold } from './use-hold.ts'

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
  const spoken = minutesToAnnounce(secondsLeft)
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

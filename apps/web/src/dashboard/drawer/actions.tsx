import { useT } from '../../lib/translate.tsx'
import { LinkButton } from '../../ui/button.tsx'
import type { BookingAction } from '../data/booking-actions.ts'
import type { BookingDetail } from '../data/load-booking.ts'
import type { OpenBooking } from '../data/open-booking.ts'
import { usePageLink } from '../page-link.ts'
import styles from './booking-drawer.module.css'

const looks = { approve: 'filled', decline: 'quietDanger', cancel: 'danger' } as const

/** Actions on the booking; each asks for confirmation, because the customer may be notified. */
export function Actions({ open: { actions, id }, booking }: { open: OpenBooking; booking: BookingDetail }) {
  const t = useT()
  const pageLink = usePageLink()
  if (actions.length === 0) return null
  const name = (action: BookingAction): string => t(`dashboard.action.${action}`)
  return (
    <div className={styles.actions}>
      {actions.map((action) => (
        <LinkButton
          key={action}
          to={pageLink({ booking: id, confirm: action })}
          look={looks[action]}
          preventScrollReset
          aria-label={`${name(action)}: ${booking.customer}`}
        >
          {name(action)}
        </LinkButton>
      ))}
    </div>
  )
}

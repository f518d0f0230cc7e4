import type { ReactNode } from 'react'
import { Link, useActionData } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import type { BookingDetail } from '../data/load-booking.ts'
import type { OpenBooking } from '../data/open-booking.ts'
import { Drawer, type DrawerLinks } from '../frame/drawer.tsx'
import { AnswerList } from '../rows/answer-list.tsx'
import { rowId } from '../rows/booking-list.tsx'
import { StateChip } from '../rows/state.tsx'
import type { Refused } from './act-on-booking.ts'
import { ActionForm } from './action-form.tsx'
import { Actions } from './actions.tsx'
import styles from './booking-drawer.module.css'
import { Customer, When } from './facts.tsx'
import { History } from './history.tsx'
import { Notice } from './notice.tsx'
import { Payments } from './payments.tsx'
import { SentMessages } from './sent-messages.tsx'

type Props = {
  open: OpenBooking
  links: DrawerLinks
  zone: string
  now: number
  /** More actions, depending on where the drawer was opened. */
  children?: ReactNode
  /** Skips the opening animation: the drawer was already shown while loading. */
  still?: boolean
}

/** The drawer of a booking: details, history and actions. */
export function BookingDrawer({ open, links, zone, now, children, still = false }: Props) {
  const t = useT()
  const { id, booking } = open
  const refused = useActionData<Refused>()
  if (!booking)
    return (
      <Drawer name={t('dashboard.booking.notFound.title')} id={id} rowId={rowId} step="" links={links}>
        <div className={styles.section}>
          <h2>{t('dashboard.booking.notFound.title')}</h2>
          <p className="k-2">{t('dashboard.booking.notFound.text')}</p>
        </div>
      </Drawer>
    )
  const name = t('dashboard.booking.title', { name: booking.customer })
  return (
    <Drawer
      name={name}
      id={id}
      rowId={rowId}
      step={open.confirming || open.pay ? null : (open.done ?? open.paid ?? '')}
      links={links}
      still={still}
      head={<StateChip booking={booking} />}
    >
      <div className={styles.head}>
        <h2>
          {booking.contactId ? (
            <Link to={dashboardPaths.customer(booking.contactId)}>{booking.customer}</Link>
          ) : (
            booking.customer
          )}
        </h2>
        <p className="k-2">
          {booking.service}
          {booking.participants > 1 && t('dashboard.booking.people', { count: booking.participants })}
          {booking.sessionId && (
            <>
              {' · '}
              <Link to={dashboardPaths.session(booking.sessionId)}>{t('classSession.roster')}</Link>
            </>
          )}
        </p>
        <Notice open={open} booking={booking} refused={refused?.bookingId === id ? refused : undefined} zone={zone} />
      </div>
      {children}
      <Particulars open={open} booking={booking} zone={zone} now={now} />
      {open.confirming ? (
        <ActionForm
          key={`${id} ${open.confirming}`}
          open={open}
          confirming={open.confirming}
          booking={booking}
          refused={refused?.bookingId === id ? refused : undefined}
          zone={zone}
          now={now}
        />
      ) : (
        <Actions open={open} booking={booking} />
      )}
    </Drawer>
  )
}

type ParticularsProps = { open: OpenBooking; booking: BookingDetail; zone: string; now: number }

function Particulars({ open, booking, zone, now }: ParticularsProps) {
  const t = useT()
  return (
    <>
      <When booking={booking} zone={zone} now={now} />
      <Customer booking={booking} />
      <Payments open={open} booking={booking} zone={zone} now={now} />
      {booking.answers.length > 0 && (
        <section className={styles.section}>
          <h3>{t('dashboard.booking.answers')}</h3>
          <AnswerList answers={booking.answers} />
        </section>
      )}
      {booking.intake && (
        <section className={styles.section}>
          <h3>{t('dashboard.booking.intake')}</h3>
          {booking.intake === 'open' ? (
            <p className="k-2">{t('dashboard.booking.intake.open')}</p>
          ) : (
            <AnswerList answers={booking.intake} />
          )}
        </section>
      )}
      {booking.messages && <SentMessages messages={booking.messages} zone={zone} />}
      <History entries={booking.history} zone={zone} />
    </>
  )
}

import { type FormEvent, useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { focusHeading } from '../../lib/focus.ts'
import { useHydrated } from '../../lib/hydrated.ts'
import { useOnline } from '../../lib/online.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { ButtonRow } from '../../ui/button-row.tsx'
import { CheckBox } from '../../ui/check-box.tsx'
import { Choice } from '../../ui/choice.tsx'
import { TextArea } from '../../ui/field.tsx'
import type { BookingAction } from '../data/booking-actions.ts'
import type { BookingDetail } from '../data/load-booking.ts'
import type { OpenBooking } from '../data/open-booking.ts'
import { FormKey } from '../fields/form-key.tsx'
import { NoEmailNote } from '../mail/no-email-note.tsx'
import { useDrawerAction, usePageLink } from '../page-link.ts'
import { FeeBox } from '../payments/fee-box.tsx'
import { readReturnable } from '../payments/paid-in-person.ts'
import { useBusiness } from '../use-business.ts'
import type { Refused } from './act-on-booking.ts'
import styles from './booking-drawer.module.css'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'

type Props = {
  open: OpenBooking
  confirming: BookingAction
  booking: BookingDetail
  refused: Refused | undefined
  zone: string
  now: number
}

/** Confirms an action and asks whether to notify the customer, and with which message. */
export function ActionForm({ open, confirming, booking, refused, zone, now }: Props) {
  const t = useT()
  const pageLink = usePageLink()
  const action = useDrawerAction()
  const { sendsEmail } = useBusiness()
  const heading = useRef<HTMLHeadingElement>(null)
  const isManual = useRef(useHydrated())
  useEffect(() => {
    if (isManual.current) focusHeading(heading.current)
  }, [])
  const { isBusy, isOnline, hold } = useSending()
  const name = booking.firstName
  const overlaps = refused?.problem === 'taken'
  return (
    <Form method="post" action={action} className={styles.confirm} onSubmit={hold} preventScrollReset replace>
      <h3 ref={heading}>{t(`dashboard.action.${confirming}.title`, { name })}</h3>
      {!refused && <ChangedMeanwhile booking={booking} zone={zone} />}
      <input type="hidden" name="intent" value={confirming} />
      <input type="hidden" name="revision" value={booking.revision} />
      <FormKey pageKey={open.key} />
      {overlaps && <input type="hidden" name="overlap" value="yes" />}
      {confirming !== 'approve' && <RefundBox booking={booking} />}
      {confirming === 'cancel' && <StillOwed booking={booking} now={now} />}
      {confirming === 'cancel' && <FeeBox money={booking.money} defaultChecked={false} />}
      {booking.email &&
        (sendsEmail ? <Telling confirming={confirming} name={name} refused={refused} /> : <NoEmailNote />)}
      {!isOnline && <p role="status">{t('dashboard.action.offline')}</p>}
      <ButtonRow>
        <Button
          look={confirming === 'approve' ? 'filled' : 'danger'}
          busy={isBusy}
          aria-disabled={!isOnline || undefined}
        >
          {t(overlaps ? 'dashboard.action.overlap' : `dashboard.action.${confirming}.button`)}
        </Button>
        <LinkButton to={pageLink({ confirm: null })} look="quiet" preventScrollReset>
          {t(`dashboard.action.${confirming}.dismiss`)}
        </LinkButton>
      </ButtonRow>
    </Form>
  )
}

/** Says that the price of a visit that has begun stays owed when it is cancelled. */
function StillOwed({ booking: { start, balance }, now }: { booking: BookingDetail; now: number }) {
  const t = useT()
  const formats = useFormats()
  if (Date.parse(start) > now || !balance?.isUnpaid || !balance.amounts) return null
  const { due: value, currency } = balance.amounts
  return <p>{t('dashboard.action.cancel.owed', { amount: formats.money({ value, currency }) })}</p>
}

/** Asks whether what was paid goes back, and says what the business gives back itself. */
function RefundBox({ booking: { payment, money } }: { booking: BookingDetail }) {
  const t = useT()
  const formats = useFormats()
  const isPaid = payment === 'PAID' || payment === 'PARTIALLY_PAID'
  if (!isPaid || !money?.canManage) return null
  const { inPerson, goesBackByItself } = readReturnable(money)
  const hints = [
    goesBackByItself && t('dashboard.action.refund.hint'),
    inPerson && t('dashboard.action.refund.inPerson', { amount: formats.money(inPerson) }),
  ]
  return (
    <CheckBox
      name="refund"
      label={t('dashboard.action.refund')}
      hint={hints.filter(Boolean).join(' ')}
      defaultChecked
    />
  )
}

/** The message field is shown only when the customer is notified. */
function Telling({
  confirming,
  name,
  refused,
}: {
  confirming: BookingAction
  name: string
  refused: Refused | undefined
}) {
  const t = useT()
  return (
    <>
      <Choice
        legend={t('dashboard.action.notify')}
        name="notify"
        value={refused && !refused.notify ? 'no' : 'yes'}
        options={[
          { value: 'yes', label: t('dashboard.action.notify.yes', { name }) },
          { value: 'no', label: t('dashboard.action.notify.no'), note: t('dashboard.action.notify.calendar') },
        ]}
      />
      <div className={styles.words}>
        <TextArea
          name="message"
          label={t('dashboard.action.message', { name })}
          optional={t('common.optional')}
          hint={t(`dashboard.action.${confirming}.hint`)}
          maxLength={1000}
          defaultValue={refused?.message}
        />
      </div>
    </>
  )
}

/** Prevents double submits, and waits while offline. */
function useSending() {
  const { state, formMethod } = useNavigation()
  const isBusy = state !== 'idle' && formMethod === 'POST'
  const isOnline = useOnline()
  const hold = (event: FormEvent): void => {
    if (isBusy || !isOnline) event.preventDefault()
  }
  return { isBusy, isOnline, hold }
}

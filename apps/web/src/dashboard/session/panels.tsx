import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { focusHeading } from '../../lib/focus.ts'
import { useHydrated } from '../../lib/hydrated.ts'
import { useT } from '../../lib/translate.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { ButtonRow } from '../../ui/button-row.tsx'
import { CheckBox } from '../../ui/check-box.tsx'
import { Choice } from '../../ui/choice.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { type ChosenCustomer, CustomerSearch, toContactDetails } from '../customers/customer-search.tsx'
import { FormKey } from '../fields/form-key.tsx'
import { NoEmailNote } from '../mail/no-email-note.tsx'
import { usePageLink } from '../page-link.ts'
import { useBusiness } from '../use-business.ts'
import type { Problem } from './act.ts'
import type { PanelName, SessionDetails } from './load.ts'
import styles from './session.module.css'

type Props = { details: SessionDetails; problem: Problem | undefined }

/** The panel of the current action on the session. */
export function Panel({ details, problem }: Props) {
  switch (details.panel) {
    case 'add':
      return <AddPanel details={details} problem={problem} />
    case 'capacity':
      return <CapacityPanel details={details} />
    case 'move':
      return <MovePanel details={details} />
    case 'cancel':
      return <CancelPanel details={details} />
    default:
      return null
  }
}

function Frame({
  details,
  panel,
  submitLabel,
  danger = false,
  children,
}: {
  details: SessionDetails
  panel: PanelName
  submitLabel: string
  danger?: boolean
  children: ReactNode
}) {
  const t = useT()
  const pageLink = usePageLink()
  const heading = useRef<HTMLHeadingElement>(null)
  const byHand = useRef(useHydrated())
  const isBusy = useNavigation().state !== 'idle'
  useEffect(() => {
    if (byHand.current) focusHeading(heading.current)
  }, [])
  return (
    <Form method="post" action={pageLink({})} className={styles.panel} preventScrollReset replace>
      <h2 ref={heading}>{t(`classSession.${panel}.title`)}</h2>
      <input type="hidden" name="intent" value={panel} />
      <input type="hidden" name="revision" value={details.session.revision} />
      <FormKey pageKey={details.key} />
      {children}
      <ButtonRow>
        <Button look={danger ? 'danger' : 'filled'} busy={isBusy}>
          {submitLabel}
        </Button>
        <LinkButton to={pageLink({ panel: null })} look="quiet" preventScrollReset>
          {t(panel === 'cancel' ? 'classSession.cancel.dismiss' : 'classSession.dismiss')}
        </LinkButton>
      </ButtonRow>
    </Form>
  )
}

/** Adds a customer; close to the start they are checked in. */
function AddPanel({ details, problem }: Props) {
  const t = useT()
  const isHydrated = useHydrated()
  const [customer, setCustomer] = useState<ChosenCustomer | null>(null)
  const isFull = problem === 'full' || details.session.seats?.open === 0
  return (
    <Frame details={details} panel="add" submitLabel={t('classSession.add.button')}>
      {isHydrated ? (
        <>
          <CustomerSearch value={customer} onChoose={setCustomer} autoFocus />
          {customer && <input type="hidden" name="contact" value={JSON.stringify(toContactDetails(customer))} />}
        </>
      ) : (
        <>
          <TextField name="firstName" label={t('customers.field.firstName')} />
          <TextField name="lastName" label={t('customers.field.lastName')} />
        </>
      )}
      <TextField
        name="people"
        type="number"
        label={t('classSession.add.people')}
        min={1}
        max={100}
        defaultValue={1}
        required
      />
      {details.arrival !== 'no' && (
        <CheckBox name="checkIn" label={t('classSession.add.checkIn')} defaultChecked={details.arrival === 'likely'} />
      )}
      {isFull && details.canOverbook && <CheckBox name="overbook" label={t('classSession.add.overbook')} />}
    </Frame>
  )
}

function CapacityPanel({ details }: { details: SessionDetails }) {
  const t = useT()
  const { seats } = details.session
  return (
    <Frame details={details} panel="capacity" submitLabel={t('classSession.capacity.button')}>
      <TextField
        name="capacity"
        type="number"
        label={t('classSession.capacity.label')}
        hint={t('classSession.capacity.hint')}
        min={1}
        max={1000}
        defaultValue={seats?.capacity ?? 1}
        required
      />
    </Frame>
  )
}

function MovePanel({ details }: { details: SessionDetails }) {
  const t = useT()
  const [day = '', time = ''] = details.session.localStartDate.split('T')
  return (
    <Frame details={details} panel="move" submitLabel={t('classSession.move.button')}>
      <TextField name="day" type="date" label={t('classSession.move.day')} defaultValue={day} required />
      <TextField name="time" type="time" label={t('classSession.move.time')} defaultValue={time.slice(0, 5)} required />
      <Scope details={details} />
      {details.coming.length > 0 && (
        <Choice
          legend={t('classSession.move.bookings')}
          name="bookings"
          value="MOVE"
          options={(['MOVE', 'KEEP', 'CANCEL'] as const).map((value) => ({
            value,
            label: t(`classSession.move.bookings.${value}`),
          }))}
        />
      )}
      {details.coming.length > 0 && <Telling />}
    </Frame>
  )
}

function CancelPanel({ details }: { details: SessionDetails }) {
  const t = useT()
  return (
    <Frame details={details} panel="cancel" submitLabel={t('classSession.cancel.button')} danger>
      <p>{t('classSession.cancel.text', { count: details.coming.length })}</p>
      <Scope details={details} />
      {details.coming.length > 0 && <Telling />}
    </Frame>
  )
}

/** Shown only for recurring sessions. */
function Scope({ details }: { details: SessionDetails }) {
  const t = useT()
  if (!details.session.ruleId) return null
  return (
    <Choice
      legend={t('classSession.scope')}
      name="scope"
      value="ONE"
      options={(['ONE', 'FOLLOWING', 'ALL'] as const).map((value) => ({
        value,
        label: t(`classSession.scope.${value}`),
      }))}
    />
  )
}

function Telling() {
  const t = useT()
  const { sendsEmail } = useBusiness()
  if (!sendsEmail) return <NoEmailNote />
  return (
    <>
      <Choice
        legend={t('classSession.notify')}
        name="notify"
        value="yes"
        options={(['yes', 'no'] as const).map((value) => ({ value, label: t(`classSession.notify.${value}`) }))}
      />
      <TextArea name="message" label={t('classSession.message')} optional={t('common.optional')} maxLength={1000} />
    </>
  )
}

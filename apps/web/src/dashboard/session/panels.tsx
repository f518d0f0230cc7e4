import { useState } from 'react'
import { useHydrated } from '../../lib/hydrated.ts'
import { useT } from '../../lib/translate.tsx'
import { CheckBox } from '../../ui/check-box.tsx'
import { Choice } from '../../ui/choice.tsx'
import { TextField } from '../../ui/field.tsx'
import { type ChosenCustomer, CustomerSearch, toContactDetails } from '../customers/customer-search.tsx'
import type { Problem } from './act.ts'
import type { RhythmPreview } from './change-rhythm.ts'
import type { SessionDetails } from './load.ts'
import { Frame, Telling } from './panel-frame.tsx'
import { RhythmPanel } from './rhythm-panel.tsx'

type Props = { details: SessionDetails; problem: Problem | undefined; preview?: RhythmPreview | undefined }

/** The panel of the current action on the session. */
export function Panel({ details, problem, preview }: Props) {
  switch (details.panel) {
    case 'add':
      return <AddPanel details={details} problem={problem} />
    case 'capacity':
      return <CapacityPanel details={details} />
    case 'move':
      return <MovePanel details={details} />
    case 'rhythm':
      return <RhythmPanel details={details} preview={preview} />
    case 'cancel':
      return <CancelPanel details={details} />
    default:
      return null
  }
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

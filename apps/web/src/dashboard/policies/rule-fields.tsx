import type { ReactNode } from 'react'
import { useT } from '../../lib/translate.tsx'
import { SelectField, TextArea, TextField } from '../../ui/field.tsx'
import type { WirePolicy } from './data/load-policies.ts'
import { FeeField, NumberField, Switch, TimeField } from './fields.tsx'
import styles from './policies.module.css'
import { type Rule, staffWord, type Values } from './rules.ts'

type FieldsProps = {
  rule: Rule
  policy: WirePolicy
  currency: string
  values: Values | undefined
  findError: (field: string) => string | undefined
}

/** The fields of one rule. */
export function RuleFields({ rule, policy, currency, values, findError }: FieldsProps): ReactNode {
  const t = useT()
  const at = (name: string) => ({ name, values, error: findError(name) })
  const on = (label: string, isOn: boolean | null | undefined) => (
    <Switch name="on" label={label} isOn={isOn === true} values={values} />
  )
  switch (rule) {
    case 'name':
      return (
        <TextField
          label={t('policies.field.name')}
          name="name"
          maxLength={400}
          autoComplete="off"
          defaultValue={values?.['name'] ?? policy.name ?? ''}
        />
      )
    case 'cancel': {
      const {
        latestCancellationInMinutes: minutes,
        limitLatestCancellation: limit,
        ...rest
      } = policy.cancellationPolicy ?? {}
      return (
        <ChangeFields
          label={t('policies.field.cancel')}
          change={{ ...rest, limit, minutes }}
          values={values}
          findError={findError}
        />
      )
    }
    case 'move': {
      const {
        latestRescheduleInMinutes: minutes,
        limitLatestReschedule: limit,
        ...rest
      } = policy.reschedulePolicy ?? {}
      return (
        <ChangeFields
          label={t('policies.field.move')}
          change={{ ...rest, limit, minutes }}
          values={values}
          findError={findError}
        />
      )
    }
    case 'fee':
      return <FeeFields policy={policy} currency={currency} values={values} findError={findError} />
    case 'waitlist':
      return (
        <>
          {on(t('policies.field.waitlist'), policy.waitlistPolicy?.enabled)}
          <NumberField {...at('count')} label={t('policies.field.capacity')} value={policy.waitlistPolicy?.capacity} />
          <TimeField
            {...at('time')}
            label={t('policies.field.kept')}
            minutes={policy.waitlistPolicy?.reservationTimeInMinutes}
          />
        </>
      )
    case 'staff':
      return (
        <SelectField
          label={t('policies.field.staff')}
          name="staff"
          defaultValue={values?.['staff'] ?? staffWord(policy)}
        >
          {(['random', 'lowest', 'highest', 'load'] as const).map((word) => (
            <option key={word} value={word}>
              {t(`policies.staff.option.${word}`)}
            </option>
          ))}
        </SelectField>
      )
    case 'terms':
      return (
        <TextArea
          label={t('policies.field.terms')}
          name="description"
          rows={6}
          maxLength={2500}
          defaultValue={values?.['description'] ?? policy.customPolicyDescription?.description ?? ''}
        />
      )
    default:
      return <BookingFields rule={rule} policy={policy} values={values} findError={findError} />
  }
}

/** Fields for notice, limits, participants and staff choice. */
function BookingFields({ rule, policy, values, findError }: Omit<FieldsProps, 'currency'>): ReactNode {
  const t = useT()
  const before = t('policies.field.before')
  const at = (name: string) => ({ name, values, error: findError(name) })
  const on = (label: string, isOn: boolean | null | undefined) => (
    <Switch name="on" label={label} isOn={isOn === true} values={values} />
  )
  switch (rule) {
    case 'early':
      return (
        <>
          {on(t('policies.field.early'), policy.limitEarlyBookingPolicy?.enabled)}
          <TimeField
            {...at('time')}
            label={before}
            minutes={policy.limitEarlyBookingPolicy?.earliestBookingInMinutes}
          />
        </>
      )
    case 'late':
      return (
        <>
          {on(t('policies.field.late'), policy.limitLateBookingPolicy?.enabled)}
          <TimeField {...at('time')} label={before} minutes={policy.limitLateBookingPolicy?.latestBookingInMinutes} />
        </>
      )
    case 'after':
      return on(t('policies.field.after'), policy.bookAfterStartPolicy?.enabled)
    case 'participants':
      return (
        <NumberField
          {...at('count')}
          label={t('policies.field.participants')}
          value={policy.participantsPolicy?.maxParticipantsPerBooking}
        />
      )
    case 'resources':
      return on(
        t('policies.field.resources'),
        policy.resourcesPolicy?.enabled && !policy.resourcesPolicy.autoAssignAllowed,
      )
    case 'rebooking':
      return (
        <>
          {on(t('policies.field.rebooking'), policy.limitRebookingPolicy?.enabled)}
          <NumberField
            {...at('count')}
            label={t('policies.field.times')}
            value={policy.limitRebookingPolicy?.maxBookings}
          />
          <TimeField
            {...at('time')}
            label={t('policies.field.within')}
            minutes={policy.limitRebookingPolicy?.windowInMinutes}
          />
        </>
      )
    default:
      return null
  }
}

type Change = {
  enabled?: boolean | null | undefined
  limit?: boolean | null | undefined
  minutes?: number | null | undefined
  allowAnonymous?: boolean | null | undefined
}

type ChangeProps = Pick<FieldsProps, 'values' | 'findError'> & { label: string; change: Change }

/** Fields shared by cancelling and rescheduling. */
function ChangeFields({ label, change: { enabled, limit, minutes, allowAnonymous }, values, findError }: ChangeProps) {
  const t = useT()
  return (
    <>
      <Switch name="on" label={label} isOn={enabled === true} values={values} />
      <Switch name="limit" label={t('policies.field.limit')} isOn={limit === true} values={values} />
      <TimeField
        name="time"
        label={t('policies.field.before')}
        minutes={minutes}
        values={values}
        error={findError('time')}
      />
      <Switch name="byLink" label={t('policies.field.byLink')} isOn={allowAnonymous !== false} values={values} />
    </>
  )
}

/** Up to two fees, the earlier one first. */
function FeeFields({ policy, currency, values, findError }: Omit<FieldsProps, 'rule'>) {
  const t = useT()
  const { enabled, cancellationWindows } = policy.cancellationFeePolicy ?? {}
  return (
    <>
      <Switch name="on" label={t('policies.field.fee')} isOn={enabled === true} values={values} />
      {(['first', 'second'] as const).map((name, index) => {
        const window = cancellationWindows?.[index]
        const value = window?.amount?.value ?? window?.percentage
        const at = (field: string) => ({ name: field, values, error: findError(field) })
        return (
          <div key={name} className={styles.window}>
            <TimeField {...at(name)} label={t(`policies.field.${name}`)} minutes={window?.startInMinutes} />
            <FeeField
              {...at(`${name}Fee`)}
              label={t(`policies.field.${name}Fee`)}
              value={value}
              isMoney={Boolean(window?.amount)}
              currency={currency}
            />
          </div>
        )
      })}
    </>
  )
}

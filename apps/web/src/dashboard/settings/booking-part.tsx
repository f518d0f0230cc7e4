import { useT } from '../../lib/translate.tsx'
import { CheckBox } from '../../ui/check-box.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { FormCard } from '../fields/form-card.tsx'
import type { SettingsOutcome } from './change-settings.ts'
import { GenderCard } from './gender-card.tsx'
import type { PageData } from './load-page.ts'
import styles from './settings.module.css'
import { useSettingsForm } from './use-form.ts'

const steps = [5, 10, 15, 20, 30, 45, 60, 90, 120]
const contacts = ['FIRST_NAME', 'LAST_NAME', 'EMAIL', 'PHONE', 'ADDRESS'] as const
const limits = [
  ['holdMinutes', 5, 30],
  ['maxHoldsPerVisitor', 1, 100],
  ['maxHoldsPerAddress', 1, 1000],
] as const

type Props = { pageData: PageData; outcome: SettingsOutcome | undefined }

/** Time slots, required customer details, and the choice of staff. */
export function BookingPart(props: Props) {
  return (
    <>
      <Times {...props} />
      <GenderCard {...props} />
    </>
  )
}

function Times({ pageData: { settings, canWrite }, outcome }: Props) {
  const t = useT()
  const form = useSettingsForm('booking', outcome)
  const step = settings.slotStepMinutes
  const offered = step === null || steps.includes(step) ? steps : [...steps, step].sort((a, b) => a - b)
  return (
    <FormCard
      title={t('settings.booking.title')}
      intent="booking"
      submitLabel={t('settings.save')}
      problem={form.problem}
      isSaved={form.isSaved}
      readOnly={!canWrite}
    >
      <SelectField
        name="slotStepMinutes"
        label={t('settings.step')}
        hint={t('settings.step.hint')}
        defaultValue={form.value('slotStepMinutes', step)}
      >
        <option value="">{t('settings.step.length')}</option>
        {offered.map((minutes) => (
          <option key={minutes} value={minutes}>
            {t('settings.step.every', { minutes })}
          </option>
        ))}
      </SelectField>
      {limits.map(([name, min, max]) => (
        <TextField
          key={name}
          name={name}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          label={t(`settings.${name}`)}
          hint={t(`settings.${name}.hint`)}
          defaultValue={form.value(name, settings[name])}
          error={form.error(name, `settings.${name}.invalid`)}
        />
      ))}
      <fieldset className={styles.checks}>
        <legend>{t('settings.required')}</legend>
        <p className={styles.note}>{t('settings.required.hint')}</p>
        {contacts.map((name) => (
          <CheckBox
            key={name}
            name="requiredContact"
            value={name}
            label={t(`settings.required.${name}`)}
            defaultChecked={form.chosen('requiredContact', settings.requiredContact).includes(name)}
          />
        ))}
      </fieldset>
    </FormCard>
  )
}

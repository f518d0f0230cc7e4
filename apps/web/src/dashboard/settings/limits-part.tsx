import { useT } from '../../lib/translate.tsx'
import { TextField } from '../../ui/field.tsx'
import { FormCard } from '../fields/form-card.tsx'
import type { SettingsOutcome } from './change-settings.ts'
import { limitFields } from './limit-fields.ts'
import type { PageData } from './load-page.ts'
import { useSettingsForm } from './use-form.ts'

/** Hourly limits for customers. */
export function LimitsPart({
  pageData: { settings, canWrite },
  outcome,
}: {
  pageData: PageData
  outcome: SettingsOutcome | undefined
}) {
  const t = useT()
  const form = useSettingsForm('limits', outcome)
  return (
    <FormCard
      title={t('settings.limits.title')}
      text={t('settings.limits.text')}
      intent="limits"
      submitLabel={t('settings.save')}
      problem={form.problem}
      isSaved={form.isSaved}
      readOnly={!canWrite}
    >
      {limitFields.map(({ name, most }) => (
        <TextField
          key={name}
          name={name}
          type="number"
          inputMode="numeric"
          min={1}
          max={most}
          label={t(`settings.${name}`)}
          hint={t(`settings.${name}.hint`)}
          defaultValue={form.value(name, settings[name])}
          error={form.error(name, 'settings.limits.invalid', { most: String(most) })}
        />
      ))}
    </FormCard>
  )
}

import { useT } from '../../lib/translate.tsx'
import { CheckBox } from '../../ui/check-box.tsx'
import { SelectField } from '../../ui/field.tsx'
import { FormCard } from '../fields/form-card.tsx'
import { ZoneQuestions } from '../zone-change/zone-questions.tsx'
import type { SettingsOutcome } from './change-settings.ts'
import type { PageData } from './load-page.ts'
import styles from './settings.module.css'
import { useSettingsForm } from './use-form.ts'

/** Time zone, currency and languages of the business. */
export function LocationPart({
  pageData: { settings, canWrite, lists },
  outcome,
}: {
  pageData: PageData
  outcome: SettingsOutcome | undefined
}) {
  const t = useT()
  const form = useSettingsForm('region', outcome)
  const zoneReview = outcome?.intent === 'region' && !outcome.done ? outcome.zoneReview : undefined
  return (
    <FormCard
      title={t('settings.region.title')}
      intent="region"
      submitLabel={t('settings.save')}
      problem={form.problem}
      isSaved={form.isSaved}
      readOnly={!canWrite}
    >
      <SelectField
        name="timeZone"
        label={t('settings.zone')}
        hint={t('settings.zone.hint')}
        defaultValue={form.value('timeZone', settings.timeZone)}
        error={form.error('timeZone', 'settings.zone.invalid')}
      >
        {lists.zones.map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll('_', ' ')}
          </option>
        ))}
      </SelectField>
      {zoneReview && <ZoneQuestions key={zoneReview.newTimeZone} review={zoneReview} />}
      <SelectField
        name={settings.currencyFixed ? '' : 'currency'}
        label={t('settings.currency')}
        hint={t(settings.currencyFixed ? 'settings.currency.fixed' : 'settings.currency.hint')}
        defaultValue={form.value('currency', settings.currency)}
        disabled={settings.currencyFixed}
        error={form.error('currency', 'settings.currency.invalid')}
      >
        {lists.currencies.map(({ code, name }) => (
          <option key={code} value={code}>
            {`${code} – ${name}`}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="language"
        label={t('settings.language')}
        hint={t('settings.language.hint')}
        defaultValue={form.value('language', settings.language)}
        error={form.error('language', 'settings.language.invalid')}
      >
        {lists.languages.map(({ tag, name }) => (
          <option key={tag} value={tag}>
            {name}
          </option>
        ))}
      </SelectField>
      <fieldset className={styles.checks}>
        <legend>{t('settings.languages')}</legend>
        {lists.languages.map(({ tag, name }) => (
          <CheckBox
            key={tag}
            name="languages"
            value={tag}
            label={name}
            defaultChecked={form.chosen('languages', settings.languages).includes(tag)}
          />
        ))}
        {form.error('languages', 'settings.languages.invalid')}
      </fieldset>
    </FormCard>
  )
}

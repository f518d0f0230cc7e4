import { useT } from '../../lib/translate.tsx'
import { CheckBox } from '../../ui/check-box.tsx'
import { TextField } from '../../ui/field.tsx'
import type { Details, Settings } from './load.ts'
import styles from './setup.module.css'
import { StepForm, useErrorAt, useRefused } from './step-form.tsx'

/** The first service that customers can book. */
export function ServiceStep({ settings, details }: { settings: Settings; details: Details }) {
  const t = useT()
  const values = useRefused('SERVICE')?.values
  const errorAt = useErrorAt('SERVICE')
  if (details.services > 0 && !values)
    return (
      <StepForm step="SERVICE">
        <input type="hidden" name="unchanged" value="yes" />
        <p>{t('setUp.service.unchanged', { count: details.services })}</p>
      </StepForm>
    )
  return (
    <StepForm step="SERVICE">
      <TextField
        label={t('setUp.service.name')}
        name="name"
        required
        maxLength={400}
        autoComplete="off"
        defaultValue={values?.['name']}
        error={errorAt('name')}
      />
      <TextField
        label={t('setUp.service.minutes')}
        name="minutes"
        inputMode="numeric"
        required
        maxLength={4}
        autoComplete="off"
        defaultValue={values?.['minutes'] ?? '60'}
        error={errorAt('minutes')}
      />
      <TextField
        label={t('setUp.service.price', { currency: settings.currency })}
        hint={t('setUp.service.price.hint')}
        name="price"
        inputMode="decimal"
        maxLength={13}
        autoComplete="off"
        defaultValue={values?.['price']}
        error={errorAt('price')}
      />
      {details.staff.length === 0 ? (
        <p className={styles.note}>{t('setUp.service.self')}</p>
      ) : (
        <fieldset className={styles.staff}>
          <legend>{t('setUp.service.staff')}</legend>
          {details.staff.map(({ resourceId, name }) => (
            <CheckBox key={resourceId} name="staff" value={resourceId} label={<bdi>{name}</bdi>} defaultChecked />
          ))}
        </fieldset>
      )}
    </StepForm>
  )
}

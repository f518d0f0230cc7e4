import { useEffect, useState } from 'react'
import { useT } from '../../lib/translate.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import type { Details, Settings } from './load.ts'
import styles from './setup.module.css'
import { StepForm, useErrorAt, useRefused } from './step-form.tsx'

type Props = { settings: Settings; details: Details }

/** Name, time zone and currency. The browser's zone and its currency are suggested, never chosen. */
export function BusinessStep({ settings, details: { zones, currencies, currencyOfZone } }: Props) {
  const t = useT()
  const values = useRefused('BUSINESS')?.values
  const errorAt = useErrorAt('BUSINESS')
  const [zone, setZone] = useState(values?.['timeZone'] ?? settings.timeZone)
  const [currency, setCurrency] = useState(values?.['currency'] ?? settings.currency)
  const browserZone = useBrowserZone()
  const usual = currencyOfZone[zone]
  const isFixed = settings.currencyFixed
  const findCurrencyName = (code: string): string => currencies.find((one) => one.code === code)?.name ?? code
  return (
    <StepForm step="BUSINESS">
      <TextField
        label={t('setUp.name')}
        name="name"
        required
        maxLength={200}
        autoComplete="organization"
        defaultValue={values?.['name'] ?? settings.name}
        error={errorAt('name')}
      />
      <div className={styles.suggested}>
        <SelectField
          label={t('setUp.zone')}
          hint={t('setUp.zone.hint')}
          name="timeZone"
          value={zone}
          onChange={(event) => setZone(event.target.value)}
          error={errorAt('timeZone')}
        >
          {zones.map((name) => (
            <option key={name} value={name}>
              {name.replaceAll('_', ' ')}
            </option>
          ))}
        </SelectField>
        {browserZone && browserZone !== zone && zones.includes(browserZone) && (
          <Button type="button" look="quiet" onClick={() => setZone(browserZone)}>
            {t('setUp.zone.use', { zone: browserZone.replaceAll('_', ' ') })}
          </Button>
        )}
      </div>
      <div className={styles.suggested}>
        <SelectField
          label={t('setUp.currency')}
          hint={t(isFixed ? 'setUp.currency.fixed' : 'setUp.currency.hint')}
          name="currency"
          value={isFixed ? settings.currency : currency}
          onChange={(event) => setCurrency(event.target.value)}
          disabled={isFixed}
          error={errorAt('currency')}
        >
          {currencies.map(({ code, name }) => (
            <option key={code} value={code}>
              {`${code}, ${name}`}
            </option>
          ))}
        </SelectField>
        {!isFixed && usual && usual !== currency && (
          <Button type="button" look="quiet" onClick={() => setCurrency(usual)}>
            {t('setUp.currency.use', { code: usual, name: findCurrencyName(usual) })}
          </Button>
        )}
      </div>
    </StepForm>
  )
}

/** Returns the browser's time zone after hydration, since the first render must match the server's. */
function useBrowserZone(): string | undefined {
  const [zone, setZone] = useState<string>()
  useEffect(() => setZone(new Intl.DateTimeFormat().resolvedOptions().timeZone), [])
  return zone
}

import { useEffect, useRef, useState } from 'react'
import { useT } from '../../lib/translate.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import type { Details, Settings } from './load.ts'
import styles from './setup.module.css'
import { StepForm, useErrorAt, useRefused } from './step-form.tsx'

type Props = { settings: Settings; details: Details }

/**
 * Name, time zone and currency. The first time the browser's zone is proposed; what was chosen before, in this form or
 * earlier, stays. Its currency is suggested.
 */
export function BusinessStep({ settings, details: { zones, currencies, currencyOfZone } }: Props) {
  const t = useT()
  const values = useRefused('BUSINESS')?.values
  const errorAt = useErrorAt('BUSINESS')
  const [zone, setZone] = useState(values?.['timeZone'] ?? settings.timeZone)
  const [currency, setCurrency] = useState(values?.['currency'] ?? settings.currency)
  const select = useRef<HTMLSelectElement>(null)
  const browserZone = useBrowserZone()
  const isFirst = !settings.setUpDone.includes('BUSINESS') && values === undefined
  const other = zone === browserZone ? settings.timeZone : browserZone
  // biome-ignore lint/correctness/useExhaustiveDependencies: proposed once, when the browser's zone is known
  useEffect(() => {
    if (!browserZone) return
    const shown = select.current?.value ?? zone
    if (shown !== zone) setZone(shown)
    else if (isFirst && zones.includes(browserZone)) setZone(browserZone)
  }, [browserZone])
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
          hint={t(isFirst && zone === browserZone ? 'setUp.zone.proposed' : 'setUp.zone.hint')}
          name="timeZone"
          ref={select}
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
        {other && other !== zone && zones.includes(other) && (
          <Button type="button" look="quiet" onClick={() => setZone(other)}>
            {t(other === browserZone ? 'setUp.zone.use' : 'setUp.zone.keep', { zone: other.replaceAll('_', ' ') })}
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

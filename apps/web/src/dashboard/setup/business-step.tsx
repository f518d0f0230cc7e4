import { useEffect, useState } from 'react'
import { useT } from '../../lib/translate.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { currencyOf } from './guess.ts'
import type { Details, Settings } from './load.ts'
import { StepForm, useErrorAt, useRefused } from './step-form.tsx'

type Props = { settings: Settings; details: Details }

/** Name, zone and currency; the last two as the browser lives, until somebody has said otherwise. */
export function BusinessStep({ settings, details: { zones, currencies } }: Props) {
  const t = useT()
  const typed = useRefused('BUSINESS')?.typed
  const errorAt = useErrorAt('BUSINESS')
  const guess = useGuess(!settings.setUpDone.includes('BUSINESS') && !typed)
  const zone = typed?.['timeZone'] ?? (guess && zones.includes(guess.zone) ? guess.zone : settings.timeZone)
  const currency = typed?.['currency'] ?? guess?.currency ?? settings.currency
  return (
    <StepForm step="BUSINESS">
      <TextField
        label={t('setUp.name')}
        name="name"
        required
        maxLength={200}
        autoComplete="organization"
        defaultValue={typed?.['name'] ?? settings.name}
        error={errorAt('name')}
      />
      <SelectField
        key={`zone ${zone}`}
        label={t('setUp.zone')}
        hint={t('setUp.zone.hint')}
        name="timeZone"
        defaultValue={zone}
        error={errorAt('timeZone')}
      >
        {zones.map((name) => (
          <option key={name} value={name}>
            {name.replaceAll('_', ' ')}
          </option>
        ))}
      </SelectField>
      <SelectField
        key={`currency ${currency}`}
        label={t('setUp.currency')}
        hint={t(settings.currencyFixed ? 'setUp.currency.fixed' : 'setUp.currency.hint')}
        name="currency"
        defaultValue={settings.currencyFixed ? settings.currency : currency}
        disabled={settings.currencyFixed}
        error={errorAt('currency')}
      >
        {currencies.map(({ code, name }) => (
          <option key={code} value={code}>
            {`${code}, ${name}`}
          </option>
        ))}
      </SelectField>
    </StepForm>
  )
}

/** Where the browser lives; known once it runs, so that the page is the same as the server's at first. */
function useGuess(isWanted: boolean): { zone: string; currency: string | undefined } | undefined {
  const [guess, setGuess] = useState<{ zone: string; currency: string | undefined }>()
  useEffect(() => {
    if (!isWanted) return
    setGuess({
      zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      currency: navigator.languages.map(currencyOf).find(Boolean),
    })
  }, [isWanted])
  return guess
}

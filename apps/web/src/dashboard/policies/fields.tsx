import { useT } from '../../lib/translate.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import styles from './policies.module.css'
import { inUnits, type Typed } from './rules.ts'

type Named = { name: string; label: string; typed: Typed | undefined; error: string | undefined }

/** Something that is on or off. */
export function Switch({
  name,
  label,
  isOn,
  typed,
}: {
  name: string
  label: string
  isOn: boolean
  typed: Typed | undefined
}) {
  return (
    <label className={styles.switch}>
      <input type="checkbox" name={name} defaultChecked={typed ? typed[name] === 'on' : isOn} />
      <span>{label}</span>
    </label>
  )
}

export function NumberField({ name, label, value, typed, error }: Named & { value: number | null | undefined }) {
  return (
    <TextField
      label={label}
      name={name}
      inputMode="numeric"
      maxLength={9}
      autoComplete="off"
      error={error}
      defaultValue={typed?.[name] ?? String(value ?? 1)}
    />
  )
}

/** A length of time with its unit. */
export function TimeField({ name, label, minutes, typed, error }: Named & { minutes: number | null | undefined }) {
  const t = useT()
  const said = minutes ? inUnits(minutes) : undefined
  return (
    <div className={styles.pair}>
      <TextField
        label={label}
        name={name}
        inputMode="numeric"
        maxLength={9}
        autoComplete="off"
        error={error}
        defaultValue={typed?.[name] ?? (said ? String(said.count) : '')}
      />
      <SelectField
        label={t('policies.unit')}
        name={`${name}Unit`}
        defaultValue={typed?.[`${name}Unit`] ?? said?.unit ?? 'days'}
      >
        {(['minutes', 'hours', 'days'] as const).map((unit) => (
          <option key={unit} value={unit}>
            {t(`policies.unit.${unit}`)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

type FeeProps = Named & { value: string | null | undefined; isMoney: boolean; currency: string }

/** What a late cancellation costs: a part of the price, or an amount. */
export function FeeField({ name, label, value, isMoney, currency, typed, error }: FeeProps) {
  const t = useT()
  const kind = name.replace(/Fee$/, 'Kind')
  return (
    <div className={styles.pair}>
      <TextField
        label={label}
        name={name}
        inputMode="decimal"
        maxLength={12}
        autoComplete="off"
        error={error}
        defaultValue={typed?.[name] ?? value ?? ''}
      />
      <SelectField
        label={t('policies.unit')}
        name={kind}
        defaultValue={typed?.[kind] ?? (isMoney ? 'money' : 'percent')}
      >
        <option value="percent">{t('policies.unit.percent')}</option>
        <option value="money">{currency}</option>
      </SelectField>
    </div>
  )
}

import { useT } from '../../lib/translate.tsx'
import { CheckBox } from '../../ui/check-box.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import styles from './policies.module.css'
import { toUnits, type Values } from './rules.ts'

type Named = { name: string; label: string; values: Values | undefined; error: string | undefined }

/** A checkbox that switches something on; a refused form keeps what was chosen. */
export function Switch({
  name,
  label,
  isOn,
  values,
}: {
  name: string
  label: string
  isOn: boolean
  values: Values | undefined
}) {
  return <CheckBox name={name} value="on" label={label} defaultChecked={values ? values[name] === 'on' : isOn} />
}

export function NumberField({ name, label, value, values, error }: Named & { value: number | null | undefined }) {
  return (
    <TextField
      label={label}
      name={name}
      inputMode="numeric"
      maxLength={9}
      autoComplete="off"
      error={error}
      defaultValue={values?.[name] ?? String(value ?? 1)}
    />
  )
}

/** A duration with its unit. */
export function TimeField({ name, label, minutes, values, error }: Named & { minutes: number | null | undefined }) {
  const t = useT()
  const shown = minutes ? toUnits(minutes) : undefined
  return (
    <div className={styles.pair}>
      <TextField
        label={label}
        name={name}
        inputMode="numeric"
        maxLength={9}
        autoComplete="off"
        error={error}
        defaultValue={values?.[name] ?? (shown ? String(shown.count) : '')}
      />
      <SelectField
        label={t('policies.unit')}
        name={`${name}Unit`}
        defaultValue={values?.[`${name}Unit`] ?? shown?.unit ?? 'days'}
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

/** A cancellation fee: a percentage or an amount. */
export function FeeField({ name, label, value, isMoney, currency, values, error }: FeeProps) {
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
        defaultValue={values?.[name] ?? value ?? ''}
      />
      <SelectField
        label={t('policies.unit')}
        name={kind}
        defaultValue={values?.[kind] ?? (isMoney ? 'money' : 'percent')}
      >
        <option value="percent">{t('policies.unit.percent')}</option>
        <option value="money">{currency}</option>
      </SelectField>
    </div>
  )
}

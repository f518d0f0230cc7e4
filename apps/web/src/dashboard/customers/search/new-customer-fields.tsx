import { useT } from '../../../lib/translate.tsx'
import { TextField } from '../../../ui/field.tsx'
import styles from '../customer-search.module.css'
import type { NewDetails } from '../data/new-details.ts'

type Props = { details: NewDetails; onChange: (details: NewDetails) => void }

// The name comes first, as on the phone. Browser autofill would offer the staff member's own address.
const fields = [
  ['firstName', 'text', 100],
  ['lastName', 'text', 100],
  ['phone', 'tel', 50],
  ['email', 'email', 320],
] as const

/** Fields for a new customer. */
export function NewCustomerFields({ details, onChange }: Props) {
  const t = useT()
  return (
    <div className={styles.fields}>
      {fields.map(([name, type, maxLength], index) => (
        <TextField
          key={name}
          type={type}
          label={t(`customers.field.${name}`)}
          value={details[name]}
          maxLength={maxLength}
          autoComplete="off"
          autoFocus={index === 0}
          onChange={(event) => onChange({ ...details, [name]: event.target.value })}
        />
      ))}
    </div>
  )
}

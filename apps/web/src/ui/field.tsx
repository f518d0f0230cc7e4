import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './field.module.css'
import { Icon } from './icon.tsx'

type Described = {
  label: ReactNode
  /** Text after the label of an optional field; required fields have none. */
  optional?: string | undefined
  hint?: ReactNode
  /** Replaces the hint. */
  error?: string | undefined
}

/** A field with label and hint; an error replaces the hint. */
function Frame({ id, label, optional, hint, error, children }: Described & { id: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label} {optional && <span className={styles.optional}>({optional})</span>}
      </label>
      {children}
      {error ? (
        <p className={styles.error} id={`${id}-note`}>
          <Icon name="warning" size={18} />
          {error}
        </p>
      ) : (
        hint && (
          <p className={styles.hint} id={`${id}-note`}>
            {hint}
          </p>
        )
      )}
    </div>
  )
}

function describe(id: string, { hint, error }: Pick<Described, 'hint' | 'error'>) {
  return {
    id,
    className: styles.input,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error || hint ? `${id}-note` : undefined,
  }
}

export function TextField({ label, optional, hint, error, ...rest }: ComponentProps<'input'> & Described) {
  const ownId = useId()
  const id = rest.id ?? ownId
  return (
    <Frame id={id} label={label} optional={optional} hint={hint} error={error}>
      <input type="text" {...rest} {...describe(id, { hint, error })} />
    </Frame>
  )
}

export function TextArea({ label, optional, hint, error, ...rest }: ComponentProps<'textarea'> & Described) {
  const ownId = useId()
  const id = rest.id ?? ownId
  return (
    <Frame id={id} label={label} optional={optional} hint={hint} error={error}>
      <textarea rows={3} {...rest} {...describe(id, { hint, error })} />
    </Frame>
  )
}

export function SelectField({ label, optional, hint, error, children, ...rest }: ComponentProps<'select'> & Described) {
  const ownId = useId()
  const id = rest.id ?? ownId
  return (
    <Frame id={id} label={label} optional={optional} hint={hint} error={error}>
      <div className={styles.select}>
        <select {...rest} {...describe(id, { hint, error })}>
          {children}
        </select>
        <Icon name="chevronDown" />
      </div>
    </Frame>
  )
}

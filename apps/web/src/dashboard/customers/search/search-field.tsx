import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useT } from '../../../lib/translate.tsx'
import { DashboardIcon } from '../../frame/dashboard-icon.tsx'
import { TYPED_AHEAD, takeTyped } from '../../frame/typed-ahead.ts'
import styles from '../customer-search.module.css'
import type { FoundCustomer } from '../data/found-customer.ts'
import { useCustomerSearch } from '../use-search.ts'
import { CustomerLine } from './customer-line.tsx'

type Props = {
  label: string
  onFind: (customer: FoundCustomer) => void
  onCreate: (values: string) => void
  without?: readonly string[]
  onlyKnown?: boolean
  autoFocus?: boolean
}

type Option = { id: string; customer: FoundCustomer | null }

/** A combobox. Source: WAI-ARIA Authoring Practices, list autocomplete with manual selection. */
export function SearchField({ label, onFind, onCreate, without = [], onlyKnown = false, autoFocus = false }: Props) {
  const t = useT()
  const id = useId()
  const [values, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  useEffect(() => {
    const ahead = autoFocus ? takeTyped() : ''
    if (!ahead) return
    setTyped((values) => ahead + values)
    setOpen(true)
  }, [autoFocus])
  const { found, settled, failed } = useCustomerSearch(values, isOpen)
  const options: Option[] = [
    ...found.filter((customer) => !without.includes(customer.id)).map((customer) => ({ id: customer.id, customer })),
    ...(onlyKnown ? [] : [{ id: 'new', customer: null }]),
  ]
  const choose = ({ customer }: Option): void => (customer ? onFind(customer) : onCreate(values))
  const press = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step && options.length > 0) {
      setOpen(true)
      setActive((active + step + options.length + (active < 0 && step < 0 ? 1 : 0)) % options.length)
    } else if (event.key === 'Enter') {
      // Nothing is selected before the results arrive: it would be a match for an older text.
      const option = options[active] ?? (settled && values.trim() ? options[0] : undefined)
      if (isOpen && option) choose(option)
    } else if (event.key === 'Escape' && isOpen) setOpen(false)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const shown = isOpen && options.length > 0
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        <DashboardIcon name="search" size={18} />
        <input
          id={id}
          type="text"
          role="combobox"
          aria-expanded={shown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={shown && options[active] ? `${id}-${options[active].id}` : undefined}
          aria-describedby={`${id}-hint`}
          value={values}
          {...(autoFocus ? { [TYPED_AHEAD]: '' } : {})}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          // biome-ignore lint/a11y/noAutofocus: asked for by whoever opened the form to type here
          autoFocus={autoFocus}
          onChange={(event) => {
            setTyped(event.target.value)
            setOpen(true)
            setActive(-1)
          }}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={press}
        />
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        {t(failed ? 'customers.search.failed' : 'customers.search.hint')}
      </p>
      <div id={`${id}-list`} role="listbox" aria-label={label} className={styles.list} hidden={!shown}>
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field has the focus and the keys
          <div
            key={option.id}
            id={`${id}-${option.id}`}
            role="option"
            aria-selected={index === active}
            className={styles.option}
            // Keeps the focus in the field: losing it would close the list before the click counts.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
          >
            {option.customer ? <CustomerLine customer={option.customer} /> : <NewLine values={values.trim()} />}
          </div>
        ))}
      </div>
      <p className="k-unseen" role="status">
        {shown && settled && t('customers.count', { count: options.filter(({ customer }) => customer).length })}
      </p>
    </div>
  )
}

function NewLine({ values }: { values: string }) {
  const t = useT()
  return (
    <span className={styles.create}>
      <DashboardIcon name="person" size={18} />
      {values ? t('customers.search.create', { name: values }) : t('customers.new')}
    </span>
  )
}

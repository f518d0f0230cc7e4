// Finds the customer a booking is for, while typing, or adds a new one in place.
//
//   const [customer, setCustomer] = useState<ChosenCustomer | null>(null)
//   <CustomerSearch value={customer} onChoose={setCustomer} />
//
// value     null: no customer chosen, the search is open.
//           { kind: 'known', customer }: chosen from the list, shown as a card with "Choose another customer".
//           { kind: 'new', details }: fields for first and last name, phone and email; each change calls onChoose.
// onChoose  called for every choice; null when the choice is cleared.
// label     label of the field; "Customer" by default.
// without   ids that are left out.
// onlyKnown no new customer can be added.
// autoFocus the field takes the focus when it appears.
//
// `toContactDetails(value)` returns the input of createBooking. The search calls the route /dashboard/customers/search.
import { useT } from '../../lib/translate.tsx'
import { Button } from '../../ui/button.tsx'
import { DashboardIcon } from '../frame/dashboard-icon.tsx'
import styles from './customer-search.module.css'
import type { FoundCustomer } from './data/found-customer.ts'
import { guessDetails, type NewDetails } from './data/new-details.ts'
import { CustomerLine } from './search/customer-line.tsx'
import { NewCustomerFields } from './search/new-customer-fields.tsx'
import { SearchField } from './search/search-field.tsx'

/** An existing customer, or a new one with the details known so far. */
export type ChosenCustomer = { kind: 'known'; customer: FoundCustomer } | { kind: 'new'; details: NewDetails }

export type CustomerSearchProps = {
  value: ChosenCustomer | null
  onChoose: (chosen: ChosenCustomer | null) => void
  label?: string
  without?: readonly string[]
  onlyKnown?: boolean
  autoFocus?: boolean
}

/** A search field with live results, then the chosen customer. */
export function CustomerSearch({ value, onChoose, label, ...more }: CustomerSearchProps) {
  const t = useT()
  if (value?.kind === 'known')
    return (
      <div className={styles.chosen}>
        <CustomerLine customer={value.customer} />
        <Button type="button" look="quiet" onClick={() => onChoose(null)}>
          {t('customers.search.change')}
        </Button>
      </div>
    )
  if (value?.kind === 'new')
    return (
      <div className={styles.new}>
        <NewCustomerFields details={value.details} onChange={(details) => onChoose({ kind: 'new', details })} />
        <Button type="button" look="quiet" onClick={() => onChoose(null)}>
          <DashboardIcon name="search" size={16} />
          {t('customers.search.back')}
        </Button>
      </div>
    )
  return (
    <SearchField
      {...more}
      label={label ?? t('customers.search.label')}
      onFind={(customer) => onChoose({ kind: 'known', customer })}
      onCreate={(values) => onChoose({ kind: 'new', details: guessDetails(values) })}
    />
  )
}

/** Returns the contact details for a booking, without blank fields. */
export function toContactDetails(chosen: ChosenCustomer): Record<string, string> {
  const { firstName, lastName, email, phone } = chosen.kind === 'known' ? chosen.customer : chosen.details
  const details = { firstName, lastName, email, phone }
  const given = Object.entries(details).flatMap(([name, text]) => (text?.trim() ? [[name, text.trim()] as const] : []))
  return { ...(chosen.kind === 'known' ? { contactId: chosen.customer.id } : {}), ...Object.fromEntries(given) }
}

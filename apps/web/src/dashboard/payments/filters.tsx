import { type ReactNode, useId } from 'react'
import { Form, Link, useLocation } from 'react-router'
import { useFormats, useT } from '../../lib/translate.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Menu } from '../../ui/menu.tsx'
import chips from '../bookings/bookings.module.css'
import { usePageLink } from '../page-link.ts'
import { methods, type PaymentsFilters, statuses } from './data/load-payments.ts'

/** Filters of the list, stored in the URL. */
export function PaymentFilters({ filters: { status, method, day } }: { filters: PaymentsFilters }) {
  const t = useT()
  const formats = useFormats()
  return (
    <>
      <Filter
        name="status"
        chosen={status && t(`payments.status.${status}`)}
        choices={statuses.map((id) => ({ id, name: t(`payments.status.${id}`) }))}
      >
        {t('payments.any.status')}
      </Filter>
      <Filter
        name="method"
        chosen={method && t(`receipt.method.${method}`)}
        choices={methods.map((id) => ({ id, name: t(`receipt.method.${id}`) }))}
      >
        {t('payments.any.method')}
      </Filter>
      {day ? <Chosen name="day">{formats.dayMonthYear(day)}</Chosen> : <Day />}
    </>
  )
}

type FilterProps = { name: string; chosen: string | null; choices: { id: string; name: string }[]; children: ReactNode }

function Filter({ name, chosen, choices, children }: FilterProps) {
  const pageLink = usePageLink()
  if (chosen) return <Chosen name={name}>{chosen}</Chosen>
  return (
    <Menu
      start
      className={chips.chip}
      label={
        <>
          {children}
          <Icon name="chevronDown" size={16} />
        </>
      }
    >
      {choices.map(({ id, name: label }) => (
        <Link key={id} to={pageLink({ [name]: id, page: null, payment: null, pay: null })} preventScrollReset>
          {label}
        </Link>
      ))}
    </Menu>
  )
}

function Chosen({ name, children }: { name: string; children: ReactNode }) {
  const t = useT()
  const pageLink = usePageLink()
  return (
    <Link to={pageLink({ [name]: null, page: null })} className={`${chips.chip} ${chips.set}`} preventScrollReset>
      <bdi>{children}</bdi>
      <Icon name="close" size={16} />
      <span className="k-unseen">{t('payments.removeFilter')}</span>
    </Link>
  )
}

function Day() {
  const t = useT()
  const id = useId()
  const { search } = useLocation()
  const kept = [...new URLSearchParams(search)].filter(([key]) => ['search', 'status', 'method'].includes(key))
  return (
    <Form method="get">
      {kept.map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <label htmlFor={id} className="k-unseen">
        {t('payments.day')}
      </label>
      <input id={id} type="date" name="day" required />
      <Button>{t('payments.day.show')}</Button>
    </Form>
  )
}

import { useId } from 'react'
import { Form, useLocation } from 'react-router'
import { useFormats, useT } from '../../lib/translate.tsx'
import { Button } from '../../ui/button.tsx'
import { ChosenFilter, ListFilter } from '../frame/list-filter.tsx'
import { methods, type PaymentsFilters, statuses } from './data/load-payments.ts'

/** Filters of the list, stored in the URL. */
export function PaymentFilters({ filters: { status, method, from, to } }: { filters: PaymentsFilters }) {
  const t = useT()
  return (
    <>
      <ListFilter
        name="status"
        chosen={status && t(`payments.status.${status}`)}
        choices={statuses.map((id) => ({ id, name: t(`payments.status.${id}`) }))}
      >
        {t('payments.any.status')}
      </ListFilter>
      <ListFilter
        name="method"
        chosen={method && t(`receipt.method.${method}`)}
        choices={methods.map((id) => ({ id, name: t(`receipt.method.${id}`) }))}
      >
        {t('payments.any.method')}
      </ListFilter>
      {from || to ? <ChosenDays from={from} to={to} /> : <Days />}
    </>
  )
}

function ChosenDays({ from, to }: Pick<PaymentsFilters, 'from' | 'to'>) {
  const t = useT()
  const formats = useFormats()
  const day = (date: string | null): string => (date ? formats.dayMonthYear(date) : '')
  const days = { from: day(from), to: day(to) }
  const text =
    from === to ? days.from : t(from ? (to ? 'payments.days' : 'payments.days.since') : 'payments.days.until', days)
  return (
    <ChosenFilter name="from" and="to">
      {text}
    </ChosenFilter>
  )
}

const others = ['search', 'status', 'method', 'customer']

function Days() {
  const t = useT()
  const id = useId()
  const { search } = useLocation()
  const kept = [...new URLSearchParams(search)].filter(([key]) => others.includes(key))
  return (
    <Form method="get">
      {kept.map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      {(['from', 'to'] as const).map((end) => (
        <span key={end}>
          <label htmlFor={`${id}-${end}`}>{t(`payments.days.${end}`)}</label>
          <input id={`${id}-${end}`} type="date" name={end} />
        </span>
      ))}
      <Button>{t('payments.days.show')}</Button>
    </Form>
  )
}

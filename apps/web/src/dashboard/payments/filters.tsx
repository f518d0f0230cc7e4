import { useId } from 'react'
import { Form, useLocation } from 'react-router'
import { useFormats, useT } from '../../lib/translate.tsx'
import { Button } from '../../ui/button.tsx'
import { ChosenFilter, ListFilter } from '../frame/list-filter.tsx'
import { methods, type PaymentsFilters, statuses } from './data/load-payments.ts'

/** Filters of the list, stored in the URL. */
export function PaymentFilters({ filters: { status, method, day } }: { filters: PaymentsFilters }) {
  const t = useT()
  const formats = useFormats()
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
      {day ? <ChosenFilter name="day">{formats.dayMonthYear(day)}</ChosenFilter> : <Day />}
    </>
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

import { useT } from '../../lib/translate.tsx'
import { ListFilter } from '../frame/list-filter.tsx'
import { type OrdersFilters, type PlanChoice, payments, statuses } from './data/load-orders.ts'

type Props = { filters: OrdersFilters; plans: readonly PlanChoice[] }

/** Filters of the list, stored in the URL. */
export function OrderFilters({ filters: { status, payment, planId }, plans }: Props) {
  const t = useT()
  const plan = plans.find(({ id }) => id === planId)
  return (
    <>
      <ListFilter
        name="status"
        chosen={status && t(`orders.status.${status}`)}
        choices={statuses.map((id) => ({ id, name: t(`orders.status.${id}`) }))}
      >
        {t('payments.any.status')}
      </ListFilter>
      <ListFilter
        name="paymentStatus"
        chosen={payment && t(`orders.payment.${payment}`)}
        choices={payments.map((id) => ({ id, name: t(`orders.payment.${id}`) }))}
      >
        {t('orders.any.payment')}
      </ListFilter>
      {(plans.length > 1 || planId) && (
        <ListFilter name="plan" chosen={planId && (plan?.name ?? '–')} choices={[...plans]}>
          {t('orders.any.plan')}
        </ListFilter>
      )}
    </>
  )
}

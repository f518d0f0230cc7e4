import { Link } from 'react-router'
import { useFormats, useT } from '../../lib/translate.tsx'
import { Alert } from '../../ui/alert.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import section from '../drawer/booking-drawer.module.css'
import { Drawer, type DrawerLinks } from '../frame/drawer.tsx'
import type { MoneyAction } from './data/change-money.ts'
import type { Charge, PaymentDetail } from './data/load-money.ts'
import type { MoneyFormState } from './money-form.tsx'
import { PaymentList } from './payment-list.tsx'
import { paymentRowId } from './payment-rows.tsx'
import styles from './payments.module.css'
import { Sums } from './sums.tsx'

type Props = {
  open: { id: string; detail: (PaymentDetail & { charge: Charge }) | null }
  links: DrawerLinks
  canManage: boolean
  zone: string
  state: MoneyFormState
  done: MoneyAction | null
}

/** One payment with its refunds, receipts and charge. */
export function PaymentDrawer({ open: { id, detail }, links, canManage, zone, state, done }: Props) {
  const t = useT()
  const formats = useFormats()
  const name = detail
    ? t('payments.of', {
        amount: formats.money({ value: detail.payment.amount, currency: detail.payment.currency }),
      })
    : t('payments.notFound')
  return (
    <Drawer name={name} id={id} rowId={paymentRowId} step={state.pay ? null : (done ?? '')} links={links}>
      <div className={section.section}>
        <h2>{name}</h2>
        {!detail && <p className="k-2">{t('payments.notFound.text')}</p>}
        {done && (
          <Alert tone="ok" className={section.alert}>
            {t(`payments.${done}.done`)}
          </Alert>
        )}
      </div>
      {detail && (
        <>
          <section className={section.section}>
            <PaymentList payments={[detail]} canManage={canManage} zone={zone} state={state} />
          </section>
          <section className={section.section}>
            <h3>
              {t('payments.for')}: {t(`payments.for.${detail.charge.subjectType}`)}
            </h3>
            <Sums charge={detail.charge} />
            {detail.charge.subjectType !== 'ORDER' && (
              <p className={styles.links}>
                <Link to={dashboardPaths.bookings({ view: 'all', booking: detail.charge.subjectId })}>
                  {t('payments.viewBooking')}
                </Link>
              </p>
            )}
          </section>
        </>
      )}
    </Drawer>
  )
}

import { type ActionFunctionArgs, data, Form, Link, redirect, useLoaderData } from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { useT } from '../lib/translate.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { CustomerAnswers } from './customer/answers.tsx'
import { CustomerBalance } from './customer/balance.tsx'
import { CustomerBookings } from './customer/bookings.tsx'
import { Contact } from './customer/contact.tsx'
import styles from './customer/customer.module.css'
import { CustomerToast } from './customer/customer-toast.tsx'
import { actOnCustomer } from './customer/data/act-on-customer.ts'
import type { CustomerPageData } from './customer/data/load-page.ts'
import { sellPlan } from './customer/data/sell-plan.ts'
import { Duplicates } from './customer/duplicates.tsx'
import { CustomerHistory } from './customer/history.tsx'
import { MergeDialog } from './customer/merge-dialog.tsx'
import { Notes } from './customer/notes.tsx'
import { CustomerPlans } from './customer/plans.tsx'
import { SellSheet } from './customer/sell-sheet.tsx'
import { Visits } from './customer/visits.tsx'
import { dashboardPaths } from './dashboard-paths.ts'
import { refuseForm } from './fields/form-key.tsx'
import { Page } from './frame/page.tsx'
import { usePageLink } from './page-link.ts'
import { staffContext } from './staff-context.ts'

export { loadPage as loader } from './customer/data/load-page.ts'
export { alwaysRevalidate as shouldRevalidate } from './drawer/act-on-booking.ts'
export { ErrorBoundary } from './frame/failure.tsx'

/** Handles all forms of the page, which then shows the updated customer. */
export async function action({ request, params, context, url }: ActionFunctionArgs) {
  const { client } = context.get(staffContext)
  const contactId = params.contactId ?? ''
  const form = await request.formData()
  if (form.get('intent') === 'sell') {
    const sale = await sellPlan(client, contactId, { form, zone: context.get(requestContext).site.timeZone })
    if ('sale' in sale) return refuseForm(sale)
    const from = url.searchParams.get('from') ?? undefined
    return redirect(dashboardPaths.customer(contactId, { sold: sale.orderId, from }), 303)
  }
  const outcome = await actOnCustomer(client, contactId, form)
  if (!outcome) throw data(null, { status: 400 })
  return 'redirectTo' in outcome ? redirect(outcome.redirectTo, 303) : refuseForm(outcome)
}

export default function Customer() {
  const t = useT()
  const pageLink = usePageLink()
  const shown = useLoaderData<CustomerPageData>()
  const { customer, canMerge, isMerging, comparison, key } = shown
  return (
    <Page
      title={customer.name}
      bar={
        <>
          {canMerge && (
            <LinkButton to={pageLink({ merge: 'find' })} className={styles.merge} preventScrollReset>
              {t('customers.merge')}
            </LinkButton>
          )}
          <Link to={dashboardPaths.customers()} className={styles.back}>
            <Icon name="chevronStart" size={18} />
            {t('customers.back')}
          </Link>
        </>
      }
    >
      <div className={styles.columns}>
        <div className={styles.main}>
          <Visits shown={shown} />
          <Notes shown={shown} />
          <CustomerBookings shown={shown} />
          <CustomerAnswers shown={shown} />
        </div>
        <div className={styles.side}>
          <Contact shown={shown} />
          <CustomerPlans shown={shown} />
          <CustomerBalance shown={shown} />
          {canMerge && <Duplicates alike={shown.alike} />}
          <CustomerHistory history={shown.history} zone={shown.zone} />
          {shown.canExport && (
            <Form method="post" action={dashboardPaths.exportCustomer(customer.id)} reloadDocument>
              <Button look="quiet">{t('customers.exportAll')}</Button>
            </Form>
          )}
          {shown.canErase && (
            <LinkButton look="quietDanger" to={dashboardPaths.eraseCustomer(customer.id)}>
              {t('customers.erase')}
            </LinkButton>
          )}
        </div>
      </div>
      <CustomerToast shown={shown} />
      <SellSheet shown={shown} />
      {isMerging && <MergeDialog customer={customer} comparison={comparison} formKey={key} />}
    </Page>
  )
}

import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { useT } from '../lib/translate.tsx'
import { LinkButton } from '../ui/button.tsx'
import { CustomerList } from './customers/customer-list.tsx'
import styles from './customers/customers.module.css'
import { createCustomer, readDetails } from './customers/data/change-customer.ts'
import { CUSTOMERS_PER_PAGE, loadCustomers, readCustomersFilters } from './customers/data/load-customers.ts'
import { FindCustomers } from './customers/find-customers.tsx'
import { NewCustomerDrawer, type RefusedDetails } from './customers/new-customer-drawer.tsx'
import { NoCustomers } from './customers/no-customers.tsx'
import { SortMenu } from './customers/sort-menu.tsx'
import { dashboardPaths } from './dashboard-paths.ts'
import { refuseForm } from './fields/form-key.tsx'
import { readText } from './fields/read-form.ts'
import { ExportButton } from './frame/export-button.tsx'
import { Page } from './frame/page.tsx'
import { Paging } from './frame/paging.tsx'
import { useListKeys } from './frame/use-list-keys.ts'
import { usePageLink } from './page-link.ts'
import { staffContext } from './staff-context.ts'

export { ErrorBoundary } from './frame/failure.tsx'

/** Loads one page of customers. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { session, client } = context.get(staffContext)
  const { site } = context.get(requestContext)
  const filters = readCustomersFilters(url.searchParams)
  const canWrite = session.permissions.includes('MANAGE_BOOKINGS')
  const list = await loadCustomers(client, filters)
  return { ...list, filters, canWrite, zone: site.timeZone, key: crypto.randomUUID() }
}

/** Creates a customer and opens their page. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const values = readDetails(form)
  const key = readText(form, 'key') || crypto.randomUUID()
  const outcome = await createCustomer(context.get(staffContext).client, values, key)
  if ('problem' in outcome) return refuseForm<RefusedDetails>({ values, problem: outcome.problem })
  return redirect(dashboardPaths.customer(outcome.done), 303)
}

export default function Customers() {
  const t = useT()
  const pageLink = usePageLink()
  const { customers, total, filters, canWrite, zone, key } = useLoaderData<typeof loader>()
  useListKeys(null, pageLink({}))
  return (
    <Page
      title={t('customers.title')}
      bar={
        <>
          <FindCustomers search={filters.search} />
          {canWrite && (
            <LinkButton
              to={pageLink({ new: '1' })}
              look="filled"
              id="new-customer"
              className={styles.new}
              preventScrollReset
            >
              {t('customers.new')}
            </LinkButton>
          )}
        </>
      }
      drawer={filters.isNew && canWrite && <NewCustomerDrawer key={key} formKey={key} search={filters.search} />}
    >
      <div className={styles.tools}>
        <SortMenu filters={filters} />
        <p role="status" className={styles.count}>
          {t('customers.count', { count: total })}
        </p>
        <ExportButton file={dashboardPaths.customersFile()}>{t('customers.export')}</ExportButton>
      </div>
      {customers.length > 0 ? (
        <CustomerList customers={customers} zone={zone} />
      ) : (
        <NoCustomers search={filters.search} />
      )}
      <Paging page={filters.page} size={CUSTOMERS_PER_PAGE} total={total} />
    </Page>
  )
}

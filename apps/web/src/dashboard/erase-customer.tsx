import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { useT } from '../lib/translate.tsx'
import { loadCustomer } from './customer/data/load-customer.ts'
import { EraseForm, eraseProblem, readErase } from './customer/erase-form.tsx'
import { dashboardPaths } from './dashboard-paths.ts'
import { requirePermission } from './data/require-permission.ts'
import { readGuid } from './data/views.ts'
import { Page } from './frame/page.tsx'
import { staffContext } from './staff-context.ts'

export { ErrorBoundary } from './frame/failure.tsx'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { session, client } = context.get(staffContext)
  requirePermission(session, 'MANAGE_MEMBERS')
  const id = readGuid(params.contactId ?? null)
  const shown = id ? await loadCustomer(client, id, { now: context.get(requestContext).now(), page: 1 }) : undefined
  if (!shown) throw data(null, { status: 404 })
  const { preview } = await client.privacy.previewCustomerErasure({ contactId: shown.customer.id })
  return { accounts: preview.accounts, id: shown.customer.id, name: shown.customer.name, upcoming: shown.next.length }
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { client } = context.get(staffContext)
  const asked = readErase(await request.formData())
  try {
    await client.privacy.eraseCustomer({ contactId: params.contactId ?? '', ...asked })
  } catch (error) {
    return data({ problem: eraseProblem(error) }, { status: 409 })
  }
  return redirect(dashboardPaths.customers(), 303)
}

/** Erases a customer, with their account if they have one. */
export default function EraseCustomer() {
  const t = useT()
  const { accounts, id, name, upcoming } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  return (
    <Page title={t('customers.erase.title', { name })}>
      <EraseForm
        problem={outcome?.problem}
        accounts={accounts}
        upcoming={upcoming}
        back={dashboardPaths.customer(id)}
      />
    </Page>
  )
}

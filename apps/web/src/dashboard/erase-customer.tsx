import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { refusalReason } from '../lib/refusal.ts'
import { useT } from '../lib/translate.tsx'
import { Alert } from '../ui/alert.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { ButtonRow } from '../ui/button-row.tsx'
import { CheckBox } from '../ui/check-box.tsx'
import { loadCustomer } from './customer/data/load-customer.ts'
import { dashboardPaths } from './dashboard-paths.ts'
import { requirePermission } from './data/require-permission.ts'
import { readGuid } from './data/views.ts'
import { Page } from './frame/page.tsx'
import { staffContext } from './staff-context.ts'

export { ErrorBoundary } from './frame/failure.tsx'

const problems = {
  CUSTOMER_HAS_PLANS: 'plans',
  CUSTOMER_HAS_BOOKINGS: 'bookings',
  STAFF_ERASE_FORBIDDEN: 'staff',
  PAYMENT_IN_PROGRESS: 'paying',
} as const
type Problem = (typeof problems)[keyof typeof problems] | 'other'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { session, client } = context.get(staffContext)
  requirePermission(session, 'MANAGE_MEMBERS')
  const id = readGuid(params.contactId ?? null)
  const shown = id ? await loadCustomer(client, id, { now: context.get(requestContext).now(), page: 1 }) : undefined
  if (!shown) throw data(null, { status: 404 })
  return { id: shown.customer.id, name: shown.customer.name, upcoming: shown.next.length }
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { client } = context.get(staffContext)
  const form = await request.formData()
  const asked = { endOrders: form.get('endOrders') === 'yes', cancelBookings: form.get('cancelBookings') === 'yes' }
  try {
    await client.privacy.eraseCustomer({ contactId: params.contactId ?? '', ...asked })
  } catch (error) {
    const problem = refusalReason<Problem>(error, { codes: problems, fallback: 'other' })
    return data({ problem }, { status: 409 })
  }
  return redirect(dashboardPaths.customers(), 303)
}

/** Says what is erased and what stays, and asks about plans and bookings. */
export default function EraseCustomer() {
  const t = useT()
  const { id, name, upcoming } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  return (
    <Page title={t('customers.erase.title', { name })}>
      {outcome && <Alert>{t(`customers.erase.problem.${outcome.problem}`)}</Alert>}
      <p>{t('customers.erase.goes')}</p>
      <p>{t('customers.erase.stays')}</p>
      <Form method="post">
        <CheckBox
          name="cancelBookings"
          label={t('customers.erase.bookings')}
          hint={t('customers.erase.bookings.count', { count: upcoming })}
        />
        <CheckBox name="endOrders" label={t('customers.erase.plans')} hint={t('customers.erase.plans.hint')} />
        <ButtonRow>
          <Button look="danger">{t('customers.erase.button')}</Button>
          <LinkButton look="quiet" to={dashboardPaths.customer(id)}>
            {t('common.cancel')}
          </LinkButton>
        </ButtonRow>
      </Form>
    </Page>
  )
}

import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { assertRefusal } from '../lib/refusal.ts'
import { useT } from '../lib/translate.tsx'
import { Alert } from '../ui/alert.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { ButtonRow } from '../ui/button-row.tsx'
import { CheckBox } from '../ui/check-box.tsx'
import { loadCustomer } from './customer/data/load-customer.ts'
import styles from './customer/question.module.css'
import { dashboardPaths } from './dashboard-paths.ts'
import { requirePermission } from './data/require-permission.ts'
import { readGuid } from './data/views.ts'
import { Page } from './frame/page.tsx'
import { NoEmailNote } from './mail/no-email-note.tsx'
import { staffContext } from './staff-context.ts'
import { useBusiness } from './use-business.ts'

export { ErrorBoundary } from './frame/failure.tsx'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { session, client } = context.get(staffContext)
  requirePermission(session, 'MANAGE_BOOKINGS')
  const now = context.get(requestContext).now()
  const id = readGuid(params.contactId ?? null)
  const shown = id ? await loadCustomer(client, id, { now, page: 1 }) : undefined
  if (!shown) throw data(null, { status: 404 })
  const mayRefund = session.permissions.includes('MANAGE_PAYMENTS')
  return {
    id: shown.customer.id,
    name: shown.customer.name,
    upcoming: shown.next.length,
    mayRefund,
    key: crypto.randomUUID(),
  }
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { client } = context.get(staffContext)
  const contactId = params.contactId ?? ''
  const form = await request.formData()
  const asked = { notifyCustomer: form.get('notify') === 'yes', withRefund: form.get('refund') === 'yes' }
  try {
    await client.customers.cancelCustomerBookings({ contactId, ...asked }, { idempotencyKey: String(form.get('key')) })
  } catch (error) {
    assertRefusal(error)
    return data({ isRefused: true }, { status: 409 })
  }
  return redirect(dashboardPaths.customer(contactId), 303)
}

/** Asks whether the customer is told, and whether money goes back. */
export default function CancelCustomerBookings() {
  const t = useT()
  const { id, name, upcoming, mayRefund, key } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  const { sendsEmail } = useBusiness()
  const busy = useNavigation().formData !== undefined
  return (
    <Page title={t('customers.cancelAll.title', { name })}>
      <div className={styles.question}>
        {outcome && <Alert>{t('customers.cancelAll.problem')}</Alert>}
        <p>{t('customers.cancelAll.text', { count: upcoming })}</p>
        <Form method="post">
          <input type="hidden" name="key" value={key} />
          {sendsEmail ? (
            <CheckBox name="notify" label={t('customers.cancelAll.notify')} defaultChecked />
          ) : (
            <NoEmailNote />
          )}
          {mayRefund && <CheckBox name="refund" label={t('customers.cancelAll.refund')} />}
          <ButtonRow>
            <Button look="danger" busy={busy}>
              {t('customers.cancelAll.button')}
            </Button>
            <LinkButton look="quiet" to={dashboardPaths.customer(id)}>
              {t('customers.cancelAll.keep')}
            </LinkButton>
          </ButtonRow>
        </Form>
      </div>
    </Page>
  )
}

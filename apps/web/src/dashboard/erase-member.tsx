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
import { loadMember } from './members/data/load-member.ts'
import { staffContext } from './staff-context.ts'

export { ErrorBoundary } from './frame/failure.tsx'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { session, client } = context.get(staffContext)
  requirePermission(session, 'MANAGE_MEMBERS')
  const id = readGuid(params.memberId ?? null)
  const member = id ? await loadMember(client, id) : undefined
  if (!member) throw data(null, { status: 404 })
  const now = context.get(requestContext).now()
  const customer = member.contactId ? await loadCustomer(client, member.contactId, { now, page: 1 }) : undefined
  const { preview } = await client.privacy.previewMemberErasure({ id: member.id })
  return { accounts: preview.accounts, id: member.id, name: member.name, upcoming: customer?.next.length ?? 0 }
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { client } = context.get(staffContext)
  const asked = readErase(await request.formData())
  try {
    await client.privacy.eraseMember({ id: params.memberId ?? '', ...asked })
  } catch (error) {
    return data({ problem: eraseProblem(error) }, { status: 409 })
  }
  return redirect(dashboardPaths.members(), 303)
}

/** Erases a member with the customer they are. */
export default function EraseMember() {
  const t = useT()
  const { accounts, id, name, upcoming } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  return (
    <Page title={t('customers.erase.title', { name })}>
      <EraseForm problem={outcome?.problem} accounts={accounts} upcoming={upcoming} back={dashboardPaths.member(id)} />
    </Page>
  )
}

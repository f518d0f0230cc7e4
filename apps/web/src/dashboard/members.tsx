import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { useT } from '../lib/translate.tsx'
import { LinkButton } from '../ui/button.tsx'
import { dashboardPaths } from './dashboard-paths.ts'
import { requirePermission } from './data/require-permission.ts'
import { ListSearch } from './frame/list-search.tsx'
import { Nothing, Page } from './frame/page.tsx'
import { Paging } from './frame/paging.tsx'
import { Toast } from './frame/toast.tsx'
import { useToast } from './frame/use-toast.ts'
import { changeMember, type Outcome } from './members/data/change-member.ts'
import { loadMembers, MEMBERS_PER_PAGE, readMembersFilters } from './members/data/load-members.ts'
import { MemberList } from './members/member-list.tsx'
import { memberToast } from './members/member-toast.ts'
import { ProblemLine } from './members/problem-line.tsx'
import { Tabs } from './members/tabs.tsx'
import { TrashList } from './members/trash-list.tsx'
import { staffContext } from './staff-context.ts'
import { useBusiness } from './use-business.ts'

export { ErrorBoundary } from './frame/failure.tsx'

/** Loads one page of members. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { session, client } = context.get(staffContext)
  requirePermission(session, 'READ_MEMBERS')
  const filters = readMembersFilters(url.searchParams)
  const canWrite = session.permissions.includes('MANAGE_MEMBERS')
  const canRestore = session.permissions.includes('MANAGE_USERS')
  const { site } = context.get(requestContext)
  if (filters.view === 'trash') requirePermission(session, 'MANAGE_USERS')
  return { ...(await loadMembers(client, filters, canRestore)), filters, canWrite, canRestore, zone: site.timeZone }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const outcome = await changeMember(context.get(staffContext).client, await request.formData())
  if (!outcome) throw data(null, { status: 400 })
  return 'problem' in outcome ? data<Outcome>(outcome, { status: 409 }) : outcome
}

/** Also revalidates after a refused form: the data on the page may be out of date. */
export const shouldRevalidate = (): boolean => true

export default function Members() {
  const t = useT()
  const { rows, trash, total, counts, filters, canWrite, canRestore, zone } = useLoaderData<typeof loader>()
  const outcome = useActionData<Outcome>()
  const { sendsEmail } = useBusiness()
  const toast = useToast(outcome, (done) => memberToast(t, done, { sendsEmail, canRestore }))
  return (
    <Page
      title={t('members.title')}
      bar={<ListSearch name="search" value={filters.search} label={t('members.find')} />}
      above={<Toast {...toast} />}
    >
      <Tabs view={filters.view} counts={counts} />
      <ProblemLine outcome={outcome} />
      {trash.length > 0 ? (
        <TrashList rows={trash} zone={zone} />
      ) : rows.length > 0 ? (
        <MemberList rows={rows} canWrite={canWrite} confirming={filters.confirming} zone={zone} />
      ) : (
        <Nothing
          action={filters.search && <LinkButton to={dashboardPaths.members()}>{t('members.nothing.clear')}</LinkButton>}
        >
          {filters.search
            ? t('members.nothing.found', { search: filters.search })
            : t(`members.nothing.${filters.view}`)}
        </Nothing>
      )}
      <Paging page={filters.page} size={MEMBERS_PER_PAGE} total={total} />
    </Page>
  )
}

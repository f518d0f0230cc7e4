import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { useT } from '../lib/translate.tsx'
import { LinkButton } from '../ui/button.tsx'
import { dashboardPaths } from './dashboard-paths.ts'
import { Find } from './frame/find.tsx'
import { Nothing, Page } from './frame/page.tsx'
import { Paging } from './frame/paging.tsx'
import { Toast } from './frame/toast.tsx'
import { useToast } from './frame/use-toast.ts'
import { changeMember, type Outcome } from './members/data/change-member.ts'
import { loadMembers, MEMBERS_PER_PAGE, membersWish } from './members/data/load-members.ts'
import { MemberList } from './members/member-list.tsx'
import { memberToast } from './members/member-toast.ts'
import { ProblemLine } from './members/problem-line.tsx'
import { Tabs } from './members/tabs.tsx'
import { TrashList } from './members/trash-list.tsx'
import { staffContext } from './staff-context.ts'
import { useBusiness } from './use-business.ts'

export { ErrorBoundary } from './frame/failure.tsx'

/** Customers who can sign in, and those who ask to. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { session, client } = context.get(staffContext)
  if (!session.permissions.includes('READ_MEMBERS')) throw data(null, { status: 403 })
  const wish = membersWish(url.searchParams)
  const mayWrite = session.permissions.includes('MANAGE_MEMBERS')
  const mayRestore = session.permissions.includes('MANAGE_USERS')
  const { site } = context.get(requestContext)
  if (wish.view === 'trash' && !mayRestore) throw data(null, { status: 403 })
  return { ...(await loadMembers(client, wish, mayRestore)), wish, mayWrite, mayRestore, zone: site.timeZone }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const outcome = await changeMember(context.get(staffContext).client, await request.formData())
  if (!outcome) throw data(null, { status: 400 })
  return 'problem' in outcome ? data<Outcome>(outcome, { status: 409 }) : outcome
}

/** What was refused too leaves another picture than the one on the page. */
export const shouldRevalidate = (): boolean => true

export default function Members() {
  const t = useT()
  const { rows, trash, total, counts, wish, mayWrite, mayRestore, zone } = useLoaderData<typeof loader>()
  const outcome = useActionData<Outcome>()
  const { sendsEmail } = useBusiness()
  const toast = useToast(outcome, (done) => memberToast(t, done, { sendsEmail, mayRestore }))
  return (
    <Page
      title={t('members.title')}
      bar={<Find name="search" value={wish.search} label={t('members.find')} />}
      above={<Toast {...toast} />}
    >
      <Tabs view={wish.view} counts={counts} />
      <ProblemLine outcome={outcome} />
      {trash.length > 0 ? (
        <TrashList rows={trash} zone={zone} />
      ) : rows.length > 0 ? (
        <MemberList rows={rows} mayWrite={mayWrite} asks={wish.asks} zone={zone} />
      ) : (
        <Nothing
          action={wish.search && <LinkButton to={dashboardPaths.members()}>{t('members.nothing.clear')}</LinkButton>}
        >
          {wish.search ? t('members.nothing.found', { search: wish.search }) : t(`members.nothing.${wish.view}`)}
        </Nothing>
      )}
      <Paging page={wish.page} size={MEMBERS_PER_PAGE} total={total} />
    </Page>
  )
}

import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { type Translate, useT } from '../lib/translate.tsx'
import { withChanges } from '../paths.ts'
import { LinkButton } from '../ui/button.tsx'
import { dashboardPaths } from './dashboard-paths.ts'
import { loadMadeAccess } from './data/made-access.ts'
import { requirePermission } from './data/require-permission.ts'
import { Page } from './frame/page.tsx'
import { Toast } from './frame/toast.tsx'
import { useListKeys } from './frame/use-list-keys.ts'
import { type ToastText, useToast } from './frame/use-toast.ts'
import { usePageLink } from './page-link.ts'
import { changePeople, findUnansweredDemotion, type Outcome } from './people/data/change-people.ts'
import { loadPeople, readPeopleQuery } from './people/data/load-people.ts'
import { InvitationList } from './people/invitation-list.tsx'
import { InviteDrawer } from './people/invite-drawer.tsx'
import { Notice } from './people/notice.tsx'
import styles from './people/people.module.css'
import { PersonDrawer } from './people/person-drawer.tsx'
import { PersonList } from './people/person-list.tsx'
import { RightsTable } from './people/rights-table.tsx'
import { staffContext } from './staff-context.ts'

export { ErrorBoundary } from './frame/failure.tsx'

/** Loads the team with roles, and pending invitations. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { session, client } = context.get(staffContext)
  requirePermission(session, 'MANAGE_USERS')
  const { site, now } = context.get(requestContext)
  const query = readPeopleQuery(url.searchParams)
  const mayEndAccess = query.isConfirming === 'remove' || query.isConfirming === 'role'
  const made = query.personId && mayEndAccess ? await loadMadeAccess(client, query.personId) : []
  return { ...(await loadPeople(client)), made, query, self: session.userId, zone: site.timeZone, now: now() }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { session, client } = context.get(staffContext)
  const form = await request.formData()
  const role = await findUnansweredDemotion(client, form)
  if (role)
    return redirect(
      `${dashboardPaths.setUp('people')}${withChanges(new URL(request.url).search, { confirm: 'role', role })}`,
      303,
    )
  const outcome = await changePeople(client, form)
  if (!outcome) throw data(null, { status: 400 })
  if ('problem' in outcome) return data<Outcome>(outcome, { status: 409 })
  // After changing their own role the person may have lost access to this page.
  if ((outcome.action === 'role' || outcome.action === 'remove') && form.get('id') === session.userId)
    return redirect(dashboardPaths.today(), 303)
  return outcome
}

/** Also revalidates after a refused form: the data on the page may be out of date. */
export const shouldRevalidate = (): boolean => true

export default function People() {
  const t = useT()
  const pageLink = usePageLink()
  const { people, invitations, staff, made, query, self, zone, now } = useLoaderData<typeof loader>()
  const outcome = useActionData<Outcome>()
  const toast = useToast(outcome, (done) => peopleToast(t, done))
  const isDone = outcome !== undefined && !('problem' in outcome)
  const open = people.find(({ userId }) => userId === query.personId)
  useListKeys(null, pageLink({}))
  return (
    <Page
      title={t('nav.people')}
      bar={
        <LinkButton
          to={pageLink({ invite: '1', person: null, confirm: null })}
          look="filled"
          id="invite"
          className={styles.new}
        >
          {t('people.invite')}
        </LinkButton>
      }
      drawer={drawer()}
      above={<Toast {...toast} />}
    >
      {outcome && <Notice outcome={outcome} />}
      <PersonList people={people} staff={staff} self={self} open={open?.userId ?? null} now={now} zone={zone} />
      <InvitationList invitations={invitations} zone={zone} />
      <RightsTable />
    </Page>
  )

  /** Closes the drawer after a successful form, so that the result and the list are visible on phones too. */
  function drawer() {
    if (isDone) return null
    if (query.isInviting) return <InviteDrawer staff={staff} />
    if (!open) return null
    const isSelf = open.userId === self
    return <PersonDrawer person={open} made={made} isSelf={isSelf} query={query} />
  }
}

const inverses = { remove: 'restore', revoke: 'unrevoke' } as const

/** No toast where the page itself shows the result. */
function peopleToast(t: Translate, outcome: Outcome): ToastText | null {
  if (!('id' in outcome)) return null
  const { action, id, name } = outcome
  const text = t(`people.done.${action}`, { name })
  return { text, undo: action === 'remove' || action === 'revoke' ? { intent: inverses[action], id, name } : null }
}

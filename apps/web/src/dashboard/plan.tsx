import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { useRoot } from '../lib/site.ts'
import { useT } from '../lib/translate.tsx'
import { addressIn, paths } from '../paths.ts'
import { AnchorButton, LinkButton } from '../ui/button.tsx'
import { Chip } from '../ui/chip.tsx'
import { dashboardPaths } from './dashboard-paths.ts'
import { requirePermission } from './data/require-permission.ts'
import { Page } from './frame/page.tsx'
import { loadPlan, type SavedPlan } from './plan/data/load-plan.ts'
import { type Refused, savePlan } from './plan/data/save-plan.ts'
import { Editor } from './plan/editor.tsx'
import { staffContext } from './staff-context.ts'
import { useBusiness } from './use-business.ts'

export { ErrorBoundary } from './frame/failure.tsx'

/** Loads one plan for the editor; without an id an empty draft. */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { session, client } = context.get(staffContext)
  const planId = params['planId']
  requirePermission(session, planId ? 'READ_CATALOGUE' : 'MANAGE_PLANS')
  const page = await loadPlan(client, planId)
  if (!page) throw data(null, { status: 404 })
  return {
    ...page,
    canChange: session.permissions.includes('MANAGE_PLANS') && !page.saved?.isArchived,
    canConnect: session.permissions.includes('MANAGE_SERVICES'),
    done: url.searchParams.has('saved')
      ? ('saved' as const)
      : url.searchParams.has('partly')
        ? ('partly' as const)
        : null,
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { session, client } = context.get(staffContext)
  const canConnect = session.permissions.includes('MANAGE_SERVICES')
  const saved = await savePlan(client, await request.formData(), canConnect)
  if ('problem' in saved) return data<Refused>(saved, { status: 409 })
  return redirect(`${dashboardPaths.plan(saved.id)}?${saved.areServicesSaved ? 'saved' : 'partly'}`, 303)
}

/** Also revalidates after a refused form: the data on the page may be out of date. */
export const shouldRevalidate = (): boolean => true

export default function PlanPage() {
  const t = useT()
  const { currency } = useBusiness()
  const { saved, draft, done, services, forms, canChange, canConnect } = useLoaderData<typeof loader>()
  const refused = useActionData<Refused>()
  return (
    <Page title={saved ? draft.name : t('plans.new')} bar={<Bar saved={saved} />}>
      <Editor
        key={`${JSON.stringify([saved, draft])} ${refused ? 'refused' : ''}`}
        saved={saved}
        draft={refused?.draft ?? draft}
        refused={refused}
        done={refused ? null : done}
        services={services}
        forms={forms}
        currency={currency}
        canChange={canChange}
        canConnect={canConnect}
      />
    </Page>
  )
}

function Bar({ saved }: { saved: SavedPlan | null }) {
  const t = useT()
  const { basePath } = useRoot()
  const view = saved?.isArchived ? 'archived' : saved?.isPublic ? 'active' : 'hidden'
  return (
    <>
      {saved && <Chip tone={view === 'active' ? 'ok' : 'plain'}>{t(`plans.view.${view}`)}</Chip>}
      <LinkButton look="quiet" to={dashboardPaths.setUp('plans')}>
        {t('plans.all')}
      </LinkButton>
      {saved && view === 'active' && (
        <AnchorButton href={addressIn(basePath, paths.plan(saved.slug))}>{t('service.view')}</AnchorButton>
      )}
    </>
  )
}

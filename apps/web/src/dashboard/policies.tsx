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
import { LinkButton } from '../ui/button.tsx'
import { dashboardPaths } from './dashboard-paths.ts'
import { requirePermission } from './data/require-permission.ts'
import { Page } from './frame/page.tsx'
import { Toast } from './frame/toast.tsx'
import { type ToastText, useToast } from './frame/use-toast.ts'
import { usePageLink } from './page-link.ts'
import { changePolicies, type Outcome } from './policies/data/change-policies.ts'
import { loadPolicies } from './policies/data/load-policies.ts'
import { NewPolicy } from './policies/new-policy.tsx'
import styles from './policies/policies.module.css'
import { PolicyDrawer } from './policies/policy-drawer.tsx'
import { PolicyList } from './policies/policy-list.tsx'
import { isRule } from './policies/rules.ts'
import { staffContext } from './staff-context.ts'

export { ErrorBoundary } from './frame/failure.tsx'

/** Loads the booking policies. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { session, client } = context.get(staffContext)
  requirePermission(session, 'READ_CATALOGUE')
  const { site } = context.get(requestContext)
  const requested = (name: string) => url.searchParams.get(name)
  const rule = requested('rule')
  return {
    all: await loadPolicies(client),
    canChange: session.permissions.includes('MANAGE_SERVICES'),
    currency: site.currency,
    openId: requested('policy'),
    rule: isRule(rule) ? rule : null,
    isConfirming: requested('confirm') === 'delete',
    isNew: requested('new') !== null,
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const outcome = await changePolicies(context.get(staffContext).client, await request.formData())
  if (!outcome) throw data(null, { status: 400 })
  if ('problem' in outcome) return data<Outcome>(outcome, { status: 409 })
  // Opens a new policy so that its rules can be set.
  if (outcome.action === 'create') return redirect(`${dashboardPaths.setUp('policies')}?policy=${outcome.id}`, 303)
  return outcome
}

/** Also revalidates after a refused form: the data on the page may be out of date. */
export const shouldRevalidate = (): boolean => true

export default function Policies() {
  const t = useT()
  const pageLink = usePageLink()
  const { all, canChange, currency, openId, rule, isConfirming, isNew } = useLoaderData<typeof loader>()
  const outcome = useActionData<Outcome>()
  const toast = useToast(outcome, (done) => policyToast(t, done), { undoAction: '?' })
  const refused = outcome && 'problem' in outcome ? outcome : undefined
  const open = all.find(({ policy }) => policy.id === (openId ?? refused?.id))
  const fallbackName = all.find(({ policy }) => policy.default)?.policy.name || t('policies.unnamed')
  return (
    <Page
      title={t('nav.policies')}
      bar={
        canChange && (
          <LinkButton
            id="new-policy"
            to={pageLink({ new: '1', policy: null, rule: null, confirm: null })}
            look="filled"
            className={styles.new}
          >
            {t('policies.new')}
          </LinkButton>
        )
      }
      drawer={drawer()}
      above={<Toast {...toast} />}
    >
      <p className={styles.lead}>{t('policies.lead')}</p>
      <PolicyList all={all} open={open?.policy.id ?? null} />
    </Page>
  )

  function drawer() {
    if (isNew && canChange && !open) return <NewPolicy refused={refused?.action === 'create' ? refused : undefined} />
    if (!open) return null
    return (
      <PolicyDrawer
        listed={open}
        rule={rule ?? refused?.rule ?? null}
        isConfirming={isConfirming || refused?.action === 'delete'}
        fallbackName={fallbackName}
        canChange={canChange}
        currency={currency}
        refused={refused?.id === open.policy.id ? refused : undefined}
      />
    )
  }
}

function policyToast(t: Translate, outcome: Outcome): ToastText | null {
  if ('problem' in outcome) return null
  const { action, id, name, services } = outcome
  const text = t(`policies.done.${action}`, { name: name || t('policies.unnamed'), count: services })
  return { text, undo: action === 'delete' ? { intent: 'restore', id, name } : null }
}

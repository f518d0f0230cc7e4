import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { useT } from '../lib/translate.tsx'
import { Alert } from '../ui/alert.tsx'
import { dashboardPaths } from './dashboard-paths.ts'
import { requirePermission } from './data/require-permission.ts'
import { Page } from './frame/page.tsx'
import { problemKey } from './frame/problem-key.ts'
import { Toast } from './frame/toast.tsx'
import { useToast } from './frame/use-toast.ts'
import styles from './service-choices/choices.module.css'
import { changeChoices, type Outcome } from './service-choices/data/change-choices.ts'
import { loadChoices } from './service-choices/data/load-choices.ts'
import { GroupForm, GroupSection } from './service-choices/group-section.tsx'
import { VariantsSection } from './service-choices/variants-section.tsx'
import { staffContext } from './staff-context.ts'
import { useBusiness } from './use-business.ts'

export { ErrorBoundary } from './frame/failure.tsx'

/** Loads the variants of a service and its add-ons. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { session, client } = context.get(staffContext)
  requirePermission(session, 'READ_CATALOGUE')
  const canChange = session.permissions.includes('MANAGE_SERVICES')
  return { ...(await loadChoices(client, params['serviceId'] ?? '')), canChange }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const form = await request.formData()
  const outcome = await changeChoices(context.get(staffContext).client, params['serviceId'] ?? '', form)
  if (!outcome) throw data(null, { status: 400 })
  return 'problem' in outcome ? data<Outcome>(outcome, { status: 409 }) : outcome
}

/** Also revalidates after a refused form: the data on the page may be out of date. */
export const shouldRevalidate = (): boolean => true

export default function Choices() {
  const t = useT()
  const { currency } = useBusiness()
  const found = useLoaderData<typeof loader>()
  const { service, groups, addOns, canChange } = found
  const outcome = useActionData<Outcome>()
  const toast = useToast(outcome, (done) =>
    'problem' in done ? null : { text: t(`choices.done.${done.action}`), undo: done.undo },
  )
  const problem = outcome && 'problem' in outcome ? t(problemKey(`choices.problem.${outcome.problem}`)) : undefined
  const ofVariants = outcome?.action.endsWith('ariants')
  return (
    <Page title={t('choices.title', { service: service.name })} above={<Toast {...toast} />}>
      <Link className={styles.back} to={dashboardPaths.setUp('services')}>
        {t('choices.back')}
      </Link>
      <VariantsSection
        data={found}
        currency={currency}
        canChange={canChange}
        problem={ofVariants ? problem : undefined}
      />
      <section className={styles.section} aria-labelledby="groups-title">
        <h2 id="groups-title">{t('choices.groups')}</h2>
        <p className="k-2">{t('choices.groups.lead')}</p>
        {!ofVariants && problem && <Alert>{problem}</Alert>}
        {groups.length === 0 && addOns.length > 0 && <p>{t('choices.groups.none')}</p>}
        {groups.map((group) => (
          <GroupSection key={group.id} group={group} addOns={addOns} canChange={canChange} />
        ))}
        {addOns.length === 0 && (
          <p>
            {t('choices.addOn.none')} <Link to={dashboardPaths.setUp('add-ons')}>{t('choices.addOn.make')}</Link>
          </p>
        )}
        {canChange && addOns.length > 0 && groups.length < 3 && <GroupForm key={groups.length} />}
      </section>
    </Page>
  )
}

import { useEffect, useRef } from 'react'
import { type ActionFunctionArgs, data, Form, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { focusHeading } from '../lib/focus.ts'
import { requestContext } from '../lib/page-context.ts'
import { useT } from '../lib/translate.tsx'
import { AnchorButton, Button, LinkButton } from '../ui/button.tsx'
import { ButtonRow } from '../ui/button-row.tsx'
import { dashboardPaths } from './dashboard-paths.ts'
import { requirePermission } from './data/require-permission.ts'
import { Page } from './frame/page.tsx'
import { actOnSetUp, type Outcome } from './setup/act.ts'
import { BusinessStep } from './setup/business-step.tsx'
import { HoursStep } from './setup/hours-step.tsx'
import { AddressStep, MailStep } from './setup/link-steps.tsx'
import { loadSetUp } from './setup/load.ts'
import { ServiceStep } from './setup/service-step.tsx'
import styles from './setup/setup.module.css'
import { StepList } from './setup/step-list.tsx'
import { stepName } from './setup/steps.ts'
import { staffContext } from './staff-context.ts'

export { ErrorBoundary } from './frame/failure.tsx'

/** Loads the setup steps. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { session, client } = context.get(staffContext)
  requirePermission(session, 'MANAGE_SETTINGS')
  const { origin, basePath, language } = context.get(requestContext)
  const loaded = await loadSetUp(client, url.searchParams.get('step'), language)
  return { ...loaded, origin, website: `${basePath}/`, email: session.email, isOwner: session.role === 'owner' }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const outcome = await actOnSetUp(context.get(staffContext), await request.formData())
  if (!outcome) throw data(null, { status: 400 })
  if ('away' in outcome) return redirect(dashboardPaths.today(), 303)
  if ('next' in outcome) return redirect(dashboardPaths.firstSteps({ step: stepName(outcome.next) }), 303)
  return data<Outcome>(outcome, { status: 'problem' in outcome ? 409 : 200 })
}

export const shouldRevalidate = (): boolean => true

export default function SetUp() {
  const t = useT()
  const loaded = useLoaderData<typeof loader>()
  const { settings, step, details, origin, email, website, isOwner } = loaded
  const heading = useStepHeading(step)
  return (
    <Page title={t('nav.setUp')}>
      <div className={styles.page}>
        <StepList open={step} done={settings.setUpDone} />
        <section className={styles.step} aria-labelledby="step">
          <h2 id="step" ref={heading}>
            {t(`setUp.title.${step}`)}
          </h2>
          <p className="k-2">{t(`setUp.text.${step}`)}</p>
          {body()}
        </section>
      </div>
    </Page>
  )

  function body() {
    switch (step) {
      case 'BUSINESS':
        return <BusinessStep settings={settings} details={details} />
      case 'HOURS':
        return <HoursStep settings={settings} details={details} />
      case 'SERVICE':
        return <ServiceStep settings={settings} details={details} />
      case 'ADDRESS':
        return <AddressStep settings={settings} origin={origin} isOwner={isOwner} />
      case 'MAIL':
        return <MailStep details={details} email={email} isOwner={isOwner} />
      default:
        return <End website={website} />
    }
  }
}

/** Shown at the end: a link to the website, and a button that dismisses the setup. */
function End({ website }: { website: string }) {
  const t = useT()
  return (
    <ButtonRow className={styles.buttons}>
      <Form method="post">
        <input type="hidden" name="intent" value="away" />
        <Button look="filled" large>
          {t('setUp.finish')}
        </Button>
      </Form>
      <AnchorButton href={website} large>
        {t('dashboard.nav.site')}
      </AnchorButton>
      <LinkButton to={dashboardPaths.setUp('people')} large>
        {t('people.invite')}
      </LinkButton>
    </ButtonRow>
  )
}

/** Focuses the heading of each step, except on the first load. */
function useStepHeading(step: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current !== step) focusHeading(heading.current)
    before.current = step
  }, [step])
  return heading
}

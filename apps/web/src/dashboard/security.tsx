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
import { RecoveryCodes } from '../parts/sign-in/recovery-codes.tsx'
import { Alert } from '../ui/alert.tsx'
import { LinkButton } from '../ui/button.tsx'
import { dashboardPaths } from './dashboard-paths.ts'
import { Page } from './frame/page.tsx'
import { changeSecurity, type Outcome } from './security/act.ts'
import { AppFactor } from './security/app-factor.tsx'
import { PasswordForm } from './security/password-form.tsx'
import styles from './security/security.module.css'
import { SignInList } from './security/sign-in-list.tsx'
import { safeReturn, staffContext } from './staff-context.ts'

export { ErrorBoundary } from './frame/failure.tsx'

/** Loads the person's second factor and sign-in sessions. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { session, client } = context.get(staffContext)
  const isOpen = !session.awaitsSecondFactor
  return {
    factor: await client.users.getStaffFactor(),
    signIns: isOpen ? (await client.users.listStaffSignIns()).signIns : [],
    isOpen,
    zone: context.get(requestContext).site.timeZone,
    isGone: url.searchParams.has('done'),
    next: safeReturn(url.searchParams.get('next')),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const outcome = await changeSecurity(context.get(staffContext).client, await request.formData())
  if (!outcome) throw data(null, { status: 400 })
  // Where a second factor is required, only this page is accessible until a new one is set up.
  if (outcome.action === 'remove' && !('refused' in outcome))
    return redirect(dashboardPaths.security({ done: 'remove' }), 303)
  return data<Outcome>(outcome, { status: 'refused' in outcome ? 400 : 200 })
}

export const shouldRevalidate = (): boolean => true

export default function Security() {
  const t = useT()
  const { factor, zone, signIns, isGone, isOpen, next } = useLoaderData<typeof loader>()
  const outcome = useActionData<Outcome>()
  const codes = outcome && 'recoveryCodes' in outcome ? outcome.recoveryCodes : undefined
  const texts = {
    title: t('security.factor.recovery'),
    text: t('security.factor.recoveryText'),
    copy: t('security.factor.copy'),
    print: t('security.factor.print'),
  }
  const isMissing = factor.isRequired && !factor.isActive
  return (
    <Page title={t('security.title')}>
      <Notice outcome={outcome} isGone={isGone && !factor.isActive} />
      {isMissing && (
        <p role="status" className={styles.must}>
          {t('security.required')}
        </p>
      )}
      {codes && (
        <div className={styles.codes}>
          <RecoveryCodes codes={codes} texts={texts}>
            {outcome?.action === 'activate' && (
              <LinkButton to={next} look="filled" reloadDocument>
                {t('security.continue')}
              </LinkButton>
            )}
          </RecoveryCodes>
        </div>
      )}
      <AppFactor factor={factor} outcome={outcome} />
      {isOpen && <PasswordForm outcome={outcome} />}
      {isOpen && <SignInList signIns={signIns} zone={zone} />}
    </Page>
  )
}

/** The result of a form, unless a field shows it. */
function Notice({ outcome, isGone }: { outcome: Outcome | undefined; isGone: boolean }) {
  const t = useT()
  if (outcome && 'refused' in outcome && (outcome.refused.kind === 'throttled' || outcome.refused.kind === 'notFound'))
    return (
      <Alert className={styles.alert}>
        {t(`security.refused.${outcome.refused.kind}`, { minutes: outcome.refused.minutes ?? 0 })}
      </Alert>
    )
  const action = outcome && 'done' in outcome ? outcome.action : isGone && !outcome ? 'remove' : undefined
  if (!action) return null
  return (
    <Alert tone="ok" className={styles.alert}>
      {t(`security.done.${action}`)}
    </Alert>
  )
}

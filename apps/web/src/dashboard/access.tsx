import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { useT } from '../lib/translate.tsx'
import { bringIntoView } from '../parts/bring-into-view.ts'
import { LinkButton } from '../ui/button.tsx'
import styles from './access/access.module.css'
import { accessRowId } from './access/access-rows.tsx'
import { accessToast } from './access/access-toast.ts'
import { CaptchaCard } from './access/captcha-card.tsx'
import { ClientDrawer } from './access/client-drawer.tsx'
import { ClientsPart } from './access/clients-part.tsx'
import { changeAccess, type Outcome } from './access/data/change-access.ts'
import { accessParts, loadAccess, readAccessQuery } from './access/data/load-access.ts'
import { KeyDrawer } from './access/key-drawer.tsx'
import { KeysPart } from './access/keys-part.tsx'
import { OneTimeSecretCard } from './access/one-time-secret-card.tsx'
import { PrivacyCard } from './access/privacy-card.tsx'
import { ProviderDrawer } from './access/provider-drawer.tsx'
import { ProvidersPart } from './access/providers-part.tsx'
import { SignUpPart } from './access/sign-up-part.tsx'
import { StaffPolicyCard } from './access/staff-policy-card.tsx'
import { dashboardPaths } from './dashboard-paths.ts'
import { loadMadeAccess } from './data/made-access.ts'
import { requirePermission } from './data/require-permission.ts'
import { Page } from './frame/page.tsx'
import { Toast } from './frame/toast.tsx'
import { useToast } from './frame/use-toast.ts'
import { usePageLink } from './page-link.ts'
import settings from './settings/settings.module.css'
import { staffContext } from './staff-context.ts'

export { ErrorBoundary } from './frame/failure.tsx'

/** Loads the sign-in settings of customers: sign-up, providers, connected apps and API keys. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { session, client } = context.get(staffContext)
  requirePermission(session, 'MANAGE_SETTINGS')
  const query = readAccessQuery(url.searchParams, session)
  const { site } = context.get(requestContext)
  return {
    ...(await loadAccess(client, query, session)),
    made:
      (query.part === 'keys' || query.part === 'clients') && query.open && query.isConfirming
        ? await loadMadeAccess(client, query.open)
        : [],
    query,
    zone: site.timeZone,
    canGrant: session.permissions.includes('MANAGE_USERS'),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { client } = context.get(staffContext)
  const outcome = await changeAccess(client, await request.formData())
  if (!outcome) throw data(null, { status: 400 })
  // A stricter policy may lock out this very person until they add a second factor.
  if (outcome.intent === 'staffPolicy' && (await client.users.getStaffSession()).session.awaitsSecondFactor)
    return redirect(dashboardPaths.security({ next: dashboardPaths.setUp('access') }), 303)
  return data<Outcome>(outcome, { status: outcome.done ? 200 : 409 })
}

/** Also revalidates after a refused form: the data on the page may be out of date. */
export const shouldRevalidate = (): boolean => true

export default function Access() {
  const t = useT()
  const pageLink = usePageLink()
  const { policy, captcha, privacy, staffPolicy, providers, returnUrl, clients, keys, made, query, zone, canGrant } =
    useLoaderData<typeof loader>()
  const outcome = useActionData<Outcome>()
  const toast = useToast(outcome, (done) => accessToast(t, done))
  const { part } = query
  return (
    <Page
      title={t('nav.access')}
      bar={
        part !== 'signUp' && (
          <LinkButton
            to={pageLink({ new: '1', open: null, confirm: null })}
            look="filled"
            id={accessRowId('new')}
            className={styles.new}
          >
            {t(`access.${part}.new`)}
          </LinkButton>
        )
      }
      drawer={drawer()}
      above={<Toast {...toast} />}
    >
      {!canGrant && <p className={styles.lead}>{t('access.ownerOnly')}</p>}
      {canGrant && (
        <nav className={settings.tabs} aria-label={t('settings.parts')}>
          {accessParts.map((one) => (
            <Link
              key={one}
              ref={bringIntoView}
              to={pageLink({ part: one === 'signUp' ? null : one, new: null, open: null, confirm: null })}
              aria-current={one === part ? 'page' : undefined}
              preventScrollReset
            >
              {t(`access.part.${one}`)}
            </Link>
          ))}
        </nav>
      )}
      {outcome?.done && outcome.oneTimeSecret && <OneTimeSecretCard key={outcome.id} created={outcome.oneTimeSecret} />}
      {policy && <SignUpPart policy={policy} outcome={outcome} />}
      {captcha && <CaptchaCard captcha={captcha} outcome={outcome} />}
      {privacy && <PrivacyCard privacy={privacy} outcome={outcome} />}
      {staffPolicy && <StaffPolicyCard policy={staffPolicy} outcome={outcome} />}
      {part === 'providers' && <ProvidersPart providers={providers} returnUrl={returnUrl} open={query.open} />}
      {part === 'clients' && <ClientsPart clients={clients} open={query.open} />}
      {part === 'keys' && <KeysPart keys={keys} open={query.open} zone={zone} />}
    </Page>
  )

  /** Closes the drawer after a successful form, so that the result and the list are visible on phones too. */
  function drawer() {
    if (outcome?.done) return null
    const { isNew, open, isConfirming } = query
    const one = [...providers, ...clients, ...keys].find(({ id }) => id === open)
    if (!one && !isNew) return null
    const shared = { outcome, isConfirming }
    const key = one?.id ?? 'new'
    if (part === 'providers') {
      const provider = providers.find(({ id }) => id === open)
      return <ProviderDrawer key={key} {...shared} provider={provider} returnUrl={returnUrl} />
    }
    if (part === 'clients')
      return <ClientDrawer key={key} {...shared} made={made} client={clients.find(({ id }) => id === open)} />
    if (part !== 'keys') return null
    return <KeyDrawer key={key} {...shared} made={made} apiKey={keys.find(({ id }) => id === open)} />
  }
}

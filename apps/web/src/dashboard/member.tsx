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
import { LinkButton } from '../ui/button.tsx'
import { Chip } from '../ui/chip.tsx'
import { Icon } from '../ui/icon.tsx'
import customer from './customer/customer.module.css'
import { dashboardPaths } from './dashboard-paths.ts'
import { requirePermission } from './data/require-permission.ts'
import { readGuid } from './data/views.ts'
import { Page } from './frame/page.tsx'
import { Toast } from './frame/toast.tsx'
import { useToast } from './frame/use-toast.ts'
import { MemberFacts } from './member/member-facts.tsx'
import { MemberHistory } from './member/member-history.tsx'
import { changeMember, type Outcome } from './members/data/change-member.ts'
import { loadMember } from './members/data/load-member.ts'
import { EmailAction, MemberActions, MoreMemberActions } from './members/member-actions.tsx'
import { memberToast } from './members/member-toast.ts'
import styles from './members/members.module.css'
import { ProblemLine } from './members/problem-line.tsx'
import { staffContext } from './staff-context.ts'
import { useBusiness } from './use-business.ts'

export { ErrorBoundary } from './frame/failure.tsx'

/** Loads one member with status and history. */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { session, client } = context.get(staffContext)
  requirePermission(session, 'READ_MEMBERS')
  const id = readGuid(params.memberId ?? null)
  const member = id ? await loadMember(client, id) : undefined
  if (!member) throw data(null, { status: 404 })
  const { site } = context.get(requestContext)
  return {
    member,
    confirming: url.searchParams.get('confirm'),
    zone: site.timeZone,
    canWrite: session.permissions.includes('MANAGE_MEMBERS'),
    canRestore: session.permissions.includes('MANAGE_USERS'),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const outcome = await changeMember(context.get(staffContext).client, await request.formData())
  if (!outcome) throw data(null, { status: 400 })
  if ('problem' in outcome) return data<Outcome>(outcome, { status: 409 })
  return outcome.action === 'remove' || outcome.action === 'endPlans'
    ? redirect(dashboardPaths.members(), 303)
    : outcome
}

/** Also revalidates after a refused form: the data on the page may be out of date. */
export const shouldRevalidate = (): boolean => true

export default function Member() {
  const t = useT()
  const { member, confirming, canWrite, canRestore, zone } = useLoaderData<typeof loader>()
  const outcome = useActionData<Outcome>()
  const { sendsEmail } = useBusiness()
  const toast = useToast(outcome, (done) => memberToast(t, done, { sendsEmail, canRestore }))
  return (
    <Page
      title={member.name}
      bar={
        <Link to={dashboardPaths.members()} className={customer.back}>
          <Icon name="chevronStart" size={18} />
          {t('members.back')}
        </Link>
      }
      above={<Toast {...toast} />}
    >
      <ProblemLine outcome={outcome} />
      <div className={customer.columns}>
        <div className={customer.main}>
          <section className={styles.part} aria-label={t('members.statusLabel')}>
            <p className={styles.chips}>
              <Chip tone={tones[member.status] ?? 'plain'}>{t(`members.status.${member.status}`)}</Chip>
              {member.isMuted && <Chip tone="warn">{t('members.muted')}</Chip>}
              {member.isPublic && <Chip tone="plain">{t('members.public')}</Chip>}
              {member.works && <Chip tone="plain">{t('members.works')}</Chip>}
            </p>
            {member.awaitsVerification && <p className={styles.note}>{t('members.awaitsVerification')}</p>}
            {member.awaitsApproval && <p className={styles.note}>{t('members.awaitsApproval')}</p>}
            {canWrite && <MemberActions member={member} isConfirming={confirming === member.id} />}
            {canWrite && member.status !== 'OFFLINE' && (
              <MoreMemberActions member={member} isConfirming={confirming === 'factors'} />
            )}
            {canWrite && member.status !== 'OFFLINE' && <EmailAction member={member} />}
          </section>
          <MemberHistory actions={member.history} zone={zone} />
        </div>
        <div className={customer.side}>
          <MemberFacts member={member} zone={zone} />
          {member.contactId && (
            <LinkButton to={dashboardPaths.customer(member.contactId)}>{t('members.customer')}</LinkButton>
          )}
          {canWrite && (
            <LinkButton look="quietDanger" to={dashboardPaths.eraseMember(member.id)}>
              {t('members.erase')}
            </LinkButton>
          )}
        </div>
      </div>
    </Page>
  )
}

const tones: Partial<Record<string, 'ok' | 'warn' | 'danger'>> = { APPROVED: 'ok', PENDING: 'warn', BLOCKED: 'danger' }

import { useMemo } from 'react'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { type Translate, useT } from '../lib/translate.tsx'
import { requirePermission } from './data/require-permission.ts'
import type { DrawerLinks } from './frame/drawer.tsx'
import { ListSearch } from './frame/list-search.tsx'
import { Page } from './frame/page.tsx'
import { Paging } from './frame/paging.tsx'
import { Toast } from './frame/toast.tsx'
import { useListKeys } from './frame/use-list-keys.ts'
import { useToast } from './frame/use-toast.ts'
import { loadDelivery } from './mail/load-delivery.ts'
import { NoMailServer } from './mail/no-mail-server.tsx'
import { PauseNotice } from './mail/pause-notice.tsx'
import { FailedNotice } from './messages/failed-notice.tsx'
import { loadOutbox, MESSAGES_PER_PAGE } from './messages/load-messages.ts'
import { MessageDrawer } from './messages/message-drawer.tsx'
import { MessageList } from './messages/message-list.tsx'
import { NoMessages } from './messages/no-messages.tsx'
import { type ResendOutcome, resend } from './messages/resend.ts'
import { usePageLink } from './page-link.ts'
import { staffContext } from './staff-context.ts'

export { ErrorBoundary } from './frame/failure.tsx'

/** Loads the messages sent to customers and the business. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { session, client } = context.get(staffContext)
  requirePermission(session, 'READ_MESSAGES')
  const { site, now } = context.get(requestContext)
  const [outbox, delivery] = await Promise.all([loadOutbox(client, url.searchParams), loadDelivery(client, session)])
  const canResend = outbox.mailServer && session.permissions.includes('MANAGE_BOOKINGS')
  return { ...outbox, delivery, canResend, isOwner: session.role === 'owner', zone: site.timeZone, now: now() }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const outcome = await resend(context.get(staffContext).client, await request.formData())
  if (!outcome) throw data(null, { status: 400 })
  return outcome.done ? outcome : data<ResendOutcome>(outcome, { status: 409 })
}

/** Also revalidates after a refused form: the message may have changed. */
export const shouldRevalidate = (): boolean => true

export default function Messages() {
  const t = useT()
  const { rows, total, page, recipient, open, zone, now, ...rest } = useLoaderData<typeof loader>()
  const { delivery, canResend, isOwner } = rest
  const links = useMessageLinks(rows, open?.id)
  const toast = useToast(useActionData<ResendOutcome>(), (outcome) => ({ text: describeResending(t, outcome) }))
  return (
    <Page
      title={t('dashboard.nav.messages')}
      bar={<ListSearch name="to" value={recipient} label={t('dashboard.find.recipient')} />}
      drawer={open && links && <MessageDrawer open={open} links={links} zone={zone} canResend={canResend} />}
      above={<Toast {...toast} />}
    >
      <NoMailServer isOwner={isOwner} isOnMessages />
      <PauseNotice delivery={delivery} isOwner={isOwner} zone={zone} />
      {canResend && delivery && delivery.failed > 0 && <FailedNotice count={delivery.failed} />}
      {rows.length > 0 ? (
        <MessageList rows={rows} zone={zone} now={now} open={open?.id ?? null} />
      ) : (
        <NoMessages recipient={recipient} />
      )}
      <Paging page={page} size={MESSAGES_PER_PAGE} total={total} />
    </Page>
  )
}

function describeResending(t: Translate, outcome: ResendOutcome): string {
  if (!outcome.done) return t(`mail.resend.problem.${outcome.problem}`)
  return outcome.resent === undefined ? t('mail.resent') : t('mail.resentAll', { count: outcome.resent })
}

function useMessageLinks(rows: readonly { id: string }[], id: string | undefined): DrawerLinks | null {
  const pageLink = usePageLink()
  const close = pageLink({ message: null })
  const index = rows.findIndex((row) => row.id === id)
  const linkTo = (row: { id: string } | undefined): string | null => (row ? pageLink({ message: row.id }) : null)
  const before = linkTo(rows[index - 1])
  const after = index < 0 ? null : linkTo(rows[index + 1])
  const links = useMemo(() => (id ? { close, before, after } : null), [id, close, before, after])
  useListKeys(links, close)
  return links
}

import { useMemo } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { useT } from '../lib/translate.tsx'
import { requirePermission } from './data/require-permission.ts'
import type { DrawerLinks } from './frame/drawer.tsx'
import { ListSearch } from './frame/list-search.tsx'
import { Page } from './frame/page.tsx'
import { Paging } from './frame/paging.tsx'
import { useListKeys } from './frame/use-list-keys.ts'
import { loadOutbox, MESSAGES_PER_PAGE } from './messages/load-messages.ts'
import { MessageDrawer } from './messages/message-drawer.tsx'
import { MessageList } from './messages/message-list.tsx'
import { NoMessages } from './messages/no-messages.tsx'
import { NotSentBanner } from './messages/not-sent-banner.tsx'
import { usePageLink } from './page-link.ts'
import { staffContext } from './staff-context.ts'

export { ErrorBoundary } from './frame/failure.tsx'

/** Loads the messages sent to customers and the business. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { session, client } = context.get(staffContext)
  requirePermission(session, 'READ_MESSAGES')
  const { site, now } = context.get(requestContext)
  return { ...(await loadOutbox(client, url.searchParams)), zone: site.timeZone, now: now() }
}

export default function Messages() {
  const t = useT()
  const { rows, total, page, recipient, mailServer, open, zone, now } = useLoaderData<typeof loader>()
  const links = useMessageLinks(rows, open?.id)
  return (
    <Page
      title={t('dashboard.nav.messages')}
      bar={<ListSearch name="to" value={recipient} label={t('dashboard.find.recipient')} />}
      drawer={open && links && <MessageDrawer open={open} links={links} zone={zone} />}
    >
      {!mailServer && <NotSentBanner />}
      {rows.length > 0 ? (
        <MessageList rows={rows} zone={zone} now={now} open={open?.id ?? null} />
      ) : (
        <NoMessages recipient={recipient} />
      )}
      <Paging page={page} size={MESSAGES_PER_PAGE} total={total} />
    </Page>
  )
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

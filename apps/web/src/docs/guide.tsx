import { data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadPageMessages } from '../lib/messages/page-messages.ts'
import { requestContext } from '../lib/page-context.ts'
import { PageMessages, useT } from '../lib/translate.tsx'
import { paths } from '../paths.ts'
import styles from './docs.module.css'
import { DocsFrame, Rendered } from './frame.tsx'
import { findGuide, type Guide, type GuideLink, listGuides } from './guides.ts'
import { withAddress } from './markdown-response.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const guide = findGuide(params['guide'] ?? 'quick-start')
  if (!guide) throw data(null, { status: 404 })
  const { language, ...address } = context.get(requestContext)
  const messages = await loadPageMessages(language, 'docs')
  return { guide: { ...guide, html: withAddress(guide.html, address) }, guides: listGuides(), messages }
}

export default function GuidePage() {
  const { guide, guides, messages } = useLoaderData<typeof loader>()
  return (
    <PageMessages messages={messages}>
      <Page guide={guide} guides={guides} />
    </PageMessages>
  )
}

function Page({ guide, guides }: { guide: Guide; guides: GuideLink[] }) {
  const t = useT()
  const place = guides.findIndex(({ name }) => name === guide.name)
  const menu = guides.map(({ name, title }) => ({ to: paths.docs(name), title, isCurrent: name === guide.name }))
  return (
    <DocsFrame title={guide.title} menuName={t('reading.docs.guides')} menu={menu}>
      <Rendered html={guide.html} />
      <p>
        <Link reloadDocument to={paths.docs(`${guide.name}.md`)}>
          {t('reading.docs.markdown')}
        </Link>
      </p>
      <Steps previous={guides[place - 1]} next={guides[place + 1]} />
    </DocsFrame>
  )
}

/** Leads to the guides before and after. */
function Steps({ previous, next }: { previous: GuideLink | undefined; next: GuideLink | undefined }) {
  const t = useT()
  return (
    <nav className={styles.steps} aria-label={t('reading.docs.steps')}>
      {previous && (
        <Link to={paths.docs(previous.name)} rel="prev">
          ← {previous.title}
        </Link>
      )}
      {next && (
        <Link to={paths.docs(next.name)} rel="next">
          {next.title} →
        </Link>
      )}
    </nav>
  )
}

import { data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadPageMessages } from '../lib/messages/page-messages.ts'
import { requestContext } from '../lib/page-context.ts'
import { PageMessages, useT } from '../lib/translate.tsx'
import { paths } from '../paths.ts'
import { SkipLink } from '../ui/skip-link.tsx'
import { Wordmark } from '../ui/wordmark.tsx'
import styles from './docs.module.css'
import { findGuide, type Guide, type GuideLink, listGuides } from './load-guide.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const guide = findGuide(params['guide'] ?? 'quick-start')
  if (!guide) throw data(null, { status: 404 })
  const { language, origin } = context.get(requestContext)
  // Examples name the address of this server.
  const html = guide.html.replaceAll('http://127.0.0.1:4000', origin)
  return { guide: { ...guide, html }, guides: listGuides(), messages: await loadPageMessages(language, 'docs') }
}

/** The documentation for developers and operators, which is in English whatever language the reader chose. */
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
  return (
    <>
      <SkipLink>{t('common.skip')}</SkipLink>
      <header className={styles.top}>
        <Link to={paths.docs()} aria-label={t('reading.docs.home')}>
          <Wordmark height={15} />
        </Link>
        <span className="k-2">{t('reading.docs.title')}</span>
        <a href="/docs/api">{t('reading.docs.reference')}</a>
      </header>
      <div className={styles.columns}>
        <nav className={styles.menu} aria-label={t('reading.docs.guides')}>
          <ul>
            {guides.map(({ name, title }) => (
              <li key={name} lang="en" dir="ltr">
                <Link to={paths.docs(name)} aria-current={name === guide.name ? 'page' : undefined}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <main id="main" lang="en" dir="ltr" className={styles.guide}>
          <title>{`${guide.title} · Kalends`}</title>
          <meta name="robots" content="noindex" />
          <h1>{guide.title}</h1>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from files of the repository */}
          <div dangerouslySetInnerHTML={{ __html: guide.html }} />
          <Steps previous={guides[place - 1]} next={guides[place + 1]} />
        </main>
      </div>
    </>
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

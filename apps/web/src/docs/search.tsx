import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadPageMessages } from '../lib/messages/page-messages.ts'
import { requestContext } from '../lib/page-context.ts'
import { PageMessages, useT } from '../lib/translate.tsx'
import { paths } from '../paths.ts'
import styles from './docs.module.css'
import { DocsFrame } from './frame.tsx'
import { listGuides } from './guides.ts'
import { searchDocs } from './search-docs.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const question = new URL(request.url).searchParams.get('q')?.trim() ?? ''
  const { language } = context.get(requestContext)
  const messages = await loadPageMessages(language, 'docs')
  return { question, found: question === '' ? [] : searchDocs(question), guides: listGuides(), messages }
}

/** What the documentation says about some words. */
export default function SearchPage() {
  const { messages } = useLoaderData<typeof loader>()
  return (
    <PageMessages messages={messages}>
      <Page />
    </PageMessages>
  )
}

function Page() {
  const t = useT()
  const { question, found, guides } = useLoaderData<typeof loader>()
  const menu = guides.map(({ name, title }) => ({ to: paths.docs(name), title, isCurrent: false }))
  const result =
    question === '' ? t('reading.docs.searchHint') : t('reading.docs.found', { count: found.length, question })
  return (
    <DocsFrame title={t('reading.docs.search')} menuName={t('reading.docs.guides')} menu={menu} search={question}>
      <p role="status">{result}</p>
      <ol className={styles.found} lang="en" dir="ltr">
        {found.map(({ id, title, where, text }) => (
          <li key={id}>
            <Link to={id}>{title}</Link> <span className="k-2">{where}</span>
            {text !== '' && <p>{text}</p>}
          </li>
        ))}
      </ol>
    </DocsFrame>
  )
}

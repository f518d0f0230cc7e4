import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadPageMessages } from '../lib/messages/page-messages.ts'
import { requestContext } from '../lib/page-context.ts'
import { PageMessages, useT } from '../lib/translate.tsx'
import { paths } from '../paths.ts'
import { DocsFrame, Rendered } from './frame.tsx'
import { withAddress } from './markdown-response.ts'
import { nouns, readReference } from './reference/read.ts'
import { renderMarkdown } from './render.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { noun, name } = params
  const page = await readReference(noun, name)
  if (!page) throw data(null, { status: 404 })
  const { language, ...address } = context.get(requestContext)
  const menu = nouns.map((each) => ({
    to: paths.docs(`api/${each.name}`),
    title: each.title,
    isCurrent: each.name === noun,
  }))
  const html = withAddress(renderMarkdown(page.text), address)
  return { title: page.title, html, menu, messages: await loadPageMessages(language, 'docs') }
}

/** The reference of every call: the nouns, the operations of each, and a page for each operation and object. */
export default function ReferencePage() {
  const { messages } = useLoaderData<typeof loader>()
  return (
    <PageMessages messages={messages}>
      <Page />
    </PageMessages>
  )
}

function Page() {
  const { title, html, menu } = useLoaderData<typeof loader>()
  return (
    <DocsFrame title={title} menuName={useT()('reading.docs.reference')} menu={menu}>
      <Rendered html={html} />
    </DocsFrame>
  )
}

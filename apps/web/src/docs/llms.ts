import type { LoaderFunctionArgs } from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { listGuides } from './guides.ts'
import { nouns } from './reference/read.ts'

/** What language models read first: where the documentation is, as Markdown. Source: llmstxt.org. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { origin, basePath } = context.get(requestContext)
  const docs = `${origin}${basePath}/docs`
  const lines = [
    '# Kalends',
    '',
    '> Open, self-hosted booking software for appointments, classes and courses, with an HTTP API, a typed client and React hooks.',
    '',
    '## Guides',
    '',
    ...listGuides().map(({ name, title }) => `- [${title}](${docs}/${name}.md)`),
    '',
    '## API',
    '',
    ...nouns.map(({ name, title, description }) => `- [${title}](${docs}/api/${name}.md): ${description}`),
    '',
    '## Optional',
    '',
    `- [OpenAPI document](${origin}/docs/openapi.json): the whole API for tools; several megabytes`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=300' },
  })
}

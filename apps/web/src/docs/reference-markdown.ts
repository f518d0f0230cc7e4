import type { LoaderFunctionArgs } from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { markdownResponse, noSuchPage, withAddress } from './markdown-response.ts'
import { linkMarkdown, readReference } from './reference/read.ts'

/** A page of the reference as Markdown, for programs. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const page = await readReference(params['noun'], params['name'])
  if (!page) return noSuchPage()
  return markdownResponse(withAddress(linkMarkdown(page.text), context.get(requestContext)))
}

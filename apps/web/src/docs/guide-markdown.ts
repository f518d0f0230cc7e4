import type { LoaderFunctionArgs } from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { findGuideText } from './guides.ts'
import { markdownResponse, noSuchPage, withAddress } from './markdown-response.ts'

/** A guide as Markdown, for programs that read the documentation. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const text = findGuideText(params['guide'] ?? '')
  if (text === undefined) return noSuchPage()
  return markdownResponse(
    withAddress(text.replaceAll('(../openapi.json)', '(/docs/openapi.json)'), context.get(requestContext)),
  )
}

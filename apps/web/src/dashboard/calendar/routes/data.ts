import type { LoaderFunctionArgs } from 'react-router'
import { loadRequested } from '../data/load-requested.ts'

/** What the page itself loads, for days that are looked at next. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  return Response.json(await loadRequested(args))
}

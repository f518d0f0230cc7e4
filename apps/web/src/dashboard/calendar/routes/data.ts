import type { LoaderFunctionArgs } from 'react-router'
import { loadRequested } from '../data/load-requested.ts'

/** Loads the same data as the page, to prefetch other days. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  return Response.json(await loadRequested(args))
}

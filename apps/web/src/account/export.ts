import type { LoaderFunctionArgs } from 'react-router'
import { requestContext } from '../lib/page-context.ts'

/** Everything stored about the member, as a file. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { data } = await context.get(requestContext).kalends.members.exportMyData({})
  return new Response(JSON.stringify(data, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="my-data.json"',
      'cache-control': 'private, no-store',
    },
  })
}

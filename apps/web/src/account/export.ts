import type { LoaderFunctionArgs } from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { jsonResponse } from '../parts/json-response.ts'

/** Everything stored about the member, as a file. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { data } = await context.get(requestContext).kalends.members.exportMyData({})
  return jsonResponse(data, 'my-data.json')
}

import type { ActionFunctionArgs } from 'react-router'
import { staffContext } from '../../staff-context.ts'

/** Exports everything stored about a customer as a file. */
export async function action({ context, params }: ActionFunctionArgs): Promise<Response> {
  const { client } = context.get(staffContext)
  const { data } = await client.privacy.exportCustomer({ contactId: params.contactId ?? '' })
  return new Response(JSON.stringify(data, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="customer.json"',
      'cache-control': 'private, no-store',
    },
  })
}

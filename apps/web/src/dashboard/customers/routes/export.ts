import type { ActionFunctionArgs } from 'react-router'
import { jsonResponse } from '../../../parts/json-response.ts'
import { staffContext } from '../../staff-context.ts'

/** Exports everything stored about a customer as a file. */
export async function action({ context, params }: ActionFunctionArgs): Promise<Response> {
  const { client } = context.get(staffContext)
  const { data } = await client.privacy.exportCustomer({ contactId: params.contactId ?? '' })
  return jsonResponse(data, 'customer.json')
}

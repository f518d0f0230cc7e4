import { data, type LoaderFunctionArgs } from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { isRefusal } from '../lib/refusal.ts'
import { pdfResponse } from '../parts/pdf-response.ts'
import { requirePermission } from './data/require-permission.ts'
import { readGuid } from './data/views.ts'
import { staffContext } from './staff-context.ts'

/** A receipt or credit note as PDF, in the language of the page. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const { session, client } = context.get(staffContext)
  const { language } = context.get(requestContext)
  requirePermission(session, 'READ_ORDERS')
  const receiptId = readGuid(params['receiptId'] ?? null)
  if (!receiptId) throw data(null, { status: 404 })
  try {
    return pdfResponse(await client.payments.getReceiptPdf({ receiptId, language }))
  } catch (error) {
    if (isRefusal(error, 404)) throw data(null, { status: 404 })
    throw error
  }
}

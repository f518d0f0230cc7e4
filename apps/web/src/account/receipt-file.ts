import { data, type LoaderFunctionArgs } from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { isRefusal } from '../lib/refusal.ts'
import { pdfResponse } from '../parts/pdf-response.ts'

/** A receipt of the member as PDF, in the language of the page. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const { kalends, language } = context.get(requestContext)
  try {
    return pdfResponse(await kalends.payments.getReceiptPdf({ receiptId: params['receiptId'] ?? '', language }))
  } catch (error) {
    if (isRefusal(error, 400, 404)) throw data(null, { status: 404 })
    throw error
  }
}

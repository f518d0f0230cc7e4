import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { findEmailLanguage } from '../../contacts/index.ts'
import type { IssuedReceipt } from '../../payments/index.ts'
import { findSite } from '../../sites/index.ts'
import { receiptEmail } from '../view/receipt-email.ts'
import { postEmail, voiceFor } from './write-sign-in-emails.ts'

/** Writes the email with a receipt of a payment online to the outbox, if the business sends them. */
export async function sendReceipt(context: Context, tx: Tx, receipt: IssuedReceipt): Promise<void> {
  const { site_id: siteId, contact_id: contactId, document } = receipt
  const email = document.customerEmail
  if (!email || !(await findSite(tx, siteId))?.receipt_emails) return
  const language = contactId ? await findEmailLanguage(tx, siteId, { contactId, isOwnBooking: true }) : undefined
  const { business, voice } = await voiceFor(tx, siteId, language)
  const content = receiptEmail(voice, { receipt, business })
  await postEmail(context, tx, {
    siteId,
    email,
    name: document.customerName,
    kind: 'receipt',
    content,
    once: receipt.id,
  })
}

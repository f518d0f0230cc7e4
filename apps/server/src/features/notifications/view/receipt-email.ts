import { decimalText } from '@kalends/contract'
import type { IssuedReceipt } from '../../payments/index.ts'
import type { Email, EmailRow } from './email.ts'
import { frame, oneLine } from './frame.ts'
import type { Voice } from './messages.ts'

type Facts = { receipt: IssuedReceipt; business: { name: string; color: string; timeZone: string } }

/** Builds the email with a receipt or credit note: what it says is what was issued. */
export function receiptEmail(voice: Voice, { receipt, business }: Facts): Email {
  const { kind, currency, document } = receipt
  const phrase = kind === 'RECEIPT' ? 'receipt' : 'creditNote'
  const amount = money(voice, receipt.amount_minor, currency)
  const said = { business: oneLine(business.name), number: String(receipt.number), amount }
  const day = voice.fullDay(Date.parse(String(receipt.issued_at)), business.timeZone)
  const isReturnedByHand = kind === 'CREDIT_NOTE' && !document.method.endsWith('CARD')
  return {
    ...frame(voice, business),
    subject: voice.say(`${phrase}.subject`, said),
    heading: voice.say(`${phrase}.heading`, said),
    intro: [
      voice.say(isReturnedByHand ? 'creditNote.introOther' : `${phrase}.intro`, { ...said, day }),
      ...[document.header].filter(Boolean),
    ],
    rows: rows(voice, receipt),
    button: undefined,
    notes: [document.footer].filter(Boolean),
    footer: [voice.say('receipt.footer', said)],
  }
}

function rows(voice: Voice, { currency, document }: IssuedReceipt): EmailRow[] {
  const { lines, discountMinor, taxName, taxPercent, chargeTaxMinor, totalMinor, card } = document
  const amount = (minor: number): string => money(voice, minor, currency)
  const items = lines.map(({ name, quantity, days, amountMinor }) => {
    const times = quantity > 1 ? voice.say('price.quantity', { name, count: String(quantity) }) : name
    const counted =
      days === undefined ? times : voice.say('what.length', { service: times, duration: voice.days(days) })
    return voice.say('price.line', { name: oneLine(counted), price: amount(amountMinor) })
  })
  const tax = { name: oneLine(taxName ?? ''), percent: taxPercent ?? '' }
  return [
    { label: voice.say('receipt.items'), plain: items },
    ...(discountMinor > 0 ? [{ label: voice.say('receipt.discount'), plain: [amount(-discountMinor)] }] : []),
    ...(taxName && chargeTaxMinor > 0
      ? [{ label: voice.say('receipt.tax', tax), plain: [amount(chargeTaxMinor)] }]
      : []),
    { label: voice.say('row.total'), strong: [amount(totalMinor)] },
    ...(card ? [{ label: voice.say('receipt.card'), plain: [oneLine(card)] }] : []),
  ]
}

const money = (voice: Voice, minor: number, currency: string): string =>
  voice.money(decimalText(minor, currency), currency)

/** Spreadsheets take a file for UTF-8 when it begins so. */
const BYTE_ORDER_MARK = '\uFEFF'

/** A phone number: a spreadsheet shows it as it was typed, neither as a number nor as a sum. */
type PhoneCell = { phone: string | null }
/** A decimal of the server, never what somebody typed: it keeps its decimals, and a negative one stays a number. */
type AmountCell = { amount: string }
type Cell = string | number | null | PhoneCell | AmountCell

/** A table as text. Source: RFC 4180: lines end in CRLF, quotes are doubled. */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

function cell(value: Cell): string {
  const text = cellText(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function cellText(value: Cell): string {
  if (typeof value === 'string') return disarmed(value)
  if (typeof value === 'number' || value === null) return String(value ?? '')
  return 'amount' in value ? value.amount : phoneText(value.phone ?? '')
}

/** A formula that is one text: of the characters of a phone number alone, so that it can't compute or fetch anything. */
function phoneText(phone: string): string {
  return /^\+?[\d ()./-]{1,40}$/.test(phone) && /\d/.test(phone) ? `="${phone}"` : disarmed(phone)
}

/**
 * Escapes formula injection: spreadsheets read text after an apostrophe literally. Some take the full-width and small forms
 * of the signs for the signs, or skip invisible characters in front of them. Source: OWASP, CSV Injection.
 */
function disarmed(text: string): string {
  return /^[\s\p{Cf}]*[=+\-\u2212@\t\r]/u.test(text.normalize('NFKC')) ? `'${text}` : text
}

/** Spreadsheets take a file for UTF-8 when it begins so. */
const BYTE_ORDER_MARK = '\uFEFF'

/** A table as text. Source: RFC 4180: lines end in CRLF, quotes are doubled. */
export function toCsv(rows: readonly (readonly (string | number | null)[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

function cell(value: string | number | null): string {
  const text = typeof value === 'string' ? disarmed(value) : String(value ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * Escapes formula injection: spreadsheets read text after an apostrophe literally. Some take the full-width and small forms
 * of the signs for the signs, or skip invisible characters in front of them. Source: OWASP, CSV Injection.
 */
function disarmed(text: string): string {
  return /^[\s\p{Cf}]*[=+\-\u2212@\t\r]/u.test(text.normalize('NFKC')) ? `'${text}` : text
}

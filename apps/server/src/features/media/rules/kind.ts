/** Type of an upload, detected from its content. */
export type Kind = { kind: 'IMAGE' | 'FILE'; contentType: string }

/** Accepted pictures and the format they are stored in: rare formats are converted to common ones. */
const pictures: Record<string, Kind> = {
  'image/jpeg': { kind: 'IMAGE', contentType: 'image/jpeg' },
  'image/png': { kind: 'IMAGE', contentType: 'image/png' },
  'image/webp': { kind: 'IMAGE', contentType: 'image/webp' },
  'image/gif': { kind: 'IMAGE', contentType: 'image/webp' },
  'image/avif': { kind: 'IMAGE', contentType: 'image/webp' },
}

/** Document types without macros; those with macros (`docm`, `xlsm`) are excluded. */
const documents = new Set([
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.spreadsheet',
  'application/vnd.oasis.opendocument.presentation',
  'application/rtf',
])

/** Word, Excel and PowerPoint before 2007 share one container; only the file name distinguishes them. */
const oldOffice: Record<string, string> = {
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
}

/**
 * Returns the type under which an upload is accepted, by its signature, never by its name. `found` is undefined for
 * content without a known signature, which may be text.
 */
export function detectKind(
  found: { mime: string } | undefined,
  content: Uint8Array,
  fileName: string,
): Kind | undefined {
  if (!found) return plainText(content) ? textKind(fileName) : undefined
  const picture = pictures[found.mime]
  if (picture) return picture
  if (documents.has(found.mime)) return { kind: 'FILE', contentType: found.mime }
  const old = found.mime === 'application/x-cfb' ? oldOffice[fileExtension(fileName)] : undefined
  return old === undefined ? undefined : { kind: 'FILE', contentType: old }
}

function textKind(fileName: string): Kind {
  return { kind: 'FILE', contentType: fileExtension(fileName) === 'csv' ? 'text/csv' : 'text/plain' }
}

/** Returns true for text without markup: HTML or SVG could run scripts in a browser. */
function plainText(content: Uint8Array): boolean {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return false
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they tell that it is no text
  return !/[\u0000-\u0008\u000e-\u001f]/.test(text) && !/<(svg|html|script|!doctype|\?xml)\b/i.test(text)
}

function fileExtension(fileName: string): string {
  return /\.([a-z0-9]{1,8})$/i.exec(fileName)?.[1]?.toLowerCase() ?? ''
}

/** Allowed extensions by content type; the first is appended to other names. */
const endings: Record<string, readonly string[]> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
  'application/vnd.oasis.opendocument.text': ['odt'],
  'application/vnd.oasis.opendocument.spreadsheet': ['ods'],
  'application/vnd.oasis.opendocument.presentation': ['odp'],
  'application/rtf': ['rtf'],
  'application/msword': ['doc'],
  'application/vnd.ms-excel': ['xls'],
  'application/vnd.ms-powerpoint': ['ppt'],
  'text/csv': ['csv'],
  'text/plain': ['txt', 'md', 'log'],
}

/** Appends a safe extension: text named `x.bat` or `x.hta` would run when opened. */
export function withEnding(name: string, contentType: string): string {
  const known = endings[contentType] ?? ['bin']
  return known.includes(fileExtension(name)) ? name : `${name}.${known[0]}`
}

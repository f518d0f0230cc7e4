/** Longest header in characters: a request may have thousands of unknown fields. */
const longest = 2000

/** Writes ignored fields for the header `warnings`: percent-encoded, separated by commas, as many as fit. */
export function ignoredFieldsHeader(fields: readonly string[]): string {
  let header = ''
  for (const field of fields) {
    const next = encodeURIComponent(field.toWellFormed())
    if (header.length + next.length > longest) break
    header += header === '' ? next : `, ${next}`
  }
  return header
}

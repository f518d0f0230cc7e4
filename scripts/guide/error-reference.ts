import { type ErrorCode, errors, type OperationSpec, operations } from '@kalends/contract'
import { cures, curesByStatus } from './cures.ts'

const head = `# Errors

Every response with a status other than 200 has the same form:

\`\`\`json
{
  "message": "This time is taken.",
  "details": {
    "applicationError": {
      "code": "SLOT_NOT_AVAILABLE",
      "description": "This time is taken.",
      "data": {}
    }
  }
}
\`\`\`

- \`code\` is what programs decide on. Codes are never reused, and a text may change.
- \`details.validationError.fieldViolations\` replaces \`applicationError\` if fields were refused: each with \`field\`, \`description\` and
  \`violatedRule\`.
- The header \`x-wix-request-id\` identifies the request in the server's log. A defect is a 500 with nothing else.

The client throws all of them as \`KalendsError\`, with \`status\`, \`code\`, \`details\` and \`requestId\`.

## By status

`

/** Makes docs/guide/errors.md: every error code with its cause, its cure, and the operations that return it. */
export function errorReference(): string {
  const returning = operationsByCode()
  const codes = (Object.keys(errors) as ErrorCode[]).toSorted((one, other) => one.localeCompare(other, 'en'))
  const statuses = Object.entries(curesByStatus).map(([status, cure]) => `| ${status} | ${cure} |`)
  const parts = codes.map((code) => {
    const { status, meaning } = errors[code]
    const by = returning.get(code) ?? []
    return [
      `### \`${code}\``,
      `**${status}** ${meaning} ${cures[code] ?? curesByStatus[status] ?? ''}`.trim(),
      ...(by.length > 0 ? [`Returned by ${by.map((id) => `\`${id}\``).join(', ')}.`] : []),
    ].join('\n\n')
  })
  const table = ['| status | what to do |', '|---|---|', ...statuses].join('\n')
  return `${head}${table}\n\n## By code\n\n${parts.join('\n\n')}\n`
}

function operationsByCode(): Map<ErrorCode, string[]> {
  const found = new Map<ErrorCode, string[]>()
  for (const [noun, table] of Object.entries(operations))
    for (const spec of Object.values(table) as OperationSpec[])
      for (const code of spec.errors) found.set(code, [...(found.get(code) ?? []), `${noun}.${spec.id}`])
  return found
}

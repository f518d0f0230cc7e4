/** An unauthenticated request of at most one megabyte. */
export type Attack = {
  name: string
  path: string
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string
}

const MEGABYTE = 1024 * 1024
const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const parts = { 'content-type': 'multipart/form-data; boundary=----FormBoundary7' }

const names = (bytes: number): string => {
  const text = Array.from({ length: Math.ceil(bytes / 8) }, (_, index) => `n${index.toString(36)}=`).join('&')
  return text.slice(0, bytes)
}
const fill = (piece: string, bytes: number): string => piece.repeat(Math.floor(bytes / piece.length))
const nested = (bytes: number): string => `{"a":${'['.repeat(bytes / 2 - 4)}${']'.repeat(bytes / 2 - 4)}}`
const part = (index: number): string =>
  `------FormBoundary7\r\ncontent-disposition: form-data; name="f${index}"\r\n\r\na\r\n`

const file = '------FormBoundary7\r\ncontent-disposition: form-data; name="f"; filename="a.txt"\r\n\r\na\r\n'

const post = (name: string, path: string, headers: Record<string, string>, body: string): Attack => ({
  name,
  path,
  method: 'POST',
  headers,
  body,
})

/** Each of them took seconds before it was limited, or is the largest accepted body of its kind. */
export const attacks: readonly Attack[] = [
  post('form with too many fields', '/v1/oauth/token', form, names(MEGABYTE)),
  post('form with many fields, accepted', '/v1/oauth/token', form, names(64 * 1024)),
  post('deeply nested JSON, to the upload operation', '/v1/media', json, nested(MEGABYTE)),
  post('deeply nested JSON within the size limit', '/v1/oauth/token', json, nested(64 * 1024)),
  post('JSON with many empty arrays', '/v1/staff/invitation', json, `{"token":[${fill('[],', 250 * 1024)}[]]}`),
  post('JSON with many invalid values', '/v1/staff/invitation', json, `{${fill('"a":1,', 55_000)}"token":1}`),
  post('JSON with one long string', '/v1/staff/invitation', json, JSON.stringify({ token: 'x'.repeat(260_000) })),
  post('multipart body for an unknown page', '/no-such-page', parts, fill('x', MEGABYTE)),
  post(
    'multipart form with too many parts',
    '/services/any/book',
    parts,
    `${fill(part(1), MEGABYTE - 8)}------FormBoundary7--\r\n`,
  ),
  post(
    'multipart form with many parts, accepted',
    '/services/any/book',
    parts,
    `${Array.from({ length: 480 }, (_, index) => part(index)).join('')}------FormBoundary7--\r\n`,
  ),
  post(
    'multipart form with many parts and a file',
    '/services/any/book',
    parts,
    `${Array.from({ length: 480 }, (_, index) => part(index)).join('')}${file}------FormBoundary7--\r\n`,
  ),
  post(
    'multipart form with one large file',
    '/services/any/book',
    parts,
    `${part(1).slice(0, -3)}${fill('a', MEGABYTE - 80)}\r\n------FormBoundary7--\r\n`,
  ),
  post('page form with many plus signs', '/login', form, `e=${fill('+', 256 * 1024 - 2)}`),
  post('page form of separators only', '/login', form, fill('&', 256 * 1024)),
  post('page form with many fields', '/login', form, names(900 * 8)),
  { name: 'query with many parameters', path: `/v1/staff-members?${names(12_000)}`, method: 'GET', headers: {} },
]

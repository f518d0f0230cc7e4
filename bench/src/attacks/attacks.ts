/** One request of a stranger, of at most a megabyte. */
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

/** Each of them cost seconds once, or is the largest of its kind that is read. */
export const attacks: readonly Attack[] = [
  post('a form of very many names', '/v1/oauth/token', form, names(MEGABYTE)),
  post('a form of very many names that is read', '/v1/oauth/token', form, names(64 * 1024)),
  post('lists in lists for an upload', '/v1/media', json, nested(MEGABYTE)),
  post('lists in lists that are read', '/v1/oauth/token', json, nested(64 * 1024)),
  post('empty lists that are read', '/v1/staff/invitation', json, `{"token":[${fill('[],', 250 * 1024)}[]]}`),
  post('wrong values that are read', '/v1/staff/invitation', json, `{${fill('"a":1,', 55_000)}"token":1}`),
  post('a long text that is read', '/v1/staff/invitation', json, JSON.stringify({ token: 'x'.repeat(260_000) })),
  post('files for a page that is not there', '/no-such-page', parts, fill('x', MEGABYTE)),
  post(
    'very many parts of a form',
    '/services/any/book',
    parts,
    `${fill(part(1), MEGABYTE - 8)}------FormBoundary7--\r\n`,
  ),
  post(
    'parts of a form that are read',
    '/services/any/book',
    parts,
    `${Array.from({ length: 480 }, (_, index) => part(index)).join('')}------FormBoundary7--\r\n`,
  ),
  post(
    'parts of a form beside a file',
    '/services/any/book',
    parts,
    `${Array.from({ length: 480 }, (_, index) => part(index)).join('')}${file}------FormBoundary7--\r\n`,
  ),
  post(
    'one large file of a form',
    '/services/any/book',
    parts,
    `${part(1).slice(0, -3)}${fill('a', MEGABYTE - 80)}\r\n------FormBoundary7--\r\n`,
  ),
  post('pluses of a form that are read', '/login', form, `e=${fill('+', 256 * 1024 - 2)}`),
  post('separators of a form without fields', '/login', form, fill('&', 256 * 1024)),
  post('fields of a form that are read', '/login', form, names(900 * 8)),
  { name: 'a query of very many names', path: `/v1/staff-members?${names(12_000)}`, method: 'GET', headers: {} },
]

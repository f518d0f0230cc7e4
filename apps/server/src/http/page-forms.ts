import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { findMemberSession } from '../features/authentication/index.ts'
import { findStaffActor, staffCookie } from '../features/users/index.ts'
import type { BodiesInFlight } from './bodies-in-flight.ts'
import { mediaTypeOf, readBody } from './read-body.ts'

/** The form of a page. */
export type PageForm = {
  /** Largest body in bytes. */
  limit: number
  /** Whether it may come in parts, files among them. */
  files: boolean
  /** Who has to be signed in before more than the usual form is read. */
  from: 'anyone' | 'staff' | 'member'
}

export const fieldsType = 'application/x-www-form-urlencoded'
export const filesType = 'multipart/form-data'

/** Largest form that is read of anyone, in bytes. */
const usualFormLimit = 256 * 1024
/** Most fields or parts of a form. */
const fieldLimits = { anyone: 1000, signedIn: 10_000 }
/** Most of a part that is searched for the end of its head. */
const headLimit = 16 * 1024
/** How much of a part's content is looked at. */
const beginningLength = 64

type RefusedForm = { refused: 400 | 404 | 405 | 415; why: string }

/** Reads the form of a page, or says why not; nothing is read for a page that takes none. */
export async function readForm(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  { form, siteId, bodies }: { form: PageForm | 'no page' | 'no form'; siteId: string; bodies: BodiesInFlight },
): Promise<Buffer | RefusedForm> {
  if (form === 'no page') return { refused: 404, why: 'There is no such page.' }
  if (form === 'no form') return { refused: 405, why: 'This page takes no form.' }
  const inParts = mediaTypeOf(request) === filesType
  if (inParts && !form.files) return { refused: 415, why: 'This form takes no files.' }
  const isLarge = form.limit > usualFormLimit && (await isSignedIn(context, request, siteId, form.from))
  const body = await readBody(request, reply, isLarge ? form.limit : Math.min(form.limit, usualFormLimit), bodies)
  const fieldLimit = isLarge && form.from !== 'anyone' ? fieldLimits.signedIn : fieldLimits.anyone
  const type = request.headers['content-type'] ?? ''
  const isFine = inParts ? await areParts(body, type, fieldLimit) : countOf('&', body) < fieldLimit
  return isFine ? body : { refused: 400, why: 'This form cannot be read.' }
}

/** Whether somebody the form is for is signed in; forms for anyone are theirs already. */
async function isSignedIn(
  context: Context,
  request: FastifyRequest,
  siteId: string,
  from: PageForm['from'],
): Promise<boolean> {
  if (from === 'anyone') return true
  if (from === 'member')
    return (await findMemberSession(context, { cookie: (name) => request.cookies[name] }, siteId)) !== undefined
  const cookie = request.cookies[staffCookie]
  return cookie !== undefined && (await findStaffActor(context, { cookie })) !== undefined
}

/** Whether a body is a form in parts that can be taken apart, of no more parts than that. */
export async function areParts(body: Buffer, type: string, limit: number): Promise<boolean> {
  const boundary = boundaryIn(type)
  // The last mark ends the form and begins no part.
  if (boundary === undefined || countOf(boundary, body) > limit + 1) return false
  try {
    const outline = new Uint8Array(outlineOf(body, boundary))
    await new Response(outline, { headers: { 'content-type': type } }).formData()
    return true
  } catch {
    return false
  }
}

/** The form with no more than the beginning of each part: whether it can be read does not depend on the rest. */
export function outlineOf(body: Buffer, boundary: string): Buffer {
  const pieces: Buffer[] = []
  let at = body.indexOf(boundary)
  if (at !== 0) return body
  while (at >= 0) {
    const next = body.indexOf(boundary, at + boundary.length)
    // What stands before a mark is the end of a line.
    const end = next < 0 ? body.length : Math.max(at, next - 2)
    const head = body.subarray(at, Math.min(end, at + headLimit)).indexOf('\r\n\r\n')
    pieces.push(body.subarray(at, head < 0 ? end : Math.min(end, at + head + beginningLength)))
    if (next >= 0) pieces.push(body.subarray(end, next))
    at = next
  }
  return Buffer.concat(pieces)
}

/** What stands between the parts of a form. */
function boundaryIn(type: string): string | undefined {
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(type) ?? []
  const boundary = quoted ?? bare
  return boundary === undefined ? undefined : `--${boundary}`
}

function countOf(mark: string, body: Buffer): number {
  let count = 0
  for (let at = body.indexOf(mark); at >= 0; at = body.indexOf(mark, at + mark.length)) count += 1
  return count
}

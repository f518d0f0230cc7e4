import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { findMemberSession } from '../../features/authentication/index.ts'
import { findStaffActor, staffCookie } from '../../features/users/index.ts'
import type { BodiesInFlight } from '../bodies/bodies-in-flight.ts'
import { parseParts } from '../bodies/form-parts.ts'
import { readBody, readMediaType } from '../bodies/read-body.ts'
import { isFromForeignPage } from '../foreign-page.ts'

/** The form of a page. */
export type PageForm = {
  /** Largest body in bytes. */
  limit: number
  /** True if it may be multipart, with files. */
  files: boolean
  /** Who has to be signed in before more than the usual form is read. */
  from: 'anyone' | 'staff' | 'member'
}

const fieldsType = 'application/x-www-form-urlencoded'
const filesType = 'multipart/form-data'

/** Maximum bytes of a form by anyone. */
const defaultFormLimit = 256 * 1024
/** Maximum bytes of a form with files before the page has accepted the request. */
const anonymousFilesLimit = 1024 * 1024
/** Most fields of a form, and most parts, which cost many times as much to parse. */
const fieldLimits = { anyone: 1000, signedIn: 10_000 }
const partLimits = { anyone: 500, signedIn: 10_000 }
const ampersand = 0x26
const plus = 0x2b
const space = 0x20

type RefusedForm = { refused: 400 | 403 | 404 | 405 | 415; reason: string }

type FormRequest = {
  form: PageForm
  siteId: string
  /** Returns true if the page exists for the address and cookies of the request. */
  isShown: () => Promise<boolean>
}

/** Reads the form of a page, or says why not; nothing is read for a page that takes none. */
export async function readForm(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  {
    form,
    bodies,
    ...requested
  }: Omit<FormRequest, 'form'> & { form: PageForm | 'no page' | 'no form'; bodies: BodiesInFlight },
): Promise<Buffer | FormData | URLSearchParams | RefusedForm> {
  if (form === 'no page') return { refused: 404, reason: 'The page does not exist.' }
  if (form === 'no form') return { refused: 405, reason: 'This page takes no form.' }
  if (![fieldsType, filesType].includes(readMediaType(request))) return { refused: 415, reason: 'Send a form.' }
  if (isFromForeignPage(request)) return { refused: 403, reason: 'This form came from another site.' }
  const inParts = readMediaType(request) === filesType
  if (inParts && !form.files) return { refused: 415, reason: 'This form takes no files.' }
  const limit = await findFormLimit(context, request, { ...requested, form }, inParts)
  const body = await readBody(request, reply, limit, bodies)
  const isSigned = form.from !== 'anyone' && limit > defaultFormLimit
  const limited = isSigned ? 'signedIn' : 'anyone'
  if (!inParts && hasAtMost(fieldLimits[limited], body)) return withSpaces(body)
  const type = request.headers['content-type'] ?? ''
  const parts = inParts ? await parseParts(body, type, partLimits[limited]) : undefined
  return parts ? withoutParts(parts) : { refused: 400, reason: 'This form cannot be read.' }
}

/** Replaces plus signs by spaces in place: `URLSearchParams` concatenates piece by piece at each of them. */
function withSpaces(fields: Buffer): Buffer {
  for (let at = 0; at < fields.length; at += 1) if (fields[at] === plus) fields[at] = space
  return fields
}

/** Returns the fields alone where no file is among them: the page parses them many times as fast as parts. */
function withoutParts(form: FormData): FormData | URLSearchParams {
  const fields = new URLSearchParams()
  for (const [name, value] of form) {
    if (typeof value !== 'string') return form
    fields.append(name, value)
  }
  return fields
}

/** How many bytes of the form are read. */
async function findFormLimit(
  context: Context,
  request: FastifyRequest,
  { form, siteId, isShown }: FormRequest,
  inParts: boolean,
): Promise<number> {
  const unproven = inParts && form.from === 'anyone' ? anonymousFilesLimit : defaultFormLimit
  // Files come in parts: the same form as fields is text alone.
  if (form.limit <= unproven || (form.files && !inParts)) return Math.min(form.limit, unproven)
  if (form.from !== 'anyone') return (await isSignedIn(context, request, siteId, form.from)) ? form.limit : unproven
  const declared = Number(request.headers['content-length'] ?? form.limit)
  const isWorthAsking = declared > unproven && declared <= form.limit
  return isWorthAsking && (await isShown()) ? form.limit : unproven
}

/** Returns true if a user of the form's audience is signed in. */
async function isSignedIn(
  context: Context,
  request: FastifyRequest,
  siteId: string,
  from: 'staff' | 'member',
): Promise<boolean> {
  if (from === 'member')
    return (await findMemberSession(context, { cookie: (name) => request.cookies[name] }, siteId)) !== undefined
  const cookie = request.cookies[staffCookie]
  return cookie !== undefined && (await findStaffActor(context, { cookie })) !== undefined
}

/** Returns true if the form has no more fields than that; stops reading at the first beyond. */
function hasAtMost(fieldLimit: number, fields: Buffer): boolean {
  let count = 1
  for (let at = fields.indexOf(ampersand); at >= 0 && count <= fieldLimit; at = fields.indexOf(ampersand, at + 1))
    count += 1
  return count <= fieldLimit
}

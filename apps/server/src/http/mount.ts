import { type FieldViolation, type Noun, type OperationSpec, operations } from '@kalends/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import { routes } from '../features/index.ts'
import { Refusal, Violations } from '../refusal.ts'
import { checkAccess } from './access.ts'
import type { BodyReader } from './bodies/bodies.ts'
import { type CallBounds, CallLimits, refusesCode } from './call-limits.ts'
import { checkAnswer } from './check-answer.ts'
import { checkInput } from './check-input.ts'
import { findActor } from './find-actor.ts'
import { type HitCounter, LocalHits } from './hit-windows.ts'
import { readKey, runOnce } from './idempotency.ts'
import { ignoredFieldsHeader } from './ignored-fields.ts'
import { isInProcess } from './in-process.ts'
import { hasParametersInQuery, readInput } from './input.ts'
import { logRefusedCall } from './log-refused-call.ts'
import { hasPictures, withAbsolutePictures, withRelativePictures } from './picture-addresses.ts'
import { RawJson } from './raw-json.ts'
import { callRequest } from './read-call-request.ts'
import { toRoute } from './route.ts'
import { EventStream } from './streams/event-stream.ts'
import { type EventStreams, isSameActor, registerEventStreams, type StreamTimes } from './streams/send-event-streams.ts'
import { validateInput } from './validate.ts'

export type MountOptions = {
  /** Tests hold every answer against the contract. */
  checkAnswers?: boolean
  streamTimes?: StreamTimes
  /** How many calls of customers are answered; those of `usualCallBounds` unless given. */
  callBounds?: Partial<CallBounds>
  /** Counts them; in the memory of this process unless given. */
  hits?: HitCounter
}

type AnyOperation = ((
  call: { input: never; actor: Actor; request: ReturnType<typeof callRequest> },
  context: Context,
) => Promise<unknown>) & {
  findViolations?: (call: { input: never; actor: Actor }, context: Context) => Promise<FieldViolation[]>
}
type Mounted = {
  spec: OperationSpec
  run: AnyOperation
  pathNames: readonly string[]
  streams: EventStreams
  readBody: BodyReader
  limits: CallLimits
}

/** Registers every operation of the contract on every address it answers. */
export function mountOperations(
  app: FastifyInstance,
  context: Context,
  readBody: BodyReader,
  options: MountOptions = {},
): void {
  const streams = registerEventStreams(app, context.signals, options.streamTimes)
  const limits = new CallLimits(options.hits ?? new LocalHits(() => context.clock.now()), options.callBounds)
  for (const [noun, table] of Object.entries(operations)) {
    for (const spec of Object.values(table) as OperationSpec[]) {
      const run = (routes[noun as Noun] as unknown as Record<string, AnyOperation>)[spec.id] as AnyOperation
      const operation = { spec, run, streams, readBody, limits }
      for (const path of spec.paths) register(app, context, options, spec.method, path, operation)
      for (const path of spec.fallbackPaths ?? []) register(app, context, options, 'POST', path, operation)
    }
  }
}

function register(
  app: FastifyInstance,
  context: Context,
  options: MountOptions,
  method: HTTPMethods,
  path: string,
  operation: Omit<Mounted, 'pathNames'>,
): void {
  const { url, pathNames } = toRoute(path)
  const mounted = { ...operation, pathNames }
  app.route({
    method,
    url,
    config: {
      isExact: pathNames.length === 0,
      refusesLikeOAuth: operation.spec.refusesLikeOAuth === true,
      isUncounted: operation.spec.answers === 'text/event-stream',
    },
    handler: (request, reply) => answer(mounted, context, options, request, reply),
  })
}

async function answer(
  mounted: Mounted,
  context: Context,
  options: MountOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { spec } = mounted
  // Also of what is open to anyone: the call itself may be the proof of access, as a link is, or name a browser.
  if (!spec.cacheable) reply.header('cache-control', 'no-store')
  const actor = await findActor(context, spec, request)
  try {
    checkAccess(spec, actor)
    if (spec.answers === 'text/event-stream') return await answerStream(mounted, actor, context, request, reply)
    return await answerCall(mounted, { actor, context, options, request, reply })
  } catch (error) {
    logRefusedCall(context, { spec, actor, request }, error)
    throw error
  }
}

async function answerCall(mounted: Mounted, requested: Requested): Promise<FastifyReply> {
  const { spec, limits } = mounted
  const { actor, context, request, reply } = requested
  const counted = await limits.count(spec, actor, request.ip)
  try {
    const made = await runOperation(mounted, requested)
    if (made.status === 200) counted.succeeded()
    return send(spec, reply, () => pictureOrigin(context, request), made)
  } catch (error) {
    // A server error is no failed guess.
    if (!(error instanceof Refusal || error instanceof Violations)) counted.succeeded()
    throw error
  }
}

type Requested = {
  actor: Actor
  context: Context
  options: MountOptions
  request: FastifyRequest
  reply: FastifyReply
}

async function runOperation(mounted: Mounted, requested: Requested): Promise<Answer> {
  const { context, options, request, reply } = requested
  const { spec, run, pathNames, limits } = mounted
  const key = spec.idempotent ? readKey(request.headers['idempotency-key']) : undefined
  const { body, actor } = await receiveBody(mounted, requested)
  const input = withRelativePictures(readInput(spec, request, pathNames, body), () => ownHosts(context, request))
  if (spec.variesByHost) reply.header('vary', 'Host')
  // Before the key's row is inserted: malformed requests are refused each time, and nothing is stored for them.
  const { findViolations } = run
  const ignored = await checkInput(
    spec,
    input,
    findViolations && ((rest) => findViolations({ input: rest as never, actor }, context)),
  )
  if (ignored.length > 0) reply.header('warnings', ignoredFieldsHeader(ignored))
  const code = await limits.countCode(input, actor, request.ip)
  let isRefusedCode = false
  const work = async (inside: Context): Promise<string | RawJson> => {
    const result = await run({ input: input as never, actor, request: callRequest(request, reply) }, inside).catch(
      (error: unknown) => {
        isRefusedCode = refusesCode(error)
        throw error
      },
    )
    const made = result instanceof RawJson ? result : JSON.stringify(result)
    if (options.checkAnswers) checkAnswer(spec, input, JSON.parse(bodyText(made)))
    return made
  }
  try {
    if (key === undefined) return { status: 200, body: await work(context) }
    const call = { actor, operation: spec.id, key, input, bounds: limits.keyBounds(actor, request.ip) }
    const stored = await runOnce(context, call, async (inside) => bodyText(await work(inside)))
    if (stored.replayed) reply.header('idempotency-replayed', 'true')
    return stored
  } finally {
    if (!isRefusedCode) code.notRefused()
  }
}

/**
 * Reads the body of a call. While it was still arriving the access that was checked may have been taken away, for whoever
 * sends it decides how long that takes: then the actor is found and access checked again.
 */
async function receiveBody(
  { spec, readBody }: Mounted,
  { actor, context, request, reply }: Requested,
): Promise<{ body: unknown; actor: Actor }> {
  if (hasParametersInQuery(request)) return { body: undefined, actor }
  const isWhole = hasArrived(request)
  const body = await readBody(spec, request, reply)
  if (isWhole || spec.access.anyone) return { body, actor }
  const current = await findActor(context, spec, request)
  checkAccess(spec, current)
  return { body, actor: current }
}

/** Returns true once the last byte of a request was received. Calls of our own pages are made with their whole body. */
function hasArrived({ raw }: FastifyRequest): boolean {
  return raw.complete !== false
}

/** Answers with a stream. Access is checked as for any call, and again while the stream lasts. */
async function answerStream(
  { spec, run, pathNames, streams }: Mounted,
  actor: Actor,
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const input = readInput(spec, request, pathNames, undefined)
  validateInput(spec, input)
  const stream = await run({ input: input as never, actor, request: callRequest(request, reply) }, context)
  if (!(stream instanceof EventStream)) throw new Error(`${spec.id} answers no stream`)
  return streams.send(reply, stream, async () => {
    try {
      return isSameActor(actor, await findActor(context, spec, request))
    } catch (error) {
      if (error instanceof Refusal) return false
      throw error
    }
  })
}

/** Returns the origin for picture addresses. Undefined for our own pages, which use paths. */
function pictureOrigin({ config }: Context, request: FastifyRequest): string | undefined {
  if (isInProcess(request)) return undefined
  return config.publicUrl ?? `${request.protocol}://${request.host}`
}

function ownHosts({ config }: Context, request: FastifyRequest): string[] {
  return [request.host.toLowerCase(), ...(config.publicUrl ? [new URL(config.publicUrl).host] : [])]
}

type Answer = { status: number; body: string | RawJson }

type FindOrigin = () => string | undefined

function send(spec: OperationSpec, reply: FastifyReply, origin: FindOrigin, { status, body }: Answer): FastifyReply {
  if (spec.answers && status === 200) return sendFile(spec.answers, reply, JSON.parse(bodyText(body)))
  return reply.code(status).header('content-type', 'application/json; charset=utf-8').send(serializeBody(body, origin))
}

function serializeBody(body: string | RawJson, findOrigin: FindOrigin): string | Buffer {
  if (body instanceof RawJson) return body.bytes
  const origin = hasPictures(body) ? findOrigin() : undefined
  return origin === undefined ? body : withAbsolutePictures(body, origin)
}

function bodyText(made: string | RawJson): string {
  return made instanceof RawJson ? made.text : made
}

/** A file to save. A calendar file names its method in the type too. */
type AnsweredFile = { content: string; filename: string; method?: string }

function sendFile(contentType: string, reply: FastifyReply, file: AnsweredFile): FastifyReply {
  const method = file.method ? `; method=${file.method}` : ''
  return reply
    .header('content-type', `${contentType}; charset=utf-8${method}`)
    .header('content-disposition', `attachment; filename="${file.filename.replaceAll(/[^\w.-]/g, '-')}"`)
    .send(file.content)
}

import { allSchemas, type OperationSpec } from '@kalends/contract'
import type { FastifyRequest } from 'fastify'
import { Violations } from '../refusal.ts'
import { readQuery } from './query-parameters.ts'

const schemas = allSchemas()

/** All parameters of a call in one object: query or body first, then the path, which counts. */
export function readInput(
  spec: OperationSpec,
  request: FastifyRequest,
  pathNames: readonly string[],
  body: unknown,
): Record<string, unknown> {
  const sent = hasParametersInQuery(request) ? fromQuery(spec, request) : fromBody(body)
  const parameters = request.params as Record<string, string>
  for (const [index, name] of pathNames.entries()) assignPath(sent, name.split('.'), parameters[`p${index}`] ?? '')
  return sent
}

/** Returns true if the parameters of a call are in its query and its body is ignored. */
export function hasParametersInQuery({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'DELETE'
}

function fromQuery(spec: OperationSpec, request: FastifyRequest): Record<string, unknown> {
  const at = request.url.indexOf('?')
  return readQuery(at < 0 ? '' : request.url.slice(at + 1), spec.input.schema, schemas)
}

function fromBody(body: unknown): Record<string, unknown> {
  if (body === undefined || body === null) return {}
  if (typeof body === 'object' && !Array.isArray(body)) return body as Record<string, unknown>
  throw new Violations([{ field: 'body', description: 'must be a JSON object', violatedRule: 'TYPE', data: {} }])
}

function assignPath(target: Record<string, unknown>, path: readonly string[], value: string): void {
  const [name, ...rest] = path
  if (name === undefined) return
  if (rest.length === 0) {
    target[name] = value
    return
  }
  target[name] ??= {}
  const nested = target[name]
  // Non-objects stay as they are, for the validator to report.
  if (typeof nested === 'object' && !Array.isArray(nested)) assignPath(nested as Record<string, unknown>, rest, value)
}

import type { FieldViolation } from '@kalends/contract'
import { refuseFields } from '../../../refusal.ts'
import { fault } from '../rules/fault.ts'
import type { ClassSession } from '../store/class-sessions.ts'

type Test = (session: ClassSession) => boolean

const fields: Record<string, (session: ClassSession) => (string | null)[]> = {
  id: ({ id }) => [id],
  eventId: ({ id }) => [id],
  title: ({ title }) => [title],
  status: ({ cancelled }) => [cancelled ? 'CANCELLED' : 'CONFIRMED'],
  type: ({ type }) => [type],
  scheduleId: ({ scheduleId }) => [scheduleId],
  serviceId: ({ serviceId }) => [serviceId],
  resourceId: ({ resources }) => resources.map(({ id }) => id),
  'resources.id': ({ resources }) => resources.map(({ id }) => id),
  'location.id': ({ location }) => [location?.id ?? null],
}

/** Compiles a filter on sessions: each field equals a value or one of several (a list, `$eq`, `$in`, `$hasSome`). */
export function eventFilter(filter: Record<string, unknown> | null | undefined): Test {
  const tests = Object.entries(filter ?? {}).map(([name, wanted]): Test => {
    const values = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (!values) return refuseFields([unknownField(name)])
    const accepted = new Set(acceptedValues(name, wanted))
    return (session) => values(session).some((value) => value !== null && accepted.has(value.toLowerCase()))
  })
  return (session) => tests.every((test) => test(session))
}

function acceptedValues(name: string, wanted: unknown): string[] {
  const list = Array.isArray(wanted) ? wanted : isRecord(wanted) ? readOperand(name, wanted) : [wanted]
  if (list.every((value) => typeof value === 'string')) return list.map((value) => value.toLowerCase())
  return refuseFields([fault(`eventFilter.${name}`, 'TYPE', 'must be a text or a list of texts')])
}

function readOperand(name: string, wanted: Record<string, unknown>): unknown[] {
  const [[operator, value] = ['', null], ...more] = Object.entries(wanted)
  if (more.length === 0 && operator === '$eq') return [value]
  if (more.length === 0 && ['$in', '$hasSome'].includes(operator) && Array.isArray(value)) return value
  const about = 'can be compared by $eq, $in and $hasSome alone'
  return refuseFields([fault(`eventFilter.${name}`, 'FORMAT', about, { data: { type: 'texts', operators } })])
}

const operators = ['$eq', '$in', '$hasSome']

function unknownField(name: string): FieldViolation {
  const names = Object.keys(fields)
  const about = `is not a field to filter by: choose one of ${names.join(', ')}`
  return fault(`eventFilter.${name}`, 'UNKNOWN_FIELD', about, { data: { fields: names } })
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

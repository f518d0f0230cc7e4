import { message } from './fields.ts'

/** An empty object: no parameters, or no result. */
export type Empty = Record<string, never>
/** The shape of `{}`. */
export const Empty = message<Empty>('Empty', {})

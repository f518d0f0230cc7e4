import { message } from './fields.ts'

/** No parameters, or nothing to say: `{}`. */
export type Empty = Record<string, never>
/** The shape of `{}`. */
export const Empty = message<Empty>('Empty', {})

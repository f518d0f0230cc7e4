import type { RoutesOf } from '../../operation.ts'
import { token } from './operations/token.ts'

/** Tokens of visitors and members. */
export const identityRoutes: RoutesOf<'identity'> = { token }

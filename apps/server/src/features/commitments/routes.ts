import type { RoutesOf } from '../../operation.ts'
import { listCommitments } from './operations/list-commitments.ts'
import { settleCommitments } from './operations/settle-commitments.ts'

export const commitmentsRoutes: RoutesOf<'commitments'> = { listCommitments, settleCommitments }

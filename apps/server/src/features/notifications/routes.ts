import type { RoutesOf } from '../../operation.ts'
import { getMessage } from './operations/get-message.ts'
import { queryMessages } from './operations/query-messages.ts'

export const notificationsRoutes: RoutesOf<'notifications'> = { queryMessages, getMessage }

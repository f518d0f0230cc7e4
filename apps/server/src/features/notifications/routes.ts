import { notBuilt } from '../../not-built.ts'
import type { RoutesOf } from '../../operation.ts'
import { getMessage } from './operations/get-message.ts'
import { queryMessages } from './operations/query-messages.ts'

export const notificationsRoutes: RoutesOf<'notifications'> = {
  queryMessages,
  getMessage,
  listMessageTemplates: notBuilt,
  setMessageTemplate: notBuilt,
  sendTestMessage: notBuilt,
}

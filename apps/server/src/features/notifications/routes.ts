import type { RoutesOf } from '../../operation.ts'
import { getMessage } from './operations/get-message.ts'
import { listMessageTemplates } from './operations/list-message-templates.ts'
import { queryMessages } from './operations/query-messages.ts'
import { sendTestMessage } from './operations/send-test-message.ts'
import { setMessageTemplate } from './operations/set-message-template.ts'

export const notificationsRoutes: RoutesOf<'notifications'> = {
  queryMessages,
  getMessage,
  listMessageTemplates,
  setMessageTemplate,
  sendTestMessage,
}

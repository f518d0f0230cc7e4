import type { RoutesOf } from '../../operation.ts'
import { deleteMailServer } from './operations/delete-mail-server.ts'
import { getMailDelivery } from './operations/get-mail-delivery.ts'
import { getMailServer } from './operations/get-mail-server.ts'
import { getMessage } from './operations/get-message.ts'
import { listMessageTemplates } from './operations/list-message-templates.ts'
import { queryMessages } from './operations/query-messages.ts'
import { resendFailedMessages } from './operations/resend-failed-messages.ts'
import { resendMessage } from './operations/resend-message.ts'
import { sendTestMessage } from './operations/send-test-message.ts'
import { setMailServer } from './operations/set-mail-server.ts'
import { setMessageTemplate } from './operations/set-message-template.ts'

export const notificationsRoutes: RoutesOf<'notifications'> = {
  queryMessages,
  getMessage,
  getMailDelivery,
  getMailServer,
  setMailServer,
  deleteMailServer,
  resendMessage,
  resendFailedMessages,
  listMessageTemplates,
  setMessageTemplate,
  sendTestMessage,
}

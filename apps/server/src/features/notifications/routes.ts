import type { RoutesOf } from '../../operation.ts'
import { checkSenderDomain } from './operations/check-sender-domain.ts'
import { createSenderDomain } from './operations/create-sender-domain.ts'
import { deleteMailServer } from './operations/delete-mail-server.ts'
import { deleteSenderDomain } from './operations/delete-sender-domain.ts'
import { getMailDelivery } from './operations/get-mail-delivery.ts'
import { getMailServer } from './operations/get-mail-server.ts'
import { getMessage } from './operations/get-message.ts'
import { getSenderDomain } from './operations/get-sender-domain.ts'
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
  getSenderDomain,
  createSenderDomain,
  checkSenderDomain,
  deleteSenderDomain,
  resendMessage,
  resendFailedMessages,
  listMessageTemplates,
  setMessageTemplate,
  sendTestMessage,
}

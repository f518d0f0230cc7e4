import { operation } from '../operation.ts'
import { GetMessageRequest, GetMessageResponse, QueryMessagesRequest, QueryMessagesResponse } from './shapes.ts'

/** Messages to customers and staff. */
export const notificationsOperations = {
  queryMessages: operation({
    id: 'queryMessages',
    summary: 'Messages with their words, newest first.',
    method: 'POST',
    paths: ['/v1/messages/query'],
    access: { manager: 'READ_MESSAGES' },
    input: QueryMessagesRequest,
    output: QueryMessagesResponse,
    errors: [],
  }),
  getMessage: operation({
    id: 'getMessage',
    summary: 'One message.',
    method: 'GET',
    paths: ['/v1/messages/{messageId}'],
    access: { manager: 'READ_MESSAGES' },
    input: GetMessageRequest,
    output: GetMessageResponse,
    errors: ['MESSAGE_NOT_FOUND'],
  }),
}

import { operation } from '../operation.ts'
import { CreateRedirectSessionRequest, CreateRedirectSessionResponse } from './generated/shapes.ts'
import { FinishRedirectSessionRequest, FinishRedirectSessionResponse } from './own-shapes.ts'

/** Operations on redirect sessions. */
export const redirectsOperations = {
  createRedirectSession: operation({
    id: 'createRedirectSession',
    summary: 'Prepares the way to a page of ours: booking, signing in or out. Refuses here what would fail there.',
    method: 'POST',
    paths: [
      '/v1/redirect-session',
      '/_api/redirects-api/v1/redirect-session',
      '/headless/v1/redirect-session',
      '/redirect-session/v1/redirect-session',
    ],
    access: { visitor: 'all', member: 'all' },
    input: CreateRedirectSessionRequest,
    output: CreateRedirectSessionResponse,
    errors: [
      'CALLBACK_URL_NOT_ALLOWED',
      'PERMISSION_DENIED',
      'REDIRECT_TARGET_NOT_CONFIGURED',
      'RESOURCE_NOT_FOUND',
      'SERVICE_NOT_FOUND',
    ],
  }),
  finishRedirectSession: operation({
    id: 'finishRedirectSession',
    summary: 'Ends the way this browser came by, for it has booked; answers where it leads back to.',
    method: 'POST',
    paths: ['/v1/redirect-session/finish'],
    access: { anyone: true },
    input: FinishRedirectSessionRequest,
    output: FinishRedirectSessionResponse,
    errors: [],
  }),
}

import { operation } from '../operation.ts'
import { CreateRedirectSessionRequest, CreateRedirectSessionResponse } from './generated/shapes.ts'
import {
  FinishRedirectSessionRequest,
  FinishRedirectSessionResponse,
  GetRedirectIdentityRequest,
  GetRedirectIdentityResponse,
  GetRedirectPagesRequest,
  GetRedirectPagesResponse,
} from './own-shapes.ts'

/** Operations on redirect sessions. */
export const redirectsOperations = {
  createRedirectSession: operation({
    id: 'createRedirectSession',
    summary:
      'Creates a redirect session to a hosted page (booking, sign-in or sign-out). Refuses what would fail there.',
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
      'NOT_FOUND',
      'PERMISSION_DENIED',
      'REDIRECT_TARGET_NOT_CONFIGURED',
      'RESOURCE_NOT_FOUND',
      'SERVICE_NOT_FOUND',
      'archived_plan',
      'plan_not_found',
    ],
  }),
  finishRedirectSession: operation({
    id: 'finishRedirectSession',
    summary: 'Ends the redirect session of this browser after a booking or purchase; returns where it leads back to.',
    method: 'POST',
    paths: ['/v1/redirect-session/finish'],
    access: { anyone: true },
    input: FinishRedirectSessionRequest,
    output: FinishRedirectSessionResponse,
    errors: ['VALIDATION_FAILURE'],
  }),
  getRedirectIdentity: operation({
    id: 'getRedirectIdentity',
    summary:
      'Returns whom a redirect session that this browser has opened would make it act as, and whom it acts as now. For the page that asks.',
    method: 'GET',
    paths: ['/v1/redirect-session/identity'],
    limit: 'LINKS',
    access: { anyone: true },
    input: GetRedirectIdentityRequest,
    output: GetRedirectIdentityResponse,
    errors: ['NOT_FOUND'],
  }),
  getRedirectPages: operation({
    id: 'getRedirectPages',
    summary: 'Returns the pages of the front end that sent this browser here and that replace ours.',
    method: 'GET',
    paths: ['/v1/redirect-session/pages'],
    access: { anyone: true },
    input: GetRedirectPagesRequest,
    output: GetRedirectPagesResponse,
    errors: [],
  }),
}

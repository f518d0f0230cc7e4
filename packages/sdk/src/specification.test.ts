// Every text and constant of the two specifications that a client has, copied from them, beside what this client says.
import { describe, expect, it } from 'vitest'
import { createClient } from './calls/client.ts'
import { defaultPaging } from './calls/pages.ts'
import { parseError } from './errors/parse-error.ts'
import { queryDefaults } from './fetching/query-defaults.ts'
import { createOAuthData, requireCode, scope } from './sign-in/authorization.ts'
import { frameTimeoutMs } from './sign-in/hidden-frame.ts'
import { initialStep, loginStates } from './sign-in/login-step.ts'
import { createVerifier, verifierLengths } from './sign-in/pkce.ts'
import { type Reply, refusal, violations } from './test/fake-server.ts'
import { ada, aFrontEnd, fullUrl, member } from './test/front-end.ts'
import { noTokens } from './tokens/token-pair.ts'
import { cookieStore } from './tokens/token-store.ts'
import { visitorAuth } from './tokens/visitor-auth.ts'

/** What someone reads who catches the error of a call. */
async function textOf(work: () => unknown): Promise<string> {
  try {
    await work()
  } catch (error) {
    return (error as Error).message
  }
  throw new Error('Nothing was thrown')
}

const errorFor = ({ status = 200, statusText = '', body }: Reply, requestId?: string) =>
  parseError({ status, statusText, text: JSON.stringify(body ?? {}), requestId })
const codeOf = (step: object) => (step as { errorCode?: string }).errorCode
const registers = async (reply: Reply) => codeOf(await aFrontEnd({ '/v2/register': reply }).auth.register(ada))
const logsIn = async (reply: Reply) => codeOf(await aFrontEnd({ '/v2/login': reply }).auth.login(ada))
const stateAfter = async (state: string) =>
  (await aFrontEnd({ '/v2/login': { body: { state, sessionToken: 's', stateToken: 't' } } }).auth.login(ada)).loginState
const data = await createOAuthData('https://shop.example/')
const authRequest = async () => {
  const { auth, sentTo } = aFrontEnd({ '/v1/redirect-session': fullUrl('/') })
  await auth.getAuthUrl(data)
  return sentTo('/v1/redirect-session')[0]?.body.auth.authRequest
}
const deniedTokens = (): Promise<Response> =>
  Promise.resolve(
    new Response('{}', { status: 403, statusText: 'Forbidden', headers: { 'x-wix-request-id': '1763985600.42' } }),
  )

type Row = readonly [section: string, text: unknown, said: () => unknown]

const rows: readonly Row[] = [
  // Members, paid plans and sign-in
  [
    '§3 token pair',
    ['value', 'expiresAt', 'value', 'role'],
    () => [...Object.keys(noTokens.accessToken), ...Object.keys(noTokens.refreshToken)],
  ],
  ['§4 state', 'INITIAL', () => initialStep.loginState],
  ['§4 states', 7, () => loginStates.length],
  ['§4 success', 'SUCCESS', () => stateAfter('SUCCESS')],
  ['§4 owner approval required', 'OWNER_APPROVAL_REQUIRED', () => stateAfter('REQUIRE_OWNER_APPROVAL')],
  ['§4 e-mail verification required', 'EMAIL_VERIFICATION_REQUIRED', () => stateAfter('REQUIRE_EMAIL_VERIFICATION')],
  ['§4 any other server state', 'FAILURE', () => stateAfter('STATUS_CHECK')],
  [
    '§4 any other server state',
    'Unknown _state',
    async () =>
      ((await aFrontEnd({ '/v2/login': { body: { state: 'STATUS_CHECK' } } }).auth.login(ada)) as { error?: string })
        .error,
  ],
  ['§4 role after logout', 'none', () => noTokens.refreshToken.role],
  ['§4 logged in', true, () => aFrontEnd({}, member).auth.loggedIn()],
  [
    '§4 logged in',
    false,
    () => aFrontEnd({}, { ...member, refreshToken: { value: 'r', role: 'visitor' } }).auth.loggedIn(),
  ],
  [
    '§5 field violations',
    'INVALID_ARGUMENT: "email" must be given, "name" is too long',
    () =>
      errorFor(
        violations({ field: 'name', description: 'is too long' }, { field: 'email', description: 'must be given' }),
      ).message,
  ],
  ['§5 PKCE verifier', 'Expected a length between 43 and 128. Received 42.', () => textOf(() => createVerifier(42))],
  ['§5 PKCE verifier', 'Expected a length between 43 and 128. Received 129.', () => textOf(() => createVerifier(129))],
  ['§5 state differs', 'Invalid _state', () => textOf(() => requireCode({ code: 'c', state: 'x' }, data))],
  ['§5 no code', 'Missing code or _state', () => textOf(() => requireCode({ state: data.state }, data))],
  ['§5 no state', 'Missing code or _state', () => textOf(() => requireCode({ code: 'c' }, data))],
  [
    '§5 verification in another state',
    'Unknown _state',
    async () => ((await aFrontEnd().auth.processVerification('123456', initialStep)) as { error?: string }).error,
  ],
  [
    '§7 token endpoint',
    'Failed to fetch tokens from OAuth API: Forbidden. request id: 1763985600.42. Response: {}',
    () => textOf(() => visitorAuth({ clientId: 'c' }).headers(deniedTokens, '')),
  ],
  [
    '§8 application error',
    'Booking failed: The slot is taken.',
    () =>
      errorFor({
        status: 428,
        body: {
          message: 'Booking failed',
          details: { applicationError: { code: 'X', description: 'The slot is taken.' } },
        },
      }).message,
  ],
  [
    '§8 message and description agree',
    'The slot is taken.',
    () => errorFor(refusal('X', 428, 'The slot is taken.')).message,
  ],
  ['§8 any other 4xx', 'NOT_FOUND', () => errorFor({ status: 404, statusText: 'Not Found' }).code],
  ['§8 any other 4xx', 'Not Found', () => errorFor({ status: 404, statusText: 'Not Found' }).description],
  [
    '§8 system error',
    'System error occurred, request-id: 1763985600.42',
    () => errorFor({ status: 500 }, '1763985600.42').message,
  ],
  [
    '§8 system error without an id',
    'System error occurred: 500 Internal Server Error',
    () => errorFor({ status: 500 }).message,
  ],
  [
    '§8 register: EMAIL',
    'invalidEmail',
    () => registers(violations({ field: 'loginId.email', description: 'is bad', data: { type: 'EMAIL' } })),
  ],
  ['§8 register: -19971', 'missingCaptchaToken', () => registers(refusal('-19971'))],
  ['§8 register: -19995', 'emailAlreadyExists', () => registers(refusal('-19995'))],
  ['§8 register: -19970', 'invalidCaptchaToken', () => registers(refusal('-19970'))],
  ['§8 register: anything else', undefined, () => registers(refusal('-19999'))],
  ['§8 login: -19971', 'missingCaptchaToken', () => logsIn(refusal('-19971'))],
  ['§8 login: -19970', 'invalidCaptchaToken', () => logsIn(refusal('-19970'))],
  ['§8 login: -19976', 'invalidPassword', () => logsIn(refusal('-19976'))],
  ['§8 login: -19973', 'resetPassword', () => logsIn(refusal('-19973'))],
  ['§8 login: any other error', 'invalidEmail', () => logsIn({ status: 500 })],
  ['§9 page size', 50, () => defaultPaging.limit],
  ['§9 first offset', 0, () => defaultPaging.offset],
  ['§9 direct login', 120000, () => frameTimeoutMs],
  ['§9 PKCE verifier', { default: 43, min: 43, max: 128 }, () => verifierLengths],
  ['§9 PKCE verifier', 43, () => createVerifier().length],
  ['§9 scope', 'offline_access', () => scope],
  ['§9 code challenge method', 'S256', async () => (await authRequest()).codeChallengeMethod],
  ['§9 response type', 'code', async () => (await authRequest()).responseType],
  [
    '§9 cookie path',
    'Path=/',
    () => {
      let written = ''
      const write = (cookie: string): void => {
        written = cookie
      }
      void cookieStore({ cookies: { read: () => '', write } }).write(noTokens)
      return written.split('; ')[1]
    },
  ],
  [
    '§9 longest query of a GET',
    ['GET', 'POST'],
    async () => {
      const sent: (string | undefined)[] = []
      const fetch = async (_: string, { method }: RequestInit) => {
        sent.push(method)
        return Response.json({})
      }
      const { services } = createClient({ apiUrl: '', fetch })
      for (const length of [4000, 4001]) {
        const name = 'x'.repeat(length - 'query.filter.name='.length)
        await services.queryAddOns({ query: { filter: { name } } })
      }
      return sent
    },
  ],
  // Services, availability and bookings
  ['§9 cache time', 5 * 60 * 1000, () => queryDefaults.gcTime],
  ['§9 retries', 3, () => [0, 1, 2, 3, 4].filter((failures) => queryDefaults.retry(failures, new Error('x'))).length],
  ['§9 first delay', 1000, () => queryDefaults.retryDelay(0)],
  ['§9 delay doubles', 2000, () => queryDefaults.retryDelay(1)],
  ['§9 longest delay', 30_000, () => queryDefaults.retryDelay(9)],
]

describe('the client says what the specifications say', () => {
  it.each(rows)('%s: %j', async (_, text, said) => {
    expect(await said()).toEqual(text)
  })
})

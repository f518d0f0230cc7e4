import { findBrowser } from '../browser.ts'
import type { Client, InputOf } from '../calls/client.ts'
import { type Dated, parseDates } from '../calls/parse-dates.ts'
import type { Member } from '../entities.ts'
import { clientError, KalendsError } from '../errors/kalends-error.ts'
import { type ArgumentNames, withArgumentNames } from '../errors/violations.ts'
import type { StateMachineResponse } from '../generated/outputs/authentication.ts'
import type { Fetch } from '../tokens/auth.ts'
import { grantExternalMember, grantMember, grantVisitor, renewTokens, type TokenEndpoint } from '../tokens/grants.ts'
import { isExpired, isMember, noTokens, type TokenPair } from '../tokens/token-pair.ts'
import type { VisitorAuth } from '../tokens/visitor-auth.ts'
import {
  type AuthorizationAnswer,
  type AuthorizationOptions,
  createAuthorizationUrl,
  createOAuthData,
  type OAuthData,
  type ResponseMode,
  readAuthorizationAnswer,
  requireCode,
} from './authorization.ts'
import type { Challenge } from './challenge.ts'
import { askHiddenFrame } from './hidden-frame.ts'
import { loginFailure, registerFailure, verificationFailure } from './login-failure.ts'
import { type CaptchaKeys, type LoginStep, toLoginStep, unknownState } from './login-step.ts'

/** The profile of an account: names, addresses, phones, custom fields with text, number and date values. */
export type Profile = NonNullable<InputOf<'authentication', 'registerV2'>['profile']>

/** What a person signs in with. */
export interface Credentials {
  readonly email: string
  readonly password: string
  /** Tokens of the business's captcha; either one suffices. */
  readonly captchaTokens?: { readonly visible?: string; readonly invisible?: string }
  /** Stored with the sign-in and never returned. */
  readonly clientMetaData?: Readonly<Record<string, unknown>>
}

/** What a person signs up with. */
export interface Registration extends Credentials {
  readonly profile?: Profile
}

/** What a signed-in session is built from. */
export interface SignInParts {
  readonly client: Pick<Client, 'authentication' | 'members' | 'redirects' | 'sites'>
  /** A client that sends no credentials of its own. */
  readonly anonymous: Pick<Client, 'redirects'>
  readonly auth: VisitorAuth
  readonly clientId: string
  readonly apiUrl: string
  readonly fetch: Fetch
  readonly now: () => number
}

/** Arguments by the field that carries them. */
const argumentNames: ArgumentNames = {
  'loginId.email': 'email',
  loginId: 'email',
  'redirect.url': 'redirectUri',
  code: 'verificationCode',
}

/** Signs visitors up and in, and members out. Source: specification of members, sections 3 to 5. */
export class SignIn {
  readonly #parts: SignInParts

  constructor(parts: SignInParts) {
    this.#parts = parts
  }

  /** Returns the stored tokens; role `none` if there are none. */
  getTokens(): Promise<TokenPair> {
    return this.#parts.auth.getTokens()
  }

  /** Stores tokens, such as those of a sign-in. */
  setTokens(tokens: TokenPair): Promise<void> {
    return this.#parts.auth.setTokens(tokens)
  }

  /** Returns true if a member is signed in: only the role of the refresh token counts. */
  async loggedIn(): Promise<boolean> {
    return isMember(await this.getTokens())
  }

  /**
   * Returns tokens that are good for the next calls: the stored ones, renewed if they are about to expire, or those of a
   * new visitor. For servers that render pages: call it while the response's cookies can still be set.
   */
  async ensureTokens(): Promise<TokenPair> {
    const { auth, fetch, apiUrl } = this.#parts
    await auth.headers(fetch, apiUrl)
    return auth.getTokens()
  }

  /** Returns the signed-in member, without a call if there is none; undefined too if the sign-in was ended elsewhere. */
  async getCurrentMember(): Promise<Member | undefined> {
    if (!(await this.loggedIn())) return undefined
    try {
      const output = await this.#parts.client.members.getCurrentMember({ fieldsets: ['FULL'] })
      const { member } = parseDates('getCurrentMember', output) as Dated<typeof output>
      return member ?? undefined
    } catch (error) {
      // The call was repeated as a new visitor, who is no member.
      if (!(await this.loggedIn())) return undefined
      throw error
    }
  }

  /** Registers a member with an email and a password. Refusals are a step; without an answer it throws. */
  register(registration: Registration): Promise<LoginStep> {
    const { profile } = registration
    const input = { ...loginInput(registration), ...(profile ? { profile } : {}) }
    return this.#step(() => this.#parts.client.authentication.registerV2(input), registerFailure)
  }

  /** Signs a member in with an email and a password. Refusals are a step; without an answer it throws. */
  login(credentials: Credentials): Promise<LoginStep> {
    return this.#step(() => this.#parts.client.authentication.loginV2(loginInput(credentials)), loginFailure)
  }

  /** Submits the code of the verification email. Fails unless the step is waiting for it. */
  async processVerification(verificationCode: string, step: LoginStep): Promise<LoginStep> {
    if (step.loginState !== 'EMAIL_VERIFICATION_REQUIRED') return { loginState: 'FAILURE', error: unknownState }
    const input = { code: verificationCode, stateToken: step.data.stateToken }
    return this.#step(() => this.#parts.client.authentication.verifyDuringAuthentication(input), verificationFailure)
  }

  /** Sends another verification email. The step stays as it is. */
  async resendVerification(step: LoginStep): Promise<void> {
    if (step.loginState !== 'EMAIL_VERIFICATION_REQUIRED') throw clientError('INVALID_STATE', unknownState)
    await this.#parts.client.authentication.resendDuringAuthentication({ stateToken: step.data.stateToken })
  }

  /** Submits a second factor: exactly one of `smsData`, `callData`, `emailData`, `totpData`, … */
  async verifyFactor(
    challenge: Challenge,
    data: Omit<InputOf<'authentication', 'verify'>, 'stateToken' | 'factorType'>,
  ): Promise<LoginStep> {
    const { stateToken, factorType } = challenge
    const input = { ...data, stateToken, factorType } as InputOf<'authentication', 'verify'>
    return this.#step(() => this.#parts.client.authentication.verify(input), verificationFailure)
  }

  /** Sends an email with a link to set a new password. It leads back to the redirect URI. */
  async sendPasswordResetEmail(email: string, redirectUri: string): Promise<void> {
    const redirect = { url: redirectUri, clientId: this.#parts.clientId }
    await this.#named(() => this.#parts.client.authentication.sendRecoveryEmail({ email, redirect }))
  }

  /** Returns the site keys of the business's captcha. Source: specification of members, section 9. */
  async getCaptchaKeys(): Promise<CaptchaKeys> {
    const { captcha } = (await this.#parts.client.sites.getSite()).site
    return {
      visibleSiteKey: captcha?.visibleSiteKey ?? null,
      invisibleSiteKey: captcha?.invisibleSiteKey ?? null,
    }
  }

  /** Returns the tokens of a new visitor, or renewed ones of the same. */
  generateVisitorTokens(tokens?: TokenPair): Promise<TokenPair> {
    const { clientId } = this.#parts
    const known = tokens?.refreshToken.value ? tokens : undefined
    return known ? renewTokens(this.#endpoint(), clientId, known) : grantVisitor(this.#endpoint(), clientId)
  }

  /** Creates what a sign-in on the hosted page is proved with. Keep it until the browser returns. */
  generateOAuthData(redirectUri?: string, originalUri?: string): Promise<OAuthData> {
    return createOAuthData(redirectUri, originalUri)
  }

  /** Returns the URL of the hosted sign-in page. */
  getAuthUrl(data: OAuthData, options: AuthorizationOptions = {}): Promise<string> {
    return createAuthorizationUrl(this.#parts.client, this.#parts.clientId, data, options)
  }

  /** Reads what the hosted page returned with; from the page's own URL if none is given. */
  parseFromUrl(url?: string, responseMode?: ResponseMode): AuthorizationAnswer {
    const read = url ?? findBrowser()?.location.href
    if (read === undefined) throw noBrowser()
    return readAuthorizationAnswer(read, responseMode)
  }

  /** Exchanges the returned code for the member's tokens, without storing them. */
  async getMemberTokens(answer: AuthorizationAnswer, data: OAuthData): Promise<TokenPair> {
    const code = requireCode(answer, data)
    const { codeVerifier, redirectUri } = data
    const request = { clientId: this.#parts.clientId, code, codeVerifier, ...(redirectUri ? { redirectUri } : {}) }
    return grantMember(this.#endpoint(), request)
  }

  /** Exchanges the session token of a successful sign-in for the member's tokens, in a hidden frame of the page. */
  async getMemberTokensForDirectLogin(sessionToken: string): Promise<TokenPair> {
    const browser = findBrowser()
    if (!browser) throw noBrowser()
    const data = await createOAuthData()
    const url = await this.getAuthUrl(data, { sessionToken, prompt: 'none', responseMode: 'web_message' })
    return this.getMemberTokens(await askHiddenFrame(browser, url, data.state), data)
  }

  /** Returns the tokens of a member whom the business's own system has signed in. For servers: it takes an API key. */
  async getMemberTokensForExternalLogin(memberId: string, apiKey: string): Promise<TokenPair> {
    const { auth, fetch, apiUrl } = this.#parts
    const { authorization } = await auth.headers(fetch, apiUrl)
    return grantExternalMember(this.#endpoint(), memberId, `${authorization},${apiKey}`)
  }

  /**
   * Clears the tokens and returns the URL that ends the session on the hosted pages and leads to `postFlowUrl`. Gets no
   * new tokens: if the stored ones are of no use, the URL is that of the plain logout.
   */
  async logout(postFlowUrl: string): Promise<{ logoutUrl: string }> {
    const tokens = await this.getTokens()
    await this.setTokens(noTokens)
    return { logoutUrl: (await this.#logoutSession(tokens, postFlowUrl)) ?? this.#plainLogout(postFlowUrl) }
  }

  async #logoutSession(tokens: TokenPair, postFlowUrl: string): Promise<string | undefined> {
    const { anonymous, clientId, now } = this.#parts
    if (!tokens.accessToken.value || isExpired(tokens, now())) return undefined
    const headers = { authorization: tokens.accessToken.value }
    const input = { logout: { clientId }, callbacks: { postFlowUrl } }
    try {
      const { redirectSession } = await anonymous.redirects.createRedirectSession(input, { headers })
      return redirectSession?.fullUrl ?? undefined
    } catch (error) {
      if (error instanceof KalendsError && error.status === 401) return undefined
      throw error
    }
  }

  #plainLogout(postFlowUrl: string): string {
    const query = new URLSearchParams({ clientId: this.#parts.clientId, postLogoutRedirectUri: postFlowUrl })
    return `${this.#parts.apiUrl}/v1/logout?${query}`
  }

  #endpoint(): TokenEndpoint {
    const { fetch: send, apiUrl, now } = this.#parts
    return { send, apiUrl, now }
  }

  async #step(call: () => Promise<StateMachineResponse>, toFailure: (error: unknown) => LoginStep): Promise<LoginStep> {
    try {
      return toLoginStep(await this.#named(call))
    } catch (error) {
      return toFailure(error)
    }
  }

  /** Makes a call; its errors name the arguments of these methods. */
  async #named<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call()
    } catch (error) {
      throw withArgumentNames(error, argumentNames)
    }
  }
}

function loginInput({
  email,
  password,
  captchaTokens,
  clientMetaData,
}: Credentials): InputOf<'authentication', 'loginV2'> {
  const { visible, invisible } = captchaTokens ?? {}
  const tokens = [
    ...(visible ? [{ Recaptcha: visible }] : []),
    ...(invisible ? [{ InvisibleRecaptcha: invisible }] : []),
  ]
  return {
    loginId: { email },
    password,
    ...(tokens.length > 0 ? { captchaTokens: tokens } : {}),
    ...(clientMetaData ? { clientMetaData } : {}),
  }
}

const noBrowser = (): KalendsError => clientError('NO_BROWSER', 'This call needs a browser with a page.')

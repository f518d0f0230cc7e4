// Made by scripts/make-shapes.ts from facts/identity/recovery.json. Do not edit.
import { marked, message, one, text } from '../fields.ts'
import type { Shape } from '../shape.ts'

export interface EmailOptions {
  language?: string | null | undefined
  redirect?: Redirect | null | undefined
}
export const EmailOptions: Shape<EmailOptions> = message<EmailOptions>('recovery.EmailOptions', {
  language: marked(text({ format: 'language' }), {
    description: 'Language of the letter; the account’s own where left out.',
  }),
  redirect: marked(one('recovery.Redirect'), {
    description: 'Where the letter’s link leads; the hosted page where left out.',
  }),
})

export interface RecoverRequest {
  recoveryToken: string
  password?: string | null | undefined
}
export const RecoverRequest: Shape<RecoverRequest> = message<RecoverRequest>(
  'recovery.RecoverRequest',
  {
    recoveryToken: marked(text(), {
      description: 'The secret of the link that was mailed; works once, for three hours.',
    }),
    password: marked(text(), { description: 'The password from now on.' }),
  },
  { required: ['recoveryToken'] },
)

export interface Redirect {
  url?: string | null | undefined
  clientId?: string | null | undefined
}
export const Redirect: Shape<Redirect> = message<Redirect>('recovery.Redirect', {
  url: marked(text({ maxLength: 1000 }), {
    description: 'An address the client allows; the secret is added as `recoveryToken`.',
  }),
  clientId: marked(text({ format: 'guid' }), { description: 'The sign-in client that allows the address.' }),
})

export interface SendActivationEmailRequest {
  identityId: string
  emailOptions?: EmailOptions | null | undefined
}
export const SendActivationEmailRequest: Shape<SendActivationEmailRequest> = message<SendActivationEmailRequest>(
  'recovery.SendActivationEmailRequest',
  {
    identityId: marked(text({ format: 'guid' }), { description: 'The account.' }),
    emailOptions: marked(one('recovery.EmailOptions'), { description: 'Language and way back of the letter.' }),
  },
  { required: ['identityId'] },
)

export type SendActivationEmailResponse = Record<string, never>
export const SendActivationEmailResponse: Shape<SendActivationEmailResponse> = message<SendActivationEmailResponse>(
  'recovery.SendActivationEmailResponse',
  {},
)

export interface SendRecoveryEmailRequest {
  email: string
  language?: string | null | undefined
  redirect?: Redirect | null | undefined
}
export const SendRecoveryEmailRequest: Shape<SendRecoveryEmailRequest> = message<SendRecoveryEmailRequest>(
  'recovery.SendRecoveryEmailRequest',
  {
    email: marked(text({ format: 'email' }), { description: 'The login e-mail of the account.' }),
    language: marked(text({ format: 'language' }), {
      description: 'Language of the letter; the account’s own where left out.',
    }),
    redirect: marked(one('recovery.Redirect'), {
      description: 'Where the letter’s link leads; the hosted page where left out.',
    }),
  },
  { required: ['email'] },
)

export type SendRecoveryEmailResponse = Record<string, never>
export const SendRecoveryEmailResponse: Shape<SendRecoveryEmailResponse> = message<SendRecoveryEmailResponse>(
  'recovery.SendRecoveryEmailResponse',
  {},
)

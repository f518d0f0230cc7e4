// Made by scripts/make-shapes.ts from facts/identity/verification.json. Do not edit.
import { enumeration, marked, message, one, text } from '../fields.ts'
import type { Shape } from '../shape.ts'

export type Target = 'EMAIL'
export const Target = enumeration<Target>('verification.Target', ['EMAIL'])

export interface ResendDuringAuthenticationRequest {
  stateToken?: string | null | undefined
}
export const ResendDuringAuthenticationRequest: Shape<ResendDuringAuthenticationRequest> =
  message<ResendDuringAuthenticationRequest>('verification.ResendDuringAuthenticationRequest', {
    stateToken: marked(text(), { description: 'Carries the sign-in on while it is not done; thirty minutes.' }),
  })

export interface StartRequest {
  identityId?: string | null | undefined
  target?: Target | null | undefined
}
export const StartRequest: Shape<StartRequest> = message<StartRequest>('verification.StartRequest', {
  identityId: marked(text({ format: 'guid' }), { description: 'The account.' }),
  target: marked(one('verification.Target'), { description: 'How it is verified.' }),
})

export interface StartResponse {
  verificationId?: string | null | undefined
}
export const StartResponse: Shape<StartResponse> = message<StartResponse>('verification.StartResponse', {
  verificationId: marked(text(), { present: true, description: 'The verification that was begun.' }),
})

export interface VerifyDuringAuthenticationRequest {
  code: string
  stateToken: string
}
export const VerifyDuringAuthenticationRequest: Shape<VerifyDuringAuthenticationRequest> =
  message<VerifyDuringAuthenticationRequest>(
    'verification.VerifyDuringAuthenticationRequest',
    {
      code: marked(text({ minLength: 6, maxLength: 6 }), { description: 'The six characters that were mailed.' }),
      stateToken: marked(text(), { description: 'Carries the sign-in on while it is not done; thirty minutes.' }),
    },
    { required: ['code', 'stateToken'] },
  )

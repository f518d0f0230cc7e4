import { guid, instant, orNull, ownShape, Type, text } from '../own.ts'
import { confirmation } from './factor-shapes.ts'

const challengeId = guid('Id of the challenge; valid once, for five minutes.')
const credential = text(10_000, 'Credential returned by the browser, as JSON text.')
const name = Type.String({ minLength: 1, maxLength: 100, pattern: '\\S', description: 'Name given by the member.' })

const Passkey = Type.Object(
  {
    id: guid('Id of the passkey.'),
    name: text(100, 'Name given by the member.'),
    host: text(300, 'Host on which the passkey works.'),
    isSynced: Type.Boolean({ description: 'Whether the passkey is synced to the member’s other devices.' }),
    createdDate: instant('When it was created, in UTC.'),
    lastUsedDate: orNull(instant('When it was last used, in UTC.')),
  },
  { additionalProperties: false },
)

export const StartPasskeyRequest = ownShape('authentication.StartPasskeyRequest', confirmation)
export const PasskeyOptionsResponse = ownShape('authentication.PasskeyOptionsResponse', {
  challengeId,
  options: text(40_000, 'Options for the browser’s WebAuthn call, as JSON text.'),
})

export const RegisterPasskeyRequest = ownShape('authentication.RegisterPasskeyRequest', {
  challengeId,
  credential,
  name,
})
export const PasskeyResponse = ownShape('authentication.PasskeyResponse', { passkey: Passkey })

export const ListPasskeysRequest = ownShape('authentication.ListPasskeysRequest', {})
export const ListPasskeysResponse = ownShape('authentication.ListPasskeysResponse', {
  passkeys: Type.Array(Passkey, { description: 'The member’s passkeys, oldest first.' }),
})

export const RenamePasskeyRequest = ownShape('authentication.RenamePasskeyRequest', {
  passkeyId: guid('Id of the passkey.'),
  name,
})

export const RemovePasskeyRequest = ownShape('authentication.RemovePasskeyRequest', {
  passkeyId: guid('Id of the passkey.'),
  ...confirmation,
})
export const RemovePasskeyResponse = ownShape('authentication.RemovePasskeyResponse', {})

export const StartPasskeySignInRequest = ownShape('authentication.StartPasskeySignInRequest', {})
export const FinishPasskeySignInRequest = ownShape('authentication.FinishPasskeySignInRequest', {
  challengeId,
  credential,
})

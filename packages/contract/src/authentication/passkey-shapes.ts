import { guid, instant, orNull, ownShape, Type, words } from '../own.ts'
import { confirmation } from './factor-shapes.ts'

const challengeId = guid('The challenge; good once, for five minutes.')
const credential = words(10_000, 'The browser’s answer, as JSON text.')
const name = Type.String({ minLength: 1, maxLength: 100, pattern: '\\S', description: 'What the member calls it.' })

const Passkey = Type.Object(
  {
    id: guid('The passkey.'),
    name: words(100, 'What the member calls it.'),
    host: words(300, 'The host whose pages take it.'),
    isSynced: Type.Boolean({ description: 'Whether other devices of the member have it too.' }),
    createdDate: instant('When it was made, UTC.'),
    lastUsedDate: orNull(instant('When it was shown last, UTC.')),
  },
  { additionalProperties: false },
)

export const StartPasskeyRequest = ownShape('authentication.StartPasskeyRequest', confirmation)
export const PasskeyOptionsResponse = ownShape('authentication.PasskeyOptionsResponse', {
  challengeId,
  options: words(40_000, 'What the browser is asked for, as JSON text.'),
})

export const RegisterPasskeyRequest = ownShape('authentication.RegisterPasskeyRequest', {
  challengeId,
  credential,
  name,
})
export const PasskeyResponse = ownShape('authentication.PasskeyResponse', { passkey: Passkey })

export const ListPasskeysRequest = ownShape('authentication.ListPasskeysRequest', {})
export const ListPasskeysResponse = ownShape('authentication.ListPasskeysResponse', {
  passkeys: Type.Array(Passkey, { description: 'The member’s passkeys, in the order they were made.' }),
})

export const RenamePasskeyRequest = ownShape('authentication.RenamePasskeyRequest', {
  passkeyId: guid('The passkey.'),
  name,
})

export const RemovePasskeyRequest = ownShape('authentication.RemovePasskeyRequest', {
  passkeyId: guid('The passkey.'),
  ...confirmation,
})
export const RemovePasskeyResponse = ownShape('authentication.RemovePasskeyResponse', {})

export const StartPasskeySignInRequest = ownShape('authentication.StartPasskeySignInRequest', {})
export const FinishPasskeySignInRequest = ownShape('authentication.FinishPasskeySignInRequest', {
  challengeId,
  credential,
})

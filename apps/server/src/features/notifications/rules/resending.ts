import { lacksSecrets } from './secrets.ts'

type Facts = {
  /** A newer message about the same booking to the same address. */
  hasNewer: boolean
  /** The change it reports was undone. */
  isUndone: boolean
}

/** Why a message cannot be sent again; undefined if it can. */
export function resendRefusal(
  message: { status: string; recipient: string; body_text: string; secrets: Buffer | null },
  { hasNewer, isUndone }: Facts,
): 'MESSAGE_SECRETS_GONE' | 'MESSAGE_OUTDATED' | undefined {
  if (lacksSecrets(message)) return 'MESSAGE_SECRETS_GONE'
  const isErased = message.recipient === ''
  if (isErased || message.status === 'DROPPED' || hasNewer || isUndone) return 'MESSAGE_OUTDATED'
  return undefined
}

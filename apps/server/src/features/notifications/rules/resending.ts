import { lacksSecrets } from './secrets.ts'

type Facts = {
  /** There is a newer message about the same booking to the same address, or the booking has another address. */
  isOutdated: boolean
  /** The change it reports was undone. */
  isUndone: boolean
}

/** Why a message cannot be sent again; undefined if it can. */
export function resendRefusal(
  message: { status: string; recipient: string; body_text: string; secrets: Buffer | null },
  { isOutdated, isUndone }: Facts,
): 'MESSAGE_SECRETS_GONE' | 'MESSAGE_OUTDATED' | undefined {
  if (lacksSecrets(message)) return 'MESSAGE_SECRETS_GONE'
  const isErased = message.recipient === ''
  if (isErased || message.status === 'DROPPED' || isOutdated || isUndone) return 'MESSAGE_OUTDATED'
  return undefined
}

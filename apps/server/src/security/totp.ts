import { generateSecret, generateURI, verifySync } from 'otplib'
import { toString as drawQr } from 'qrcode'

const stepSeconds = 30

/** 160 random bits in base32, as apps for codes read it. RFC 4226 §4 R6. */
export function newTotpSecret(): string {
  return generateSecret()
}

/** Returns the address an authenticator app reads from the QR code: `issuer` and `account` label it. */
export function otpauthUri(secret: string, issuer: string, account: string): string {
  return generateURI({ secret, issuer, label: account })
}

/** Draws the address as a QR code: black on white in every colour scheme, because cameras need it so. */
export function qrSvg(uri: string): Promise<string> {
  return drawQr(uri, { type: 'svg', margin: 2 })
}

/**
 * Returns the time step of a six-digit code: the current one, the previous or the next. Undefined if the code is wrong,
 * or its step not later than `lastUsedStep`: no code is valid twice (RFC 6238 §5.2). The caller stores the step in the
 * same statement that checks that no later one was stored.
 */
export function matchingStep(
  secret: string,
  code: string,
  now: number,
  lastUsedStep: number | undefined,
): number | undefined {
  const token = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const epoch = Math.floor(now / 1000)
  // The last step is compared here: a clock that was set back makes the library throw.
  const answer = verifySync({ secret, token, epoch, epochTolerance: stepSeconds })
  const step = answer.valid && 'timeStep' in answer ? answer.timeStep : undefined
  return step !== undefined && (lastUsedStep === undefined || step > lastUsedStep) ? step : undefined
}

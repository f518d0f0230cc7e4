const minutes = 60 * 1000
const days = 24 * 60 * minutes

/** Lifetime of a pending sign-in. */
export const stateMs = 30 * minutes
/** Lifetime of an emailed code. */
export const codeMs = 10 * minutes
/** Codes of one sign-in are mailed at least this far apart. */
export const codeIntervalMs = 30 * 1000
/** So many wrong codes, and the code is void. */
export const codeTries = 5
/** Lifetime of a session token. */
export const sessionTokenMs = 10 * minutes
/** Lifetime of a password link. */
export const recoveryMs = 3 * 60 * minutes
/** Idle lifetime of a session. */
export const sessionMs = 90 * days
/** Minimum interval between updates of the last use. */
export const touchIntervalMs = 5 * minutes
/** How long a remembered browser needs no second factor. */
export const rememberedDeviceMs = 30 * days
/** How long a browser is known as one the member signed in with. */
export const knownBrowserMs = 365 * days
/** Lifetime of a passkey challenge. */
export const passkeyMs = 5 * minutes
/** Ed25519, ES256 and RS256: what every browser knows. Source: the IANA registry of COSE algorithms. */
export const passkeyAlgorithms = [-8, -7, -257]
/** Maximum age of a sign-in that may change how the account is entered without another proof. */
export const freshSignInMs = 10 * minutes

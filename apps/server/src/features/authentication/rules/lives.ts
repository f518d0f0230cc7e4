const minutes = 60 * 1000
const days = 24 * 60 * minutes

/** Lifetime of a pending sign-in. */
export const stateMs = 30 * minutes
/** Lifetime of an emailed code. */
export const codeMs = 10 * minutes
/** Minimum interval between emailed codes. */
export const codeEveryMs = 30 * 1000
/** Wrong attempts after which a code is invalid. */
export const codeTries = 5
/** Lifetime of a session token. */
export const sessionTokenMs = 10 * minutes
/** Lifetime of a password link. */
export const recoveryMs = 3 * 60 * minutes
/** Idle lifetime of a session. */
export const sessionMs = 90 * days
/** Minimum interval between updates of the last use. */
export const noteUseEveryMs = 5 * minutes
/** How long a remembered device skips the second factor. */
export const rememberedMs = 30 * days
/** Lifetime of the known-browser cookie. */
export const knownBrowserMs = 365 * days
/** Lifetime of a passkey challenge. */
export const passkeyMs = 5 * minutes
/** Ed25519, ES256 and RS256: what every browser knows. Source: the IANA registry of COSE algorithms. */
export const passkeyAlgorithms = [-8, -7, -257]
/** Maximum age of a sign-in that may set a first password. */
export const freshSignInMs = 10 * minutes

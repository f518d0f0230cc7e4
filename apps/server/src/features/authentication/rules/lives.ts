const minutes = 60 * 1000
const days = 24 * 60 * minutes

/** How long a sign-in may take that is not done. */
export const stateMs = 30 * minutes
/** A mailed code works this long. */
export const codeMs = 10 * minutes
/** Codes of one sign-in are mailed at least this far apart. */
export const codeEveryMs = 30 * 1000
/** So many wrong codes, and the code is void. */
export const codeTries = 5
/** How long a sign-in that was done may be handed over. */
export const sessionTokenMs = 10 * minutes
/** How long the link works with which a password is set. */
export const recoveryMs = 3 * 60 * minutes
/** A browser is signed out when it was not used for this long. */
export const sessionMs = 90 * days
/** Use is written down at most this often. */
export const noteUseEveryMs = 5 * minutes
/** A browser that was to be remembered is asked for no second factor this long. */
export const rememberedMs = 30 * days
/** How long a browser is known as one the member signed in with. */
export const knownBrowserMs = 365 * days
/** How long a passkey has to sign what it was asked. */
export const passkeyMs = 5 * minutes
/** Ed25519, ES256 and RS256: what every browser knows. Source: the IANA registry of COSE algorithms. */
export const passkeyAlgorithms = [-8, -7, -257]
/** A sign-in this young is enough to set the first password. */
export const freshSignInMs = 10 * minutes

import type { Operation } from '../../../operation.ts'
import { publishedKeys } from '../steps/signing-keys.ts'

/** Returns the public keys that verify access tokens. Source: RFC 7517 §5. */
export const jwks: Operation<'jwks'> = async (_call, context) => ({ keys: await publishedKeys(context) })

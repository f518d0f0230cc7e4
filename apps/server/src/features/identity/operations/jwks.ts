import type { Operation } from '../../../operation.ts'
import { publishedKeys } from './signing-keys.ts'

/** The public keys with which anyone can hold an access token against its signature. Source: RFC 7517 §5. */
export const jwks: Operation<'jwks'> = async (_call, context) => ({ keys: await publishedKeys(context) })

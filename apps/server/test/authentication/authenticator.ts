import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const toBase64Url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
const sha256 = (data: Uint8Array | string): Buffer => createHash('sha256').update(data).digest()

/** A device that holds one passkey, as browsers speak of it. Source: W3C Web Authentication level 3, sections 6 and 7. */
export function aDevice(origin = 'http://localhost') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const cose = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      ...([
        [1, 2],
        [3, -7],
        [-1, 1],
      ] as const),
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  )
  let counter = 0

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authenticatorData = (host: string, flags: number, rest: Uint8Array = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(++counter)
    return Buffer.concat([sha256(host), Buffer.from([flags]), count, rest])
  }

  /** Answers the browser's request to create a passkey. */
  const create = (options: string): string => {
    const { challenge, rp } = JSON.parse(options)
    const length = Buffer.from([0, id.length])
    // Present, verified, with the new key.
    const authData = authenticatorData(rp.id, 0x45, Buffer.concat([Buffer.alloc(16), length, id, Buffer.from(cose)]))
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ])
    return JSON.stringify({
      id: toBase64Url(id),
      rawId: toBase64Url(id),
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: toBase64Url(clientData('webauthn.create', challenge)),
        attestationObject: toBase64Url(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
        transports: ['internal'],
      },
    })
  }

  /** Signs the browser's challenge; `verifies` false: without user verification. */
  const get = (options: string, { verifies = true } = {}): string => {
    const { challenge, rpId } = JSON.parse(options)
    const data = clientData('webauthn.get', challenge)
    const authData = authenticatorData(rpId, verifies ? 0x05 : 0x01)
    const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey)
    return JSON.stringify({
      id: toBase64Url(id),
      rawId: toBase64Url(id),
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: toBase64Url(data),
        authenticatorData: toBase64Url(authData),
        signature: toBase64Url(signature),
      },
    })
  }

  return { id: toBase64Url(id), publicKey: Buffer.from(cose), create, get, rewind: () => (counter = 0) }
}

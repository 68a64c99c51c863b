import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

interface Asked {
  readonly challenge: string
}

const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest()
const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
const bytesOf = (encoded: string | undefined): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(encoded ?? '', 'base64url'))

const present = 0x01
const verified = 0x04
const backedUp = 0x08 | 0x10
const attested = 0x40

interface Making {
  readonly origin?: string
  readonly rpId?: string
  /** Whether registration verified the user (biometrics or PIN). */
  readonly isVerified?: boolean
}

/** Virtual authenticator with one passkey. */
export const createAuthenticator = ({ origin = 'http://localhost:3000', rpId = 'localhost', isVerified = true }: Making = {}) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let counter = 0

  const dataOf = (flags: number, more: Uint8Array = new Uint8Array()): Buffer => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE((counter += 1))
    return Buffer.concat([sha256(rpId), Buffer.of(flags | present | backedUp), count, more])
  }
  const verification = (isUserVerified: boolean): number => (isUserVerified ? verified : 0)
  const clientData = (type: string, { challenge }: Asked): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  const make = (asked: Asked) => {
    const key = new Map<number, number | Uint8Array<ArrayBuffer>>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytesOf(x)],
      [-3, bytesOf(y)],
    ])
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const credential = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key)])
    const attestation = new Map<string, string | Uint8Array<ArrayBuffer> | Map<string, string>>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(dataOf(attested | verification(isVerified), credential))],
    ])
    return {
      id: text(id),
      rawId: text(id),
      type: 'public-key',
      response: {
        clientDataJSON: text(clientData('webauthn.create', asked)),
        attestationObject: text(isoCBOR.encode(attestation)),
        transports: ['internal'],
      },
    }
  }

  /** `isUserVerified`: whether this login verified the user. */
  const answer = (asked: Asked, { isUserVerified = isVerified } = {}) => {
    const client = clientData('webauthn.get', asked)
    const data = dataOf(verification(isUserVerified))
    return {
      id: text(id),
      rawId: text(id),
      type: 'public-key',
      response: {
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
      },
    }
  }

  /** Simulates a clone: counter as before. */
  const turnBack = (steps: number): void => {
    counter -= steps
  }
  return { make, answer, turnBack }
}

import { Secret, TOTP } from 'otpauth'

/** What every authenticator app understands (RFC 6238): six digits, anew every half minute. */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const

/** K1: a phone's clock may be one step off, either way. */
const tolerance = 1

const codesOf = (secret: string): TOTP => new TOTP({ ...form, secret: Secret.fromBase32(secret) })

/** 160 bits, as the letters that an app lets people type. */
export const createSecret = (): string => new Secret({ size: 20 }).base32

export interface KeyOwner {
  /** The shop's name, as the app lists it. */
  readonly issuer: string
  /** The e-mail address of the account. */
  readonly account: string
}

/** What the QR code says. */
export const keyUri = (secret: string, { issuer, account }: KeyOwner): string =>
  new TOTP({ ...form, issuer, label: account, secret: Secret.fromBase32(secret) }).toString()

/** Which half minute since 1970 a code belongs to; `null` for one of no half minute near now. */
export const stepOf = (secret: string, digits: string, now: number): number | null => {
  const offset = codesOf(secret).validate({ token: digits, timestamp: now, window: tolerance })
  return offset === null ? null : TOTP.counter({ timestamp: now, period: form.period }) + offset
}

/** The code an app shows at an instant. */
export const codeAt = (secret: string, instant: number): string => codesOf(secret).generate({ timestamp: instant })

import type { Payload } from 'payload'
import { type TypedCode, recoveryCodeCount, recoveryCodeLength, formatRecoveryCode, parseTypedCode } from '@/core/accounts/accounts'
import { hashToken } from '@/lib/crypto/tokens'
import { resetCount, resetCounts, consumeRateLimit, findExhaustedLimits, type ExhaustedLimit } from '@/lib/http/rate-limit'
import {
  type SecondFactor,
  insertFactor,
  insertRecoveryCodes,
  type FactorOwner,
  updateLastStep,
  updateRecoveryCodeUsed,
  findEncryptedSecrets,
  updateEncryptedSecret,
} from './mfa.repository'
import { Secret, TOTP } from 'otpauth'
import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { decryptTicket, encryptTicket, encrypt, decrypt } from '@/lib/crypto/encryption'
import type { Handle } from '@/lib/db/sql'
import { encode } from 'uqr'

/** A code entered after a correct password. */
export interface CodeAttempt {
  readonly payload: Payload
  /** Client IP address. */
  readonly visitor?: string | undefined
  readonly factorId: string
  /** Changes with the password. */
  readonly passwordStamp: string
}

const keySuffixOf = (factorId: string): string => `|${factorId}`
const placeOf = ({ visitor = 'unknown', factorId }: CodeAttempt): string => `${visitor}${keySuffixOf(factorId)}`

/** A new password starts a new count, so that an attacker who used up the old one no longer blocks the owner. */
const accountOf = ({ factorId, passwordStamp }: Pick<CodeAttempt, 'factorId' | 'passwordStamp'>): string =>
  hashToken(`${factorId}|${passwordStamp}`)

interface Wait {
  readonly seconds: number
  /** Someone with the correct password has used up the account's own limit; the owner should be warned. */
  readonly isOfAccount: boolean
}

/**
 * K5: counts an attempted code; returns the seconds to wait, or `null`. Six digits can be guessed, so TOTP codes are also limited per
 * account, across all addresses. Recovery codes are not: they let the owner in while someone else is guessing.
 */
export const countCodeAttempt = async (each: CodeAttempt, { kind }: TypedCode): Promise<Wait | null> => {
  const here = await consumeRateLimit(each.payload, 'codes', placeOf(each))
  if (here !== null) return { seconds: here, isOfAccount: false }
  const anywhere = kind === 'time' ? await consumeRateLimit(each.payload, 'account-codes', accountOf(each)) : null
  return anywhere === null ? null : { seconds: anywhere, isOfAccount: true }
}

/** Resets the counts after a correct code. */
export const resetCodeAttempts = async (each: CodeAttempt): Promise<void> => {
  await resetCount(each.payload, 'codes', placeOf(each))
  await resetCount(each.payload, 'account-codes', accountOf(each))
}

const accountOfFactor = ({ id, passwordStamp }: SecondFactor): string => accountOf({ factorId: id, passwordStamp })

/** Addresses currently blocked; an empty address means everywhere. */
export const findCodeLockouts = async (payload: Payload, factor: SecondFactor): Promise<readonly ExhaustedLimit[]> => [
  ...(await findExhaustedLimits(payload, 'account-codes', accountOfFactor(factor))),
  ...(await findExhaustedLimits(payload, 'codes', keySuffixOf(factor.id))),
]

export const clearCodeLockout = async (payload: Payload, factor: SecondFactor): Promise<void> => {
  await resetCounts(payload.db.drizzle, 'account-codes', accountOfFactor(factor))
  await resetCounts(payload.db.drizzle, 'codes', keySuffixOf(factor.id))
}

/** RFC 6238 with parameters that every authenticator app supports. */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const

/** K1: a phone's clock may be one step off in either direction. */
const tolerance = 1

const codesOf = (secret: string): TOTP => new TOTP({ ...form, secret: Secret.fromBase32(secret) })

/** 160 bits, Base32. */
export const createSecret = (): string => new Secret({ size: 20 }).base32

interface KeyOwner {
  /** Shown in the app as the shop's name. */
  readonly issuer: string
  /** Email address of the account. */
  readonly account: string
}

export const keyUri = (secret: string, { issuer, account }: KeyOwner): string =>
  new TOTP({ ...form, issuer, label: account, secret: Secret.fromBase32(secret) }).toString()

/** A code's time step; `null` if it matches no step near the current time. */
export const stepOf = (secret: string, digits: string, now: number): number | null => {
  const offset = codesOf(secret).validate({ token: digits, timestamp: now, window: tolerance })
  return offset === null ? null : TOTP.counter({ timestamp: now, period: form.period }) + offset
}

export const codeAt = (secret: string, instant: number): string => codesOf(secret).generate({ timestamp: instant })

/** K4: ten codes at a time. */
const createRecoveryCodes = (): readonly string[] =>
  Array.from({ length: recoveryCodeCount }, () => formatRecoveryCode(randomBytes(recoveryCodeLength)))

/** Codes are stored only as hashes, salted with the factor's id so that equal codes of two accounts differ. */
const hashRecoveryCode = (factorId: string, code: string): string =>
  createHash('sha256')
    .update(JSON.stringify(['recovery-code', factorId, code]))
    .digest('base64url')

/** Time to scan the QR code and write down the recovery codes, in milliseconds. */
const setupLength = 30 * 60 * 1000

const setupSchema = z.object({ kind: z.enum(['customer', 'staff']), id: z.string(), secret: z.string(), codes: z.array(z.string()) })

/** Inactive until one of its codes is confirmed. */
export interface FactorSetup {
  readonly secret: string
  /** Shown once (K4). */
  readonly codes: readonly string[]
}

/** Encrypted ticket held by the browser, so that an unfinished setup leaves nothing in the database. */
export const encryptSetup = (payload: Payload, { kind, id }: FactorOwner, now: number): string =>
  encryptTicket(
    payload,
    { purpose: 'second-factor-setup', expiresAt: now + setupLength },
    { kind, id, secret: createSecret(), codes: createRecoveryCodes() },
  )

/** Null for another account's ticket. */
export const decryptSetup = (payload: Payload, owner: FactorOwner, ticket: string | null | undefined, now: number): FactorSetup | null => {
  const setup = decryptTicket(payload, 'second-factor-setup', setupSchema, ticket, now)
  return setup?.id === owner.id && setup.kind === owner.kind ? { secret: setup.secret, codes: setup.codes } : null
}

/** Time step of the confirming code; `null` for a wrong code. */
export const confirmingStep = ({ secret }: FactorSetup, typed: string, now: number): number | null => {
  const code = parseTypedCode(typed)
  return code?.kind === 'time' ? stepOf(secret, code.digits, now) : null
}

/** False if the account already has a factor. */
export const storeFactor = async (
  payload: Payload,
  handle: Handle,
  { owner, setup, step }: { readonly owner: FactorOwner; readonly setup: FactorSetup; readonly step: number },
  now: number,
): Promise<boolean> => {
  const id = await insertFactor(handle, { owner, sealedSecret: encrypt(payload, setup.secret), step }, now)
  if (id === null) return false
  await storeRecoveryCodes(handle, id, setup.codes)
  return true
}

export const storeRecoveryCodes = (handle: Handle, factorId: string, codes: readonly string[]): Promise<void> =>
  insertRecoveryCodes(
    handle,
    factorId,
    codes.map((code) => hashRecoveryCode(factorId, code)),
  )

/** An SVG path in units of one square. */
export interface QrDrawing {
  readonly size: number
  readonly path: string
}

/** Quiet zone required by scanners. */
const margin = 4

const renderRow = (row: readonly boolean[], y: number): string => {
  const squares = row.map((isDark) => (isDark ? '#' : ' ')).join('')
  return [...squares.matchAll(/#+/g)].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`).join('')
}

export const renderQr = (text: string): QrDrawing => {
  const { size, data } = encode(text, { ecc: 'M', border: margin })
  return { size, path: data.map(renderRow).join('') }
}

const schema = z.object({ factor: z.string(), codes: z.array(z.string()) })

/** The old codes stay valid until the new ones are confirmed. */
export const encryptNewCodes = (payload: Payload, factorId: string, now: number): string =>
  encryptTicket(payload, { purpose: 'recovery-codes', expiresAt: now + setupLength }, { factor: factorId, codes: createRecoveryCodes() })

/** Null for another factor, such as one set up again in the meantime. */
export const decryptNewCodes = (
  payload: Payload,
  factorId: string,
  ticket: string | null | undefined,
  now: number,
): readonly string[] | null => {
  const sealed = decryptTicket(payload, 'recovery-codes', schema, ticket, now)
  return sealed?.factor === factorId ? sealed.codes : null
}

/** K3, K4: consumes a code in the transaction of the action it authorises, so that a rollback returns it. */
export const consumeCode = async (
  payload: Payload,
  handle: Handle,
  factor: SecondFactor,
  typed: TypedCode,
  now: number,
): Promise<boolean> => {
  if (typed.kind === 'recovery') return updateRecoveryCodeUsed(handle, factor.id, hashRecoveryCode(factor.id, typed.code), now)
  const secret = decrypt(payload, factor.sealedSecret)
  const step = secret === null ? null : stepOf(secret, typed.digits, now)
  return step !== null && updateLastStep(handle, factor.id, step)
}

const page = 200

/**
 * K1: re-encrypts every TOTP secret with the current key. Uses one statement per row, so it can run while the shop is up and can be
 * repeated.
 */
export const reencryptSecrets = async (payload: Payload): Promise<{ readonly sealed: number; readonly unreadable: number }> => {
  const { drizzle } = payload.db
  let [sealed, unreadable, after] = [0, 0, '00000000-0000-0000-0000-000000000000']
  for (;;) {
    const rows = await findEncryptedSecrets(drizzle, after, page)
    for (const row of rows) {
      const secret = decrypt(payload, row.secret)
      if (secret === null) unreadable += 1
      else {
        await updateEncryptedSecret(drizzle, row, encrypt(payload, secret))
        sealed += 1
      }
    }
    const last = rows.at(-1)
    if (last === undefined) return { sealed, unreadable }
    after = last.id
  }
}

import type { Payload } from 'payload'
import { type TypedCode, recoveryCodeCount, recoveryCodeLength, writeRecoveryCode, readTypedCode } from '@/core/accounts/accounts'
import { hashToken } from '@/lib/crypto/tokens'
import { forgetCount, forgetCounts, consumeRateLimit, usedUpCounts, type UsedUp } from '@/lib/http/rate-limit'
import {
  type SecondFactor,
  insertFactor,
  insertRecoveryCodes,
  type FactorOwner,
  updateLastStep,
  updateRecoveryCodeUsed,
} from './mfa.repository'
import { Secret, TOTP } from 'otpauth'
import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { decryptTicket, encryptTicket, encrypt, decrypt } from '@/lib/crypto/encryption'
import type { Handle } from '@/lib/db/sql'
import { encode } from 'uqr'

/** A code that is tried, by whoever knows the password. */
export interface CodeTry {
  readonly payload: Payload
  /** The network address it comes from. */
  readonly visitor?: string | undefined
  readonly factorId: string
  /** Changes with the password. */
  readonly passwordStamp: string
}

const tldOf = (factorId: string): string => `|${factorId}`
const placeOf = ({ visitor = 'unknown', factorId }: CodeTry): string => `${visitor}${tldOf(factorId)}`

/** A new password begins a new count: whoever used the old one up is shut out with it. */
const accountOf = ({ factorId, passwordStamp }: Pick<CodeTry, 'factorId' | 'passwordStamp'>): string =>
  hashToken(`${factorId}|${passwordStamp}`)

export interface Wait {
  readonly seconds: number
  /** Everybody waits, because of what somebody did with the right password: its owner should know. */
  readonly isOfAccount: boolean
}

/**
 * K5: counts a code that is tried; how long to wait, or `null`. Six digits can be guessed, so those are counted for the account as well,
 * wherever they come from. Recovery codes cannot: they let the owner in while somebody else guesses.
 */
export const countCode = async (each: CodeTry, { kind }: TypedCode): Promise<Wait | null> => {
  const here = await consumeRateLimit(each.payload, 'codes', placeOf(each))
  if (here !== null) return { seconds: here, isOfAccount: false }
  const anywhere = kind === 'time' ? await consumeRateLimit(each.payload, 'account-codes', accountOf(each)) : null
  return anywhere === null ? null : { seconds: anywhere, isOfAccount: true }
}

/** The code was right: those before it were slips of the finger. */
export const forgetCodes = async (each: CodeTry): Promise<void> => {
  await forgetCount(each.payload, 'codes', placeOf(each))
  await forgetCount(each.payload, 'account-codes', accountOf(each))
}

const accountOfFactor = ({ id, passwordStamp }: SecondFactor): string => accountOf({ factorId: id, passwordStamp })

/** From which addresses nobody may try a code now; from everywhere where the place is empty. */
export const findHeldUpCodes = async (payload: Payload, factor: SecondFactor): Promise<readonly UsedUp[]> => [
  ...(await usedUpCounts(payload, 'account-codes', accountOfFactor(factor))),
  ...(await usedUpCounts(payload, 'codes', tldOf(factor.id))),
]

export const freeHeldUpCodes = async (payload: Payload, factor: SecondFactor): Promise<void> => {
  await forgetCounts(payload, 'account-codes', accountOfFactor(factor))
  await forgetCounts(payload, 'codes', tldOf(factor.id))
}

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

/** K4: ten at a time. */
export const createRecoveryCodes = (): readonly string[] =>
  Array.from({ length: recoveryCodeCount }, () => writeRecoveryCode(randomBytes(recoveryCodeLength)))

/** All that is kept of a code. The factor is hashed along: the same code of another account looks like nothing. */
export const hashRecoveryCode = (factorId: string, code: string): string =>
  createHash('sha256')
    .update(JSON.stringify(['recovery-code', factorId, code]))
    .digest('base64url')

/** ms to scan the code and write the recovery codes down. */
export const setupLength = 30 * 60 * 1000

const setupSchema = z.object({ kind: z.enum(['customer', 'staff']), id: z.string(), secret: z.string(), codes: z.array(z.string()) })

/** A factor that is being set up. It counts for nothing before a code of it was typed. */
export interface FactorSetup {
  readonly secret: string
  /** Shown now, and never again (K4). */
  readonly codes: readonly string[]
}

/** A new secret and new recovery codes, sealed for the browser to bring back: nothing is kept of one that is not finished. */
export const encryptSetup = (payload: Payload, { kind, id }: FactorOwner, now: number): string =>
  encryptTicket(
    payload,
    { purpose: 'second-factor-setup', expiresAt: now + setupLength },
    { kind, id, secret: createSecret(), codes: createRecoveryCodes() },
  )

/** Of this account alone. */
export const decryptSetup = (payload: Payload, owner: FactorOwner, ticket: string | null | undefined, now: number): FactorSetup | null => {
  const setup = decryptTicket(payload, 'second-factor-setup', setupSchema, ticket, now)
  return setup?.id === owner.id && setup.kind === owner.kind ? { secret: setup.secret, codes: setup.codes } : null
}

/** The step of the code that proves the app has the secret; `null` for a wrong one. */
export const confirmingStep = ({ secret }: FactorSetup, typed: string, now: number): number | null => {
  const code = readTypedCode(typed)
  return code?.kind === 'time' ? stepOf(secret, code.digits, now) : null
}

/** False where the account has a factor already. */
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

/** A QR code as one path: squares of 1 × 1 in a square of `size`. */
export interface QrDrawing {
  readonly size: number
  readonly path: string
}

/** The white around it, which a camera finds it by. */
const margin = 4

/** Each run of dark squares in a row, as a rectangle. */
const renderRow = (row: readonly boolean[], y: number): string => {
  const squares = row.map((isDark) => (isDark ? '#' : ' ')).join('')
  return [...squares.matchAll(/#+/g)].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`).join('')
}

export const renderQr = (text: string): QrDrawing => {
  const { size, data } = encode(text, { ecc: 'M', border: margin })
  return { size, path: data.map(renderRow).join('') }
}

const schema = z.object({ factor: z.string(), codes: z.array(z.string()) })

/** Ten new ones, sealed for the browser to bring back: the old ones count until it does. */
export const encryptNewCodes = (payload: Payload, factorId: string, now: number): string =>
  encryptTicket(payload, { purpose: 'recovery-codes', expiresAt: now + setupLength }, { factor: factorId, codes: createRecoveryCodes() })

/** Of this factor alone: one that was set up anew meanwhile has codes of its own. */
export const decryptNewCodes = (
  payload: Payload,
  factorId: string,
  ticket: string | null | undefined,
  now: number,
): readonly string[] | null => {
  const sealed = decryptTicket(payload, 'recovery-codes', schema, ticket, now)
  return sealed?.factor === factorId ? sealed.codes : null
}

/** Whether a code opens, which it does once (K3, K4). In the transaction of what it opens: undone with it. */
export const spendCode = async (
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

import { createHash, randomBytes } from 'node:crypto'

/** 256 bits nobody can guess: all that opens a cart. */
export const createOpaqueToken = (): string => randomBytes(32).toString('base64url')

/** What of a token is stored. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

const form = /^[A-Za-z0-9_-]{43}$/

/** A token of ours by its form; anything else is no cart. */
export const isOpaqueToken = (value: string | undefined): value is string => value !== undefined && form.test(value)

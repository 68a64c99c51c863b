import type { Minor } from './types'

export const nothing = 0 as Minor

/** Whole units added: no sum ever drifts from its parts (M1, M4). */
export const sumOf = (amounts: readonly number[]): Minor => amounts.reduce((sum, amount) => sum + amount, 0) as Minor

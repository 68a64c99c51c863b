import type { Random } from '../engine/random'
import { nastyValue } from './nasty'

const names = [
  'price',
  'total',
  'spam',
  '__proto__',
  'constructor',
  'quantity',
  'codes',
  'toString',
  'id',
  'role',
  '_status',
  'then',
] as const

/** Mutates a value: wrong types, missing and extra fields, non-lists. */
export const bend = (random: Random, value: unknown): unknown => {
  if (random.chance(0.1)) return nastyValue(random)
  if (Array.isArray(value)) {
    const bent: unknown[] = value.map((each) => bend(random, each))
    if (random.chance(0.12)) bent.push(nastyValue(random))
    if (random.chance(0.08)) bent.push(...bent)
    return random.chance(0.05) ? bent.slice(1) : bent
  }
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
    .filter(() => !random.chance(0.05))
    .map(([name, each]): [string, unknown] => [name, bend(random, each)])
  if (random.chance(0.1)) entries.push([random.pick(names), nastyValue(random)])
  return Object.fromEntries(entries)
}

/** Occasionally truncates the JSON. */
export const asText = (random: Random, value: unknown): string => {
  const text = JSON.stringify(value) ?? 'null'
  return random.chance(0.03) ? text.slice(0, Math.floor(random.next() * text.length)) : text
}

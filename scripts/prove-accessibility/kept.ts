import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fromRoot } from '../steps/paths.mjs'
import type { Looked } from './look'

/** What a whole walk has found, a line each: a run that ends early is gone on with by `-- --resume`. */
const file = fromRoot('.data', 'accessibility.jsonl')

export interface Walked {
  readonly walk: string
  /** The build it was seen in. */
  readonly build: string
  readonly looked: readonly Looked[]
}

export const forgetWalks = (): void => rmSync(file, { force: true })

export const keepWalk = (walked: Walked): void => {
  mkdirSync(path.dirname(file), { recursive: true })
  appendFileSync(file, `${JSON.stringify(walked)}\n`)
}

/** The walks that found nothing; one with a fault is walked again. */
export const readCleanWalks = (): readonly Walked[] => {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  const last = new Map(lines.map((line) => JSON.parse(line) as Walked).map((walked) => [walked.walk, walked]))
  return [...last.values()].filter(({ looked }) => looked.every(({ faults }) => faults.length === 0))
}

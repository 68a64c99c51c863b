import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fromRoot } from '../../scripts/lib/project.mjs'
import type { Looked } from './look'

/** Results per walk as JSON lines, for `--resume`. */
const file = fromRoot('.data', 'accessibility.jsonl')

export interface Walked {
  readonly walk: string
  /** Build that was tested. */
  readonly build: string
  readonly looked: readonly Looked[]
}

export const forgetWalks = (): void => rmSync(file, { force: true })

export const keepWalk = (walked: Walked): void => {
  mkdirSync(path.dirname(file), { recursive: true })
  appendFileSync(file, `${JSON.stringify(walked)}\n`)
}

/** Walks with errors are repeated. */
export const readCleanWalks = (): readonly Walked[] => {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  const last = new Map(lines.map((line) => JSON.parse(line) as Walked).map((walked) => [walked.walk, walked]))
  return [...last.values()].filter(({ looked }) => looked.every(({ faults }) => faults.length === 0))
}

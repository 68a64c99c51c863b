import { fork } from 'node:child_process'
import type { BookFaults, BookFigures } from '../../tests/support/books/check-books'
import { programFlags } from '../../scripts/lib/typescript.mjs'
import { onStop } from '../../scripts/lib/process.mjs'

export interface ShopPlan {
  readonly seed: number
  readonly lives: number
  /** Starts no further day after this; the current one is settled and checked. */
  readonly seconds: number
  readonly kills: number
}

export interface ShopReport {
  readonly lives: number
  readonly days: number
  readonly deeds: number
  readonly kills: number
  readonly faults: BookFaults
  readonly figures: BookFigures
}

export type ShopMessage = { readonly progress: string } | { readonly report: ShopReport }

interface Shop {
  readonly programs: { readonly shop: string; readonly worker: string }
  readonly env: Readonly<Record<string, string | undefined>>
  readonly plan: ShopPlan
  readonly onProgress: (words: string) => void
}

/** One process per shop, and one for its worker. */
export const runShop = ({ programs, env, plan, onProgress }: Shop): Promise<ShopReport> =>
  new Promise((resolve, reject) => {
    const child = fork(programs.shop, [JSON.stringify({ ...plan, worker: programs.worker })], {
      env: { ...env, NODE_ENV: 'test' },
      execArgv: [...programFlags],
    })
    onStop(() => void child.kill('SIGKILL'))
    let report: ShopReport | null = null
    child.on('message', (message: ShopMessage) => {
      if ('progress' in message) onProgress(message.progress)
      else report = message.report
    })
    child.on('exit', (code) => {
      if (report) resolve(report)
      else reject(new Error(`The shop process exited with code ${code} without writing a report`))
    })
  })

import { visited } from './kinds'
import type { CoreWaits } from './core-waits'
import type { WebhookResult } from './traffic'

/** Guarantees in ms during and after a fault. */
const promised = { answer: 2_000, healing: 5_000 }

export interface Row {
  readonly fault: string
  readonly requests: number
  /** Slowest response in ms. */
  readonly slowest: number
  /** Without time spent waiting for a core. */
  readonly slowestOfItsOwn: number
  readonly nobodyThere: number
  readonly refused: number
  /** Other 5xx responses, broken connections and timeouts while the shop was up. */
  readonly failed: number
  readonly pagesNot200: number
  /** Ms from the end of the fault to the last refused or failed request. */
  readonly healing: number
  readonly healingOfItsOwn: number
  readonly wrong: readonly WebhookResult[]
}

interface Span {
  readonly fault: string
  readonly heard: readonly WebhookResult[]
  readonly ended: number
  readonly wasAway: (from: number, until: number) => boolean
  readonly cores: CoreWaits
}

const isRefusal = ({ status }: WebhookResult): boolean => status === 0 || status >= 500

export const rowOf = ({ fault, heard, ended, wasAway, cores }: Span): Row => {
  const ownOf = (from: number, until: number) => Math.max(0, until - from - cores.between(from, until))
  const tookOfItsOwn = ({ begun, took }: WebhookResult) => ownOf(begun, begun + took)
  const lastRefusal = Math.max(ended, ...heard.filter(isRefusal).map(({ begun, took }) => begun + took))
  const isNobodyThere = ({ begun, took, status }: WebhookResult) => status === 0 && wasAway(begun, begun + took)
  const nobodyThere = heard.filter(isNobodyThere)
  const answered = heard.filter((each) => !isNobodyThere(each))
  const failed = answered.filter((each) => isRefusal(each) && each.status !== 503)
  const pages = answered.filter(({ kind, status }) => kind === visited && status !== 200)
  const slow = answered.filter((each) => tookOfItsOwn(each) > promised.answer)
  return {
    fault,
    requests: heard.length,
    slowest: Math.max(0, ...answered.map(({ took }) => took)),
    slowestOfItsOwn: Math.max(0, ...answered.map(tookOfItsOwn)),
    nobodyThere: nobodyThere.length,
    refused: answered.filter(({ status }) => status === 503).length,
    failed: failed.length,
    pagesNot200: pages.length,
    healing: lastRefusal - ended,
    healingOfItsOwn: ownOf(ended, lastRefusal),
    wrong: [...new Set([...failed, ...pages, ...slow])],
  }
}

export const isCached = ({ slowestOfItsOwn, failed, pagesNot200, healingOfItsOwn }: Row): boolean =>
  slowestOfItsOwn <= promised.answer && failed === 0 && pagesNot200 === 0 && healingOfItsOwn <= promised.healing

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`

const columns = [
  'fault',
  'requests',
  'slowest',
  'without core waits',
  '503',
  'failed',
  'shop down',
  'pages not 200',
  'recovered after',
  'without core waits',
] as const

const cellsOf = (row: Row): readonly string[] => [
  row.fault,
  String(row.requests),
  seconds(row.slowest),
  seconds(row.slowestOfItsOwn),
  String(row.refused),
  String(row.failed),
  String(row.nobodyThere),
  String(row.pagesNot200),
  seconds(row.healing),
  seconds(row.healingOfItsOwn),
]

export const tableOf = (rows: readonly Row[]): string => {
  const lines = [[...columns], ...rows.map(cellsOf)]
  const widths = columns.map((_, at) => Math.max(...lines.map((cells) => cells[at]?.length ?? 0)))
  const drawn = lines.map(
    (cells) => `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`,
  )
  const rule = `| ${widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`
  return [drawn[0], rule, ...drawn.slice(1)].join('\n')
}

/** Up to eight failures, one per line. */
export const wrongIn = ({ wrong }: Row): readonly string[] => {
  const lines = wrong.map(({ kind, status, took, words }) => `${kind}: ${status} after ${seconds(took)} ${words.replaceAll(/\s+/g, ' ')}`)
  return lines.slice(0, 8)
}

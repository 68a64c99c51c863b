import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { dataFolder, root } from '../../scripts/lib/project.mjs'
import { say } from '../../scripts/lib/output.mjs'

type Cell = string | number

const row = (cells: readonly Cell[]): string => `| ${cells.join(' | ')} |`

/** Markdown table; all columns but the first are numbers. */
export const tableOf = (head: readonly string[], rows: readonly (readonly Cell[])[]): readonly string[] => [
  row(head),
  row(head.map((_, column) => (column === 0 ? '---' : '---:'))),
  ...rows.map(row),
]

/** Prints a report with machine and date, and keeps it in `.data/bench`. */
export const writeReport = (name: string, lines: readonly string[]): void => {
  const cpu = os.cpus()[0]?.model.trim() ?? 'unknown processor'
  const machine = `${os.cpus().length} × ${cpu}, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}`
  const text = [`# ${name}`, '', `${machine}. Load, shop and Postgres share this machine.`, '', ...lines, ''].join('\n')
  const file = path.join(dataFolder, 'bench', `${name}.md`)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, text)
  say(`\n${text}\n${path.relative(root, file)}`)
}

const sorted = (values: readonly number[]): readonly number[] => values.toSorted((one, other) => one - other)

/** @param part 0.5 for the median, 0.99 for p99 */
export const quantile = (values: readonly number[], part: number): number => sorted(values)[Math.floor(values.length * part)] ?? 0

export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** Text option of the command line: `--only home`. */
export const textOption = (name: string): string | undefined => {
  const place = process.argv.indexOf(`--${name}`)
  return place === -1 ? undefined : process.argv[place + 1]
}

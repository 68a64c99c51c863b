import { describeError, Fault } from './fault.mjs'

/** In ms: the slowest check queries a database that may take half a minute per answer. */
const patience = 60_000

/** Keeps multi-line faults in their column. @param {string} text */
const indented = (text) => text.replaceAll('\n', `\n${' '.repeat(18)}`)

/** @param {import('./checks.mjs').Check} check @returns {Promise<string>} */
const lookWithinPatience = async ({ look }) => {
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Fault(`No answer within ${patience / 1000} s`, 'Look for what it waits for.')), patience)
  })
  try {
    return await Promise.race([look(), late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Runs the checks, one line each, then lists what is left before going live. Only the checks set the exit code, unless `isStrict`.
 * @param {{checks: readonly import('./checks.mjs').Check[], goLiveList: () => Promise<readonly string[]>, lacksPackages: () => boolean,
 * say: (line: string) => void, isStrict?: boolean}} shop
 * @returns {Promise<number>} exit code
 */
export const examine = async ({ checks, goLiveList, lacksPackages, say, isStrict = false }) => {
  /** @type {Set<string>} */
  const faults = new Set()
  for (const check of checks) {
    const { name, needsPackages, needsDatabase } = check
    const label = name.padEnd(13)
    if (needsPackages === true && lacksPackages()) {
      say(`  –  ${label}skipped: packages are missing`)
      continue
    }
    if (needsDatabase === true && faults.has('Database')) {
      say(`  –  ${label}skipped: the database does not answer`)
      continue
    }
    try {
      say(`  ✓  ${label}${await lookWithinPatience(check)}`)
    } catch (error) {
      faults.add(name)
      say(`  ✗  ${label}${indented(describeError(error))}`)
    }
  }
  const toDo = faults.has('Database') ? [] : await goLiveList()
  if (toDo.length > 0) say('\nTo do before go-live')
  for (const sentence of toDo) say(`  ☐  ${sentence}`)
  if (faults.size > 0) say(`\n${faults.size === 1 ? '1 check' : `${faults.size} checks`} failed.`)
  else
    say(
      toDo.length === 0
        ? '\nAll checks passed.'
        : `\nThe shop can run. ${toDo.length === 1 ? '1 task is' : `${toDo.length} tasks are`} left before go-live.`,
    )
  return faults.size === 0 && (toDo.length === 0 || !isStrict) ? 0 : 1
}

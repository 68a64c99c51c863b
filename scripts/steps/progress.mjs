/** @param {number} milliseconds */
export const formatDuration = (milliseconds) => {
  if (milliseconds < 1000) return `${Math.round(milliseconds)} ms`
  if (milliseconds < 60_000) return `${(milliseconds / 1000).toFixed(1)} s`
  const seconds = Math.round(milliseconds / 1000)
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

/** @type {NodeJS.WriteStream} */
let reader = process.stdout

/** Keeps messages apart from the shop's log on stdout. */
export const speakBesideLog = () => {
  if (!process.stdout.isTTY) reader = process.stderr
}

/** @param {string} line */
export const say = (line) => {
  reader.write(`${line}\n`)
}

/**
 * Runs a step and prints its duration. The callback may note the result, and whether it failed.
 * @template T
 * @param {string} label
 * @param {(note: (words: string, isGood?: boolean) => void) => Promise<T> | T} work
 * @returns {Promise<T>}
 */
export const step = async (label, work) => {
  const started = performance.now()
  let words = ''
  say(`  …  ${label}`)
  let mark = '✓'
  const result = await work((text, isGood = true) => {
    words = text
    mark = isGood ? '✓' : '✗'
  })
  const duration = formatDuration(performance.now() - started)
  say(`  ${mark}  ${label}${words === '' ? '' : `: ${words}`} (${duration})`)
  return result
}

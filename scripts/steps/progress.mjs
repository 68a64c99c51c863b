/** @param {number} milliseconds */
export const formatDuration = (milliseconds) => {
  if (milliseconds < 1000) return `${Math.round(milliseconds)} ms`
  if (milliseconds < 60_000) return `${(milliseconds / 1000).toFixed(1)} s`
  const seconds = Math.round(milliseconds / 1000)
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

/** Where a person reads along. @type {NodeJS.WriteStream} */
let reader = process.stdout

/** For a command whose output is the shop's log: what it says itself is kept apart from the log's lines. */
export const speakBesideLog = () => {
  if (!process.stdout.isTTY) reader = process.stderr
}

/** @param {string} line */
export const say = (line) => {
  reader.write(`${line}\n`)
}

/**
 * Runs one step and says how long it took. The callback may note what it did ("nothing to do"), and that it went wrong.
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

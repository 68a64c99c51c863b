import { describeError } from './fault.mjs'

/**
 * Looks at each thing in turn, a line each, then says what is left to do before the shop goes live: that is no fault, so only the
 * checks decide the exit code, but with it open not all is well. Where it is to go live now (`isStrict`), it is a fault like any other.
 * @param {{checks: readonly import('./checks.mjs').Check[], goLiveList: () => Promise<readonly string[]>, lacksPackages: () => boolean, say: (line: string) => void, isStrict?: boolean}} shop
 * @returns {Promise<number>} the exit code
 */
export const examine = async ({ checks, goLiveList, lacksPackages, say, isStrict = false }) => {
  let faults = 0
  for (const { name, needsPackages, look } of checks) {
    const label = name.padEnd(13)
    if (needsPackages === true && lacksPackages()) {
      say(`  –  ${label}looked at once the packages are there`)
      continue
    }
    try {
      say(`  ✓  ${label}${await look()}`)
    } catch (error) {
      faults += 1
      say(`  ✗  ${label}${describeError(error)}`)
    }
  }
  const toDo = await goLiveList()
  if (toDo.length > 0) say('\nBefore the shop goes live')
  for (const sentence of toDo) say(`  ☐  ${sentence}`)
  if (faults > 0) say(`\n${faults === 1 ? 'One thing needs' : `${faults} things need`} mending.`)
  else
    say(
      toDo.length === 0
        ? '\nAll is well.'
        : `\nThe shop can run; ${toDo.length === 1 ? 'one thing is' : `${toDo.length} things are`} to do before it goes live.`,
    )
  return faults === 0 && (toDo.length === 0 || !isStrict) ? 0 : 1
}

/**
 * Limits restarts after crashes; a fourth within a minute needs a person.
 * @param {{most?: number, withinMs?: number, now?: () => number}} [options]
 * @returns {() => boolean} whether a restart is allowed; allowed calls count
 */
export const createRestartBudget = ({ most = 3, withinMs = 60_000, now = performance.now.bind(performance) } = {}) => {
  /** @type {number[]} */
  let starts = []
  return () => {
    starts = starts.filter((at) => now() - at < withinMs)
    if (starts.length >= most) return false
    starts.push(now())
    return true
  }
}

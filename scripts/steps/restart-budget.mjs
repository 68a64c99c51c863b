/**
 * How often something that ended by itself is started again: what ends a fourth time within a minute needs a person.
 * @param {{most?: number, withinMs?: number, now?: () => number}} [options]
 * @returns {() => boolean} whether one more start is allowed now; each call that is allowed counts
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

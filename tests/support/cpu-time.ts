/** CPU time of synchronous work in ms; unlike wall time, independent of other load. */
export const cpuTime = (work: () => unknown): number => {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

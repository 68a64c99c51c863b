/** CPU time of synchronous work in ms: unlike the clock, it is the same on a busy machine. */
export const cpuTime = (work: () => unknown): number => {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

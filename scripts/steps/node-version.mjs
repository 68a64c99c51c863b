import { Fault } from './fault.mjs'

export const leastNode = [20, 19, 0]

/**
 * @param {string} version as in `process.versions.node`
 * @throws {Fault} if older than required
 */
export const checkNode = (version = process.versions.node) => {
  const parts = version.split('.').map(Number)
  for (const [index, least] of leastNode.entries()) {
    const part = parts[index] ?? 0
    if (part > least) return
    if (part < least) {
      throw new Fault(
        `This is Node ${version}, and the shop needs ${leastNode.slice(0, 2).join('.')} or newer`,
        'Install the current LTS release of Node and start again.',
      )
    }
  }
}

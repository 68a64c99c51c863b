/** @typedef {{name: string, severity: string, title: string}} Advisory */

/**
 * Parses `npm audit --json`; `undefined` if the registry did not answer.
 * @param {string} text
 * @returns {Advisory[] | undefined}
 */
export const readAudit = (text) => {
  try {
    const { vulnerabilities } = JSON.parse(text)
    if (vulnerabilities === undefined) return undefined
    return Object.values(vulnerabilities).map(({ name, severity, via }) => ({
      name,
      severity,
      title: via
        .map((/** @type {{title?: string} | string} */ each) => (typeof each === 'string' ? `through ${each}` : each.title))
        .join('; '),
    }))
  } catch {
    return undefined
  }
}

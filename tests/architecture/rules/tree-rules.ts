const genericName = /(?:^|\/)(?:utils?|helpers?|commons?|misc)(?:\/|\.[a-z]+$)/

export const isGenericName = (file: string): boolean => genericName.test(file)

/** A file that only re-exports our own files. A registry that builds a list is not a barrel. */
export const isBarrel = (text: string): boolean => {
  const statements = text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/^\s*'use (?:client|server)'\s*$/gm, '')
    .trim()
  return /^(?:export\s+(?:type\s+)?(?:\*(?:\s+as\s+\w+)?|\{[^}]*\})\s+from\s+'(?:\.|@\/)[^']+';?\s*)+$/.test(statements)
}

/** Split into parts, so that this file does not match itself. */
const privatePlaces = new RegExp(
  [
    ['registry', '\\.', '(?:npmjs|yarnpkg|npmmirror)'],
    ['https?:', '\\/\\/', '[a-z0-9.-]*(?:artifactory|nexus|verdaccio|jfrog|mirror)[a-z0-9.-]*'],
    ['(?<![\\w.@-])\\/work', '\\/', '(?:main|shared|\\.)'],
    ['(?<![\\w.@-])\\/(?:home|Users)', '\\/', '[a-z][\\w-]*\\/'],
    ['(?<![\\w.@-])\\/tmp', '\\/', 'team'],
    ['\\bissue', ' ', '\\d'],
    ['\\bdecision', ' ', '\\d'],
  ]
    .map((parts) => parts.join(''))
    .join('|'),
  'i',
)

/** Lines with a machine's path, a registry's host or a private ticket number, as `number: line`. */
export const privatePlacesIn = (text: string): readonly string[] =>
  privatePlaces.test(text)
    ? text.split('\n').flatMap((line, index) => (privatePlaces.test(line) ? [`${index + 1}: ${line.trim().slice(0, 120)}`] : []))
    : []

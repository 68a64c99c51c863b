/** Names under which everything and nothing is found (docs/architecture.md). */
const emptyNames = /(?:^|\/)(?:utils?|libs?|helpers?|commons?|misc)(?:\/|\.[a-z]+$)/

/** Files whose folder or name says nothing about what they hold. */
export const emptilyNamed = (files: readonly string[]): readonly string[] => files.filter((file) => emptyNames.test(file))

/** A file that does nothing but hand on what our other files export. An ordered registry says what it holds, and is none. */
export const isBarrel = (text: string): boolean => {
  const statements = text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/^\s*'use (?:client|server)'\s*$/gm, '')
    .trim()
  return /^(?:export\s+(?:type\s+)?(?:\*(?:\s+as\s+\w+)?|\{[^}]*\})\s+from\s+'(?:\.|@\/)[^']+';?\s*)+$/.test(statements)
}

/** Lines, without counting the line break that ends a file. */
export const countLines = (text: string): number => text.replace(/\n$/, '').split('\n').length

/**
 * Names of machines, places and lists that mean nothing to a stranger who clones the repository. They are put together
 * here, so that this file does not name them either.
 */
const privatePlaces = [
  ['registry', '\\.', '(?:npmjs|yarnpkg|npmmirror)'],
  ['https?:', '\\/\\/', '[a-z0-9.-]*(?:artifactory|nexus|verdaccio|jfrog|mirror)[a-z0-9.-]*'],
  ['(?<![\\w.@-])\\/work', '\\/', '(?:main|shared|\\.)'],
  ['(?<![\\w.@-])\\/(?:home|Users)', '\\/', '[a-z][\\w-]*\\/'],
  ['(?<![\\w.@-])\\/tmp', '\\/', 'team'],
  ['\\bissue', ' ', '\\d'],
  ['\\bdecision', ' ', '\\d'],
].map((parts) => new RegExp(parts.join(''), 'i'))

/** The lines that name a private place, as `number: line`. */
export const privatePlacesIn = (text: string): readonly string[] =>
  text
    .split('\n')
    .flatMap((line, index) => (privatePlaces.some((place) => place.test(line)) ? [`${index + 1}: ${line.trim().slice(0, 120)}`] : []))

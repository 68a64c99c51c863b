/** The code of a worked example, by the file it belongs to: a fence goes into the last file that is named before it. */
export const readExample = (markdown: string, heading: string): ReadonlyMap<string, string> => {
  const [, section = ''] = markdown.split(`\n## ${heading}\n`)
  const [own = ''] = section.split('\n## ')
  const fences = own.matchAll(/`(src\/[\w./-]+)`\n\n```\w+\n([^]*?)```/g)
  return new Map([...fences].map(([, file = '', code = '']) => [file, code]))
}

/** A file with the example's lines in it: imports at its top, names at the beginning of its one list. */
export const withLines = (text: string, lines: string): string => {
  const isImport = (line: string) => /^import /.test(line)
  const added = lines.trimEnd().split('\n')
  const names = added.filter((line) => !isImport(line)).join('\n')
  const listed = names === '' ? text : text.replace(/^(?:export )?const \w+(?:: [\w[\]]+)? = \[\n/m, (start) => `${start}${names}\n`)
  return `${added.filter(isImport).join('\n')}\n${listed}`
}

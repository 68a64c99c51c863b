import path from 'node:path'

/** The style sheets that one of them brings in, as paths under `src`. */
export const importsOf = (file: string, text: string): readonly string[] =>
  [...text.matchAll(/^@import '([^']+\.css)'/gm)].map(([, target]) => path.join(path.dirname(file), target ?? ''))

/** What is to be done so that the site's one style sheet names each of these once. */
export const missingFrom = (named: readonly string[], files: readonly string[]): readonly string[] => [
  ...files.filter((file) => !named.includes(file)).map((file) => `name ${file} in src/app/site.css`),
  ...named
    .filter((file, index) => !files.includes(file) || named.indexOf(file) !== index)
    .map((file) => `take ${file} out of src/app/site.css`),
]

/** Reserved labels (§5). */
const reserved = ['www', 'ftp', 'mail', 'email', 'http', 'https', 'localhost']

/** Splits at the first dot; the second part includes it. */
export const partsOf = (name: string): readonly [label: string, extension: string] => {
  const [label = '', ...others] = name.split('.')
  return [label, others.map((each) => `.${each}`).join('')]
}

/** Validates a lower-case domain without prefix (§5). */
export const isRightName = (name: string): boolean => {
  const [label, extension] = partsOf(name)
  if (label === '' || label.length > 63 || extension === '') return false
  if (![...label].every((letter) => 'abcdefghijklmnopqrstuvwxyz0123456789-'.includes(letter))) return false
  if (label.startsWith('-') || label.endsWith('-') || label.includes('--')) return false
  return ![...label].every((letter) => '0123456789'.includes(letter)) && !reserved.includes(label)
}

export interface Finding {
  readonly path: string
  readonly width: number
  readonly kind: 'untranslated' | 'overflow'
  /** Readable location. */
  readonly name: string
  readonly what: string
}

const perPage = 6

const line = ({ name, what }: Finding) => `    ${what}   ${name}`

/** Reports each finding once with its number of pages, most frequent first, since shared elements repeat. Empty without findings. */
export const reportOf = (findings: readonly Finding[]): string => {
  const groups = new Map<string, Finding & { readonly paths: Set<string> }>()
  for (const finding of findings) {
    const { kind, name, what, width, path } = finding
    const key = [kind, kind === 'overflow' ? width : '', name, what].join('|')
    const group = groups.get(key) ?? { ...finding, paths: new Set<string>() }
    groups.set(key, group)
    group.paths.add(path)
  }
  const told = [...groups.values()]
    .map((group) => ({ ...group, paths: [...group.paths] }))
    .sort((one, other) => other.paths.length - one.paths.length || (one.name < other.name ? -1 : 1))
  const where = (paths: readonly string[]) =>
    `      on ${paths.slice(0, perPage).join(' ')}${paths.length > perPage ? ` and ${paths.length - perPage} more` : ''}`
  const section = (title: string, kind: Finding['kind'], width?: number) => {
    const these = told.filter((each) => each.kind === kind && (width === undefined || each.width === width))
    return these.length === 0 ? [] : ['', `${title}: ${these.length}`, ...these.flatMap((each) => [line(each), where(each.paths)])]
  }
  const widths = [...new Set(findings.filter(({ kind }) => kind === 'overflow').map(({ width }) => width))].sort(
    (one, other) => one - other,
  )
  return [
    ...section('Untranslated words', 'untranslated'),
    ...widths.flatMap((width) => section(`Elements that overflow their box or the page at ${width} px`, 'overflow', width)),
  ].join('\n')
}

export interface Shares {
  readonly markup: number
  /** RSC payload for hydration. */
  readonly flight: number
  readonly style: number
  readonly script: number
}

export interface Repeated {
  readonly what: string
  readonly times: number
  readonly bytes: number
}

export const bytesOf = (text: string): number => Buffer.byteLength(text)

const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g
const styles = /<style\b[^>]*>[\s\S]*?<\/style>/g
const isFlight = (script: string): boolean => script.includes('__next_f')

const sum = (texts: readonly string[]): number => texts.reduce((total, text) => total + bytesOf(text), 0)

const partsOf = (html: string) => {
  const all = html.match(scripts) ?? []
  const markup = html.replaceAll(scripts, '')
  return {
    markup: markup.replaceAll(styles, ''),
    flight: all.filter(isFlight),
    styles: markup.match(styles) ?? [],
    scripts: all.filter((script) => !isFlight(script)),
  }
}

export const sharesOf = (html: string): Shares => {
  const parts = partsOf(html)
  return { markup: bytesOf(parts.markup), flight: sum(parts.flight), style: sum(parts.styles), script: sum(parts.scripts) }
}

const mostBytesFirst = (one: Repeated, other: Repeated): number => other.bytes - one.bytes

/** Groups texts that differ only in numbers and ids. */
const asKind = (text: string): string => text.replaceAll(/\d+/g, '#')

const groupByKind = (pieces: Iterable<string>): readonly Repeated[] => {
  const groups = new Map<string, { times: number; bytes: number }>()
  for (const piece of pieces) {
    const kind = asKind(piece)
    const group = groups.get(kind) ?? { times: 0, bytes: 0 }
    groups.set(kind, { times: group.times + 1, bytes: group.bytes + bytesOf(piece) })
  }
  return [...groups].map(([what, group]) => ({ what, ...group })).sort(mostBytesFirst)
}

const ownText = (text: string): string => JSON.parse(text) as string

/** RSC payload without the escaping of its script tags. */
const flightText = (html: string): string =>
  partsOf(html)
    .flight.flatMap((script) => [...script.matchAll(/__next_f\.push\(\[1,("[\s\S]*")\]\)/g)])
    .map(([, text = '""']) => ownText(text))
    .join('')

/** Repeated tags of the markup and elements of the RSC payload, as candidates for shortening. */
export const repeatedIn = (html: string, most: number): readonly Repeated[] => {
  const tags = partsOf(html).markup.match(/<[a-z][^>]*>/g) ?? []
  const elements = flightText(html).match(/\["\$","[^"]+",(?:null|"[^"]*"),\{(?:"(?!children)[^"]+":(?:"[^"]*"|[^",{[]+),?)*/g) ?? []
  return groupByKind([...tags, ...elements])
    .filter(({ times }) => times > 1)
    .slice(0, most)
}

import { unitNames } from './typeset'

/** What a mark is wrong in: a code, whose words stand at the edge. */
export type MarkFault =
  | 'double-space'
  | 'straight-quote'
  | 'three-dots'
  | 'exclamation'
  | 'space-before'
  | 'loose-space'
  | 'missing-space'
  | 'foreign-quote'
  | 'unopened'
  | 'decimal-mark'
  | 'thousands-mark'
  | 'percent-space'

export interface MarkRule {
  readonly kind: MarkFault
  readonly pattern: RegExp
  /** What stands there instead, where that is one thing. */
  readonly instead?: string
}

const rule = (kind: MarkFault, pattern: RegExp, instead?: string): MarkRule => ({
  kind,
  pattern,
  ...(instead === undefined ? {} : { instead }),
})

/** Names whose number is no amount: `TLS 1.3` in every language. */
const versions = '(?<!(?:TLS|HTTP|PHP|Python|Node(?:\\.js)?|MariaDB|PostgreSQL|Debian|Ubuntu|v|[Vv]ersi[oó]n)[ /]?)'

const everywhere: readonly MarkRule[] = [
  rule('double-space', / {2,}/g),
  rule('three-dots', /\.{3}/g, '…'),
  rule('exclamation', /[!¡]/g),
  rule('space-before', / [,.](?=\s|$)/g),
  rule('loose-space', new RegExp(`\\d (?=(?:${unitNames})(?![\\p{L}\\d]))`, 'gu')),
]

const noSpaceBefore = rule('space-before', /[ \u00a0\u202f][:;?!](?=\s|$)/g)
/** Amounts of money and rates stay as M7 and M9 write them, in every language. */
const noAmount = '(?<![\\d.,$€£¥₹]|1 USD = )'
const point = rule('decimal-mark', new RegExp(`${noAmount}${versions}\\d+\\.\\d{1,2}(?![\\d.])`, 'g'), ',')
const commaOfThousands = (separator: string) =>
  rule('thousands-mark', new RegExp(`${noAmount}\\d{1,3}(?:,\\d{3})+(?![\\d,.])`, 'g'), separator)
const spaceBeforePercent = rule('percent-space', /[\d}]%/g, ' %')

/** What each language's typography forbids (docs/glossary.md, "Typography"). */
const perLanguage: Readonly<Record<string, readonly MarkRule[]>> = {
  en: [
    rule('straight-quote', /["']/g, '“ ” ’'),
    rule('foreign-quote', /[„‚«»]/g, '“ ”'),
    noSpaceBefore,
    rule('decimal-mark', /(?<![\d,.])\d+,\d{1,2}(?![\d,])/g, '.'),
    rule('thousands-mark', new RegExp(`(?<![\\d.])${versions}\\d{1,3}\\.\\d{3}(?![\\d.])`, 'g'), ','),
    rule('percent-space', /[\d}][ \u00a0\u202f]%/g, '%'),
  ],
  es: [
    rule('straight-quote', /["']/g, '« »'),
    rule('foreign-quote', /[„‚]/g, '« »'),
    noSpaceBefore,
    rule('unopened', /(?<![^?]¿[^?]*|^¿[^?]*)\?(?![\w=])/g, '¿'),
    point,
    commaOfThousands('.'),
    // From five digits on.
    rule('thousands-mark', /(?<![\d.])\d\.\d{3}(?![\d.])/g, ''),
    spaceBeforePercent,
  ],
  fr: [
    rule('straight-quote', /["']/g, '« » ’'),
    rule('foreign-quote', /[„‚]/g, '« »'),
    rule('loose-space', / [:;?!»%]|\u00a0[:;?!»]|«[ \u00a0]/g),
    rule('missing-space', /[\p{L})}][?!;»](?!\w)|\p{L}:(?=\s|$)|«(?=[\p{L}\d])/gu),
    point,
    commaOfThousands(' '),
    spaceBeforePercent,
  ],
  de: [
    rule('straight-quote', /["']/g, '„ “'),
    rule('foreign-quote', /[«»”]|(?<=^|[\s(])“(?=[\p{L}\d])/gu, '„ “'),
    noSpaceBefore,
    point,
    commaOfThousands('.'),
    spaceBeforePercent,
  ],
}

export const markRules = (language: string): readonly MarkRule[] => [...everywhere, ...(perLanguage[language] ?? [])]

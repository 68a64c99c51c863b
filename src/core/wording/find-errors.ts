import { unitNames } from './typeset'
import { avoidedWords, type AvoidedWord, figuresOfSpeech, type FigureOfSpeech } from './word-lists'

/** A typography error; the admin translates the code. */
type MarkError =
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

interface MarkRule {
  readonly kind: MarkError
  readonly pattern: RegExp
  /** The replacement, if there is only one. */
  readonly instead?: string
}

const rule = (kind: MarkError, pattern: RegExp, instead?: string): MarkRule => ({
  kind,
  pattern,
  ...(instead === undefined ? {} : { instead }),
})

/** Version numbers are not decimals: `TLS 1.3` in every language. */
const versions = '(?<!(?:TLS|HTTP|PHP|Python|Node(?:\\.js)?|MariaDB|PostgreSQL|Debian|Ubuntu|v|[Vv]ersi[oó]n)[ /]?)'

const everywhere: readonly MarkRule[] = [
  rule('double-space', / {2,}/g),
  rule('three-dots', /\.{3}/g, '…'),
  rule('exclamation', /[!¡]/g),
  rule('space-before', / [,.](?=\s|$)/g),
  rule('loose-space', new RegExp(`[\\d.,]{0,12}\\d (?:${unitNames})(?![\\p{L}\\d])`, 'gu')),
]

const noSpaceBefore = rule('space-before', /[ \u00a0\u202f][:;?!](?=\s|$)/g)
/** Amounts and rates follow M7 and M9 in every language. */
const noAmount = '(?<![\\d.,$€£¥₹]|1 USD = )'
const point = rule('decimal-mark', new RegExp(`${noAmount}${versions}\\d+\\.\\d{1,2}(?![\\d.])`, 'g'), ',')
const commaOfThousands = (separator: string) =>
  rule('thousands-mark', new RegExp(`${noAmount}\\d{1,3}(?:,\\d{3})+(?![\\d,.])`, 'g'), separator)
const spaceBeforePercent = rule('missing-space', /[\d.,]{0,12}[\d}]%/g)

/** docs/glossary.md, "Typography". */
const perLanguage: Readonly<Record<string, readonly MarkRule[]>> = {
  en: [
    rule('straight-quote', /["']/g, '“ ” ’'),
    rule('foreign-quote', /[„‚«»]/g, '“ ”'),
    noSpaceBefore,
    rule('decimal-mark', /(?<![\d,.])\d+,\d{1,2}(?![\d,])/g, '.'),
    rule('thousands-mark', new RegExp(`(?<![\\d.])${versions}\\d{1,3}\\.\\d{3}(?![\\d.])`, 'g'), ','),
    rule('percent-space', /[\d.,]{0,12}[\d}][ \u00a0\u202f]%/g),
  ],
  es: [
    rule('straight-quote', /["']/g, '« »'),
    rule('foreign-quote', /[„‚]/g, '« »'),
    noSpaceBefore,
    rule('unopened', /(?<![^?]¿[^?]*|^¿[^?]*)\?(?![\w=])/g, '¿'),
    point,
    commaOfThousands('.'),
    // Spanish groups thousands only in numbers of five or more digits.
    rule('thousands-mark', /(?<![\d.])\d\.\d{3}(?![\d.])/g, ''),
    spaceBeforePercent,
  ],
  fr: [
    rule('straight-quote', /["']/g, '« » ’'),
    rule('foreign-quote', /[„‚]/g, '« »'),
    rule('loose-space', / [:;?!»]|(?<!\d) %|\u00a0[:;?!»]|«[ \u00a0]/g),
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

const markRules = (language: string): readonly MarkRule[] => [...everywhere, ...(perLanguage[language] ?? [])]

type WordingErrorKind = MarkError | 'too-familiar' | 'avoided-word' | 'figure-of-speech' | 'empty-label'

export interface WordingError {
  readonly kind: WordingErrorKind
  readonly found: string
  readonly instead?: string
}

interface Rule {
  readonly kind: WordingErrorKind
  readonly pattern: RegExp
  readonly instead?: string
  readonly unless?: RegExp
}

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** `\b` matches ASCII only; text in braces is a placeholder. */
const wholeWords = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\d{-])(?:${words})(?![\\p{L}\\d])`, 'giu')

const withStars = (words: string): string => words.split('*').map(escaped).join('\\p{L}*').replaceAll(' ', '\\s')

const avoidedRule = ({ not, use, unless }: AvoidedWord): Rule => ({
  kind: 'avoided-word',
  pattern: wholeWords(withStars(not)),
  instead: use,
  ...(unless === undefined ? {} : { unless: new RegExp(withStars(unless), 'giu') }),
})

/** Quotations may contain figures of speech. */
const quoted = '[“„«][^“”»]*[“”»]'

const figureRule = ({ not, use, unless }: FigureOfSpeech): Rule => ({
  kind: 'figure-of-speech',
  pattern: wholeWords(withStars(not)),
  ...(use === undefined ? {} : { instead: use }),
  unless: new RegExp(unless === undefined ? quoted : `${quoted}|${withStars(unless)}`, 'giu'),
})

/** Informal address; the shop addresses visitors formally. */
const familiar: Readonly<Record<string, Rule>> = {
  es: {
    kind: 'too-familiar',
    pattern: wholeWords('tú|tu|tus|te|ti|contigo|vosotr[oa]s|vuestr[oa]s?|tienes|puedes|quieres|eres|estás|necesitas|debes|haces|sabes'),
    instead: 'usted',
  },
  fr: { kind: 'too-familiar', pattern: wholeWords('tu|ton|ta|tes|toi|t’'), instead: 'vous' },
  de: {
    kind: 'too-familiar',
    pattern: wholeWords('du|dich|dir|dein(?:e[rnms]?)?|euch|euer|eure[rnms]?|hast|bist|kannst|willst|musst|möchtest'),
    instead: 'Sie',
  },
}

const wholeLabel = (labels: string): Rule => ({ kind: 'empty-label', pattern: new RegExp(`^\\s*(?:${labels})\\s*$`, 'giu') })

/** Link labels that are meaningless out of context, to screen readers and search engines. */
const emptyLabels: Readonly<Record<string, Rule>> = {
  en: wholeLabel('click here|here|learn more|read more|this page|start|go'),
  es: wholeLabel('haga clic aquí|aquí|más|más información|leer más|este enlace|empezar|ir'),
  fr: wholeLabel('cliquez ici|ici|plus|en savoir plus|lire la suite|ce lien'),
  de: wholeLabel('hier klicken|hier|mehr|mehr erfahren|weiterlesen|siehe|los'),
}

const rulesOf = (language: string): readonly Rule[] => {
  const form = familiar[language]
  const label = emptyLabels[language]
  // Errors that need a decision come first; typography can be fixed mechanically.
  return [
    ...(avoidedWords[language] ?? []).map(avoidedRule),
    ...(figuresOfSpeech[language] ?? []).map(figureRule),
    ...(form ? [form] : []),
    ...(label ? [label] : []),
    ...markRules(language),
  ]
}

/** Cached per language, since form text is checked on every keystroke. */
const rulesByLanguage = new Map<string, readonly Rule[]>()

const rulesFor = (language: string): readonly Rule[] => {
  const known = rulesByLanguage.get(language) ?? rulesOf(language)
  rulesByLanguage.set(language, known)
  return known
}

const faultsBy = ({ kind, pattern, instead, unless }: Rule, text: string): readonly WordingError[] => {
  const read = unless ? text.replace(unless, '') : text
  return [...new Set(Array.from(read.matchAll(pattern), ([found]) => found))].map((found) => ({
    kind,
    found,
    ...(instead === undefined ? {} : { instead }),
  }))
}

/** Languages without their own rules use the common ones. */
export const findWordingErrors = (language: string, text: string): readonly WordingError[] =>
  rulesFor(language).flatMap((rule) => faultsBy(rule, text))

import type { WordingError, WordingErrorKind } from '@/core/wording/find-errors'
import { translate, words, type Reader, type Words } from '@/payload/words'

const names: Readonly<Record<WordingErrorKind, Words>> = {
  'double-space': words({
    en: 'Two spaces in a row',
    es: 'Dos espacios seguidos',
    fr: 'Deux espaces de suite',
    de: 'Zwei Leerzeichen hintereinander',
  }),
  'straight-quote': words({
    en: 'Straight quote or apostrophe',
    es: 'Comilla o apóstrofo recto',
    fr: 'Guillemet ou apostrophe droits',
    de: 'Gerades Anführungszeichen',
  }),
  'three-dots': words({ en: 'Three dots', es: 'Tres puntos', fr: 'Trois points', de: 'Drei Punkte' }),
  exclamation: words({ en: 'Exclamation mark', es: 'Signo de exclamación', fr: 'Point d’exclamation', de: 'Ausrufezeichen' }),
  'space-before': words({
    en: 'Space before a mark',
    es: 'Espacio antes de un signo',
    fr: 'Espace avant un signe',
    de: 'Leerzeichen vor einem Satzzeichen',
  }),
  'loose-space': words({
    en: 'Space at which a line may break',
    es: 'Espacio en el que puede cortarse la línea',
    fr: 'Espace où la ligne peut se couper',
    de: 'Leerzeichen, an dem die Zeile umbrechen kann',
  }),
  'missing-space': words({
    en: 'Space missing beside a mark',
    es: 'Falta un espacio junto a un signo',
    fr: 'Espace manquante près d’un signe',
    de: 'Leerzeichen fehlt bei einem Satzzeichen',
  }),
  'foreign-quote': words({
    en: 'Quotes of another language',
    es: 'Comillas de otro idioma',
    fr: 'Guillemets d’une autre langue',
    de: 'Anführungszeichen einer anderen Sprache',
  }),
  unopened: words({
    en: 'Question without its opening mark',
    es: 'Pregunta sin abrir',
    fr: 'Question sans signe d’ouverture',
    de: 'Frage ohne öffnendes Zeichen',
  }),
  'decimal-mark': words({
    en: 'Decimal mark of another language',
    es: 'Separador decimal de otro idioma',
    fr: 'Séparateur décimal d’une autre langue',
    de: 'Dezimalzeichen einer anderen Sprache',
  }),
  'thousands-mark': words({
    en: 'Thousands as another language writes them',
    es: 'Millares como en otro idioma',
    fr: 'Milliers écrits comme dans une autre langue',
    de: 'Tausender wie in einer anderen Sprache',
  }),
  'percent-space': words({
    en: 'Space at the percent sign',
    es: 'Espacio del signo de porcentaje',
    fr: 'Espace du signe pour cent',
    de: 'Abstand beim Prozentzeichen',
  }),
  'too-familiar': words({
    en: 'Too familiar an address',
    es: 'Trato demasiado familiar',
    fr: 'Adresse trop familière',
    de: 'Zu vertrauliche Anrede',
  }),
  'avoided-word': words({
    en: 'A word the shop does not use',
    es: 'Palabra que la tienda no usa',
    fr: 'Mot que la boutique n’emploie pas',
    de: 'Ein Wort, das der Shop nicht verwendet',
  }),
  'figure-of-speech': words({
    en: 'Figure of speech or literal translation',
    es: 'Imagen o calco de otro idioma',
    fr: 'Image ou calque d’une autre langue',
    de: 'Sprachbild oder wörtliche Übersetzung',
  }),
  'empty-label': words({
    en: 'Does not say where it leads',
    es: 'No dice adónde lleva',
    fr: 'Ne dit pas où cela mène',
    de: 'Sagt nicht, wohin es führt',
  }),
}

const sameNote = (one: WordingError, other: WordingError): boolean => one.kind === other.kind && one.instead === other.instead

/** One line per kind of error: `A word the shop does not use: e-mail → email`, `Space at which a line may break: ? »`. */
export const notesOf = (reader: Reader, faults: readonly WordingError[]): readonly string[] =>
  faults.flatMap((fault, index) => {
    if (faults.findIndex((each) => sameNote(each, fault)) < index) return []
    const found = faults.flatMap((each) => (sameNote(each, fault) && each.found.trim() !== '' ? [each.found.trim()] : []))
    const named = [translate(reader, names[fault.kind]), ...(found.length > 0 ? [found.join(' ')] : [])].join(': ')
    return [fault.instead ? `${named} → ${fault.instead}` : named]
  })

export const putRight = words({
  en: 'Put the marks right',
  es: 'Corregir los signos',
  fr: 'Corriger la typographie',
  de: 'Satzzeichen berichtigen',
})

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** Plain text of a field; rich text has one line per piece. */
export const plainText = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(plainText).filter(Boolean).join('\n')
  if (!isRecord(value)) return ''
  const { text, root, children } = value
  return typeof text === 'string' ? text : plainText(root ?? children)
}

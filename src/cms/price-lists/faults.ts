import { translate, words, type Reader, type Words } from '@/cms/words'

/** Why a file is not taken: where, and what to do about it. */
export interface Fault {
  /** As a spreadsheet counts: the headings are line 1. */
  readonly line: number
  readonly column: string | null
  readonly reason: string
}

const texts = {
  empty: () => words({ en: 'The file is empty.', es: 'El archivo está vacío.', fr: 'Le fichier est vide.', de: 'Die Datei ist leer.' }),
  tooLarge: () =>
    words({
      en: 'The file is larger than a price list can be (512 KB, 2,000 lines).',
      es: 'El archivo es mayor de lo que puede ser una lista de precios (512 KB, 2000 líneas).',
      fr: 'Le fichier dépasse la taille d’une liste de prix (512 Ko, 2 000 lignes).',
      de: 'Die Datei ist größer, als eine Preisliste sein kann (512 KB, 2.000 Zeilen).',
    }),
  unreadable: () =>
    words({
      en: 'This line cannot be read: check its quotation marks and the number of its cells.',
      es: 'Esta línea no se puede leer: revise las comillas y el número de celdas.',
      fr: 'Cette ligne est illisible : vérifiez les guillemets et le nombre de cellules.',
      de: 'Diese Zeile ist nicht lesbar: Prüfen Sie Anführungszeichen und Anzahl der Zellen.',
    }),
  unknownColumn: () =>
    words({
      en: 'No such column is known.',
      es: 'Esta columna no se conoce.',
      fr: 'Cette colonne est inconnue.',
      de: 'Diese Spalte ist unbekannt.',
    }),
  missingColumn: () =>
    words({ en: 'This column is missing.', es: 'Falta esta columna.', fr: 'Cette colonne manque.', de: 'Diese Spalte fehlt.' }),
  nothing: () =>
    words({
      en: 'There is no column with prices.',
      es: 'No hay ninguna columna con precios.',
      fr: 'Aucune colonne ne contient de prix.',
      de: 'Es gibt keine Spalte mit Preisen.',
    }),
  unknownKey: (key: string) =>
    words({
      en: `“${key}” is not in the catalogue.`,
      es: `«${key}» no está en el catálogo.`,
      fr: `« ${key} » n’est pas au catalogue.`,
      de: `„${key}“ steht nicht im Katalog.`,
    }),
  unknownPeriod: (period: string) =>
    words({
      en: `There is no price for “${period}” yet: add it in the form first.`,
      es: `Todavía no hay precio para «${period}»: añádalo antes en el formulario.`,
      fr: `Il n’y a pas encore de prix pour « ${period} » : ajoutez-le d’abord dans le formulaire.`,
      de: `Für „${period}“ gibt es noch keinen Preis: Legen Sie ihn zuerst im Formular an.`,
    }),
  repeated: (line: number) =>
    words({
      en: `The same as line ${line}.`,
      es: `Igual que la línea ${line}.`,
      fr: `Identique à la ligne ${line}.`,
      de: `Dasselbe wie Zeile ${line}.`,
    }),
  draft: () =>
    words({
      en: 'This has a draft that is not published: publish or discard it first.',
      es: 'Tiene un borrador sin publicar: publíquelo o descártelo antes.',
      fr: 'Un brouillon n’est pas publié : publiez-le ou abandonnez-le d’abord.',
      de: 'Hierzu gibt es einen unveröffentlichten Entwurf: Veröffentlichen oder verwerfen Sie ihn zuerst.',
    }),
  noValue: () =>
    words({ en: 'This cell is empty.', es: 'Esta celda está vacía.', fr: 'Cette cellule est vide.', de: 'Diese Zelle ist leer.' }),
  noNumber: (cell: string) =>
    words({
      en: `“${cell}” is not a number such as 12.99.`,
      es: `«${cell}» no es un número como 12.99.`,
      fr: `« ${cell} » n’est pas un nombre tel que 12.99.`,
      de: `„${cell}“ ist keine Zahl wie 12.99.`,
    }),
  noDay: (cell: string) =>
    words({
      en: `“${cell}” is not a day such as 2026-11-23.`,
      es: `«${cell}» no es un día como 2026-11-23.`,
      fr: `« ${cell} » n’est pas un jour tel que 2026-11-23.`,
      de: `„${cell}“ ist kein Tag wie 2026-11-23.`,
    }),
  notLater: () =>
    words({
      en: 'Exchange rates have no drafts, so they cannot be published later.',
      es: 'Los tipos de cambio no tienen borradores, así que no se pueden publicar más tarde.',
      fr: 'Les taux de change n’ont pas de brouillon et ne peuvent donc pas être publiés plus tard.',
      de: 'Wechselkurse haben keine Entwürfe und lassen sich deshalb nicht später veröffentlichen.',
    }),
  changed: () =>
    words({
      en: 'The catalogue has changed since this file was checked: please check it again.',
      es: 'El catálogo ha cambiado desde que se comprobó el archivo: compruébelo de nuevo.',
      fr: 'Le catalogue a changé depuis la vérification du fichier : vérifiez-le de nouveau.',
      de: 'Der Katalog hat sich seit der Prüfung der Datei geändert: Bitte prüfen Sie sie noch einmal.',
    }),
} satisfies Record<string, (...given: never[]) => Words>

type Texts = typeof texts

/** What a stranger's file holds is quoted in part only. */
const short = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text)

export const faultAt =
  (reader: Reader) =>
  (line: number, column: string | null, text: keyof Texts, given: string | number = ''): Fault => ({
    line,
    column,
    reason: translate(reader, (texts[text] as (given: string | number) => Words)(typeof given === 'string' ? short(given) : given)),
  })

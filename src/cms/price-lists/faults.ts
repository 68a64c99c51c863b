import { say, words, type Reader, type Words } from '../words'

/** Why a file is not taken: where, and what to do about it. */
export interface Fault {
  /** As a spreadsheet counts: the headings are line 1. */
  readonly line: number
  readonly column: string | null
  readonly reason: string
}

const texts = {
  empty: () => words('The file is empty.', 'El archivo está vacío.', 'Le fichier est vide.', 'Die Datei ist leer.'),
  tooLarge: () =>
    words(
      'The file is larger than a price list can be (512 KB, 2,000 lines).',
      'El archivo es mayor de lo que puede ser una lista de precios (512 KB, 2000 líneas).',
      'Le fichier dépasse la taille d’une liste de prix (512 Ko, 2 000 lignes).',
      'Die Datei ist größer, als eine Preisliste sein kann (512 KB, 2.000 Zeilen).',
    ),
  unreadable: () =>
    words(
      'This line cannot be read: check its quotation marks and the number of its cells.',
      'Esta línea no se puede leer: revise las comillas y el número de celdas.',
      'Cette ligne est illisible : vérifiez les guillemets et le nombre de cellules.',
      'Diese Zeile ist nicht lesbar: Prüfen Sie Anführungszeichen und Anzahl der Zellen.',
    ),
  unknownColumn: () =>
    words('No such column is known.', 'Esta columna no se conoce.', 'Cette colonne est inconnue.', 'Diese Spalte ist unbekannt.'),
  missingColumn: () => words('This column is missing.', 'Falta esta columna.', 'Cette colonne manque.', 'Diese Spalte fehlt.'),
  nothing: () =>
    words(
      'There is no column with prices.',
      'No hay ninguna columna con precios.',
      'Aucune colonne ne contient de prix.',
      'Es gibt keine Spalte mit Preisen.',
    ),
  unknownKey: (key: string) =>
    words(
      `“${key}” is not in the catalogue.`,
      `«${key}» no está en el catálogo.`,
      `« ${key} » n’est pas au catalogue.`,
      `„${key}“ steht nicht im Katalog.`,
    ),
  unknownPeriod: (period: string) =>
    words(
      `There is no price for “${period}” yet: add it in the form first.`,
      `Todavía no hay precio para «${period}»: añádalo antes en el formulario.`,
      `Il n’y a pas encore de prix pour « ${period} » : ajoutez-le d’abord dans le formulaire.`,
      `Für „${period}“ gibt es noch keinen Preis: Legen Sie ihn zuerst im Formular an.`,
    ),
  repeated: (line: number) =>
    words(`The same as line ${line}.`, `Igual que la línea ${line}.`, `Identique à la ligne ${line}.`, `Dasselbe wie Zeile ${line}.`),
  draft: () =>
    words(
      'This has a draft that is not published: publish or discard it first.',
      'Tiene un borrador sin publicar: publíquelo o descártelo antes.',
      'Un brouillon n’est pas publié : publiez-le ou abandonnez-le d’abord.',
      'Hierzu gibt es einen unveröffentlichten Entwurf: Veröffentlichen oder verwerfen Sie ihn zuerst.',
    ),
  noValue: () => words('This cell is empty.', 'Esta celda está vacía.', 'Cette cellule est vide.', 'Diese Zelle ist leer.'),
  noNumber: (cell: string) =>
    words(
      `“${cell}” is not a number such as 12.99.`,
      `«${cell}» no es un número como 12.99.`,
      `« ${cell} » n’est pas un nombre tel que 12.99.`,
      `„${cell}“ ist keine Zahl wie 12.99.`,
    ),
  noDay: (cell: string) =>
    words(
      `“${cell}” is not a day such as 2026-11-23.`,
      `«${cell}» no es un día como 2026-11-23.`,
      `« ${cell} » n’est pas un jour tel que 2026-11-23.`,
      `„${cell}“ ist kein Tag wie 2026-11-23.`,
    ),
  changed: () =>
    words(
      'The catalogue has changed since this file was checked: please check it again.',
      'El catálogo ha cambiado desde que se comprobó el archivo: compruébelo de nuevo.',
      'Le catalogue a changé depuis la vérification du fichier : vérifiez-le de nouveau.',
      'Der Katalog hat sich seit der Prüfung der Datei geändert: Bitte prüfen Sie sie noch einmal.',
    ),
} satisfies Record<string, (...given: never[]) => Words>

type Texts = typeof texts

/** What a stranger's file holds is quoted in part only. */
const short = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text)

export const faultAt =
  (reader: Reader) =>
  (line: number, column: string | null, text: keyof Texts, given: string | number = ''): Fault => ({
    line,
    column,
    reason: say(reader, (texts[text] as (given: string | number) => Words)(typeof given === 'string' ? short(given) : given)),
  })

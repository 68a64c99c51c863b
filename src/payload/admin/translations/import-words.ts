import { translate, words, type Reader, type Words } from '@/payload/words'
import type { FileErrorKind } from './exchange-csv'
import type { EditError } from './save-edits'

const ofFile: Readonly<Record<FileErrorKind, Words>> = {
  empty: words({
    en: 'The file holds no texts.',
    es: 'El archivo no contiene textos.',
    fr: 'Le fichier ne contient aucun texte.',
    de: 'Die Datei enthält keine Texte.',
  }),
  'too-large': words({
    en: 'The file is larger than 8 MB or holds more than 5,000 texts.',
    es: 'El archivo supera los 8 MB o los 5000 textos.',
    fr: 'Le fichier dépasse 8 Mo ou 5 000 textes.',
    de: 'Die Datei ist größer als 8 MB oder enthält mehr als 5.000 Texte.',
  }),
  unreadable: words({
    en: 'The file cannot be read from here on.',
    es: 'A partir de aquí el archivo no se puede leer.',
    fr: 'Le fichier est illisible à partir d’ici.',
    de: 'Ab hier ist die Datei nicht lesbar.',
  }),
  doctype: words({
    en: 'A document type is not allowed in the file.',
    es: 'El archivo no puede llevar una declaración de tipo de documento.',
    fr: 'Une déclaration de type de document n’est pas admise dans le fichier.',
    de: 'Eine Dokumenttyp-Angabe ist in der Datei nicht erlaubt.',
  }),
  language: words({
    en: 'The languages are not English and another one of the shop.',
    es: 'Los idiomas no son el inglés y otro de la tienda.',
    fr: 'Les langues ne sont pas l’anglais et une autre de la boutique.',
    de: 'Die Sprachen sind nicht Englisch und eine andere des Shops.',
  }),
  inline: words({
    en: 'There are marks within the words, which would be lost.',
    es: 'Hay marcas dentro del texto que se perderían.',
    fr: 'Le texte contient des balises qui seraient perdues.',
    de: 'Im Text stehen Auszeichnungen, die verloren gingen.',
  }),
  column: words({ en: 'A column is missing.', es: 'Falta una columna.', fr: 'Une colonne manque.', de: 'Es fehlt eine Spalte.' }),
  incomplete: words({
    en: 'Pieces of this text are missing or stand twice.',
    es: 'Faltan partes de este texto o están repetidas.',
    fr: 'Des parties de ce texte manquent ou sont en double.',
    de: 'Teile dieses Textes fehlen oder stehen doppelt.',
  }),
}

export const describeFileError = (reader: Reader, kind: FileErrorKind): string => translate(reader, ofFile[kind])

const gone = words({
  en: 'The shop has no such text any more.',
  es: 'La tienda ya no tiene este texto.',
  fr: 'La boutique n’a plus ce texte.',
  de: 'Diesen Text hat der Shop nicht mehr.',
})

const englishChanged = words({
  en: 'Conflict: the English text has changed since.',
  es: 'Conflicto: el texto inglés ha cambiado desde entonces.',
  fr: 'Conflit : le texte anglais a changé depuis.',
  de: 'Konflikt: Der englische Text hat sich seither geändert.',
})

const targetChanged = words({
  en: 'Conflict: someone has changed this translation since.',
  es: 'Conflicto: alguien ha cambiado esta traducción desde entonces.',
  fr: 'Conflit : quelqu’un a modifié cette traduction depuis.',
  de: 'Konflikt: Jemand hat diese Übersetzung seither geändert.',
})

const segments = words({
  en: 'This text has another number of pieces.',
  es: 'Este texto tiene otro número de partes.',
  fr: 'Ce texte a un autre nombre de parties.',
  de: 'Dieser Text hat eine andere Zahl von Teilen.',
})

const blank = words({
  en: 'Every piece of this text needs words.',
  es: 'Cada parte de este texto necesita palabras.',
  fr: 'Chaque partie de ce texte doit être remplie.',
  de: 'Jeder Teil dieses Textes braucht Wörter.',
})

const draftWaits = words({
  en: 'It has changes that are not published, which would go live with this: save drafts instead.',
  es: 'Tiene cambios sin publicar que se publicarían a la vez: guarde borradores.',
  fr: 'Des modifications non publiées seraient mises en ligne avec celle-ci : enregistrez des brouillons.',
  de: 'Hier warten unveröffentlichte Änderungen, die mit online gingen: Speichern Sie Entwürfe.',
})

const locked = words({
  en: 'Someone is editing this document in its form. Please try again afterwards.',
  es: 'Alguien está editando este documento en su formulario. Inténtelo de nuevo después.',
  fr: 'Quelqu’un modifie ce document dans son formulaire. Veuillez réessayer ensuite.',
  de: 'Jemand bearbeitet dieses Dokument in seinem Formular. Bitte versuchen Sie es danach noch einmal.',
})

const repeated = words({
  en: 'This text stands twice in the file.',
  es: 'Este texto está dos veces en el archivo.',
  fr: 'Ce texte figure deux fois dans le fichier.',
  de: 'Dieser Text steht zweimal in der Datei.',
})

const changed = words({
  en: 'Texts have changed since the file was checked: please check it again.',
  es: 'Los textos han cambiado desde que se comprobó el archivo: compruébelo de nuevo.',
  fr: 'Des textes ont changé depuis la vérification du fichier : vérifiez-le de nouveau.',
  de: 'Texte haben sich seit der Prüfung der Datei geändert: Bitte prüfen Sie sie noch einmal.',
})

export const describeRepeated = (reader: Reader): string => translate(reader, repeated)
export const describeChanged = (reader: Reader): string => translate(reader, changed)

export const describeEditError = (reader: Reader, fault: EditError): string => {
  switch (fault.kind) {
    case 'gone':
      return translate(reader, gone)
    case 'conflict':
      return translate(reader, fault.isEnglish ? englishChanged : targetChanged)
    case 'segments':
      return translate(reader, segments)
    case 'blank':
      return translate(reader, blank)
    case 'draft-waits':
      return translate(reader, draftWaits)
    case 'locked':
      return translate(reader, locked)
    case 'refused':
      return fault.message
    default:
      return fault satisfies never
  }
}

import type { TranslationState } from '@/core/translations/segments'
import { words, type Words } from '@/payload/words'

export const screenWords = {
  menu: words({ en: 'Translations', es: 'Traducciones', fr: 'Traductions', de: 'Übersetzungen' }),
  intro: words({
    en: 'What each language has, misses, or has from an English text that was changed since. A figure leads to its texts.',
    es: 'Lo que cada idioma tiene, lo que le falta y lo que procede de un texto inglés cambiado después. Cada cifra lleva a sus textos.',
    fr: 'Ce que chaque langue a, ce qui lui manque, et ce qui vient d’un texte anglais modifié depuis. Chaque chiffre mène à ses textes.',
    de: 'Was jede Sprache hat, was ihr fehlt und was von einem inzwischen geänderten englischen Text stammt. Jede Zahl führt zu ihren Texten.',
  }),
  content: words({ en: 'Content', es: 'Contenido', fr: 'Contenu', de: 'Inhalt' }),
  done: words({ en: 'translated', es: 'traducidos', fr: 'traduits', de: 'übersetzt' }),
  none: words({ en: 'Nothing to do here.', es: 'No hay nada que hacer aquí.', fr: 'Rien à faire ici.', de: 'Hier ist nichts zu tun.' }),
  back: words({ en: 'All languages', es: 'Todos los idiomas', fr: 'Toutes les langues', de: 'Alle Sprachen' }),
  show: words({ en: 'Show', es: 'Mostrar', fr: 'Afficher', de: 'Anzeigen' }),
  open: words({ en: 'To do', es: 'Pendientes', fr: 'À faire', de: 'Zu tun' }),
  all: words({ en: 'All', es: 'Todos', fr: 'Tous', de: 'Alle' }),
  texts: words({ en: 'Texts', es: 'Textos', fr: 'Textes', de: 'Texte' }),
  english: words({ en: 'English', es: 'Inglés', fr: 'Anglais', de: 'Englisch' }),
  translation: words({ en: 'Translation', es: 'Traducción', fr: 'Traduction', de: 'Übersetzung' }),
  piece: words({ en: 'Piece', es: 'Parte', fr: 'Partie', de: 'Teil' }),
  save: words({ en: 'Save and next', es: 'Guardar y siguiente', fr: 'Enregistrer et suivant', de: 'Speichern und weiter' }),
  confirm: words({ en: 'Still right', es: 'Sigue siendo correcto', fr: 'Toujours juste', de: 'Stimmt noch' }),
  copy: words({ en: 'Copy English', es: 'Copiar el inglés', fr: 'Copier l’anglais', de: 'Englisch übernehmen' }),
  document: words({ en: 'Open in its form', es: 'Abrir en su formulario', fr: 'Ouvrir dans son formulaire', de: 'Im Formular öffnen' }),
  more: words({ en: 'More texts', es: 'Más textos', fr: 'Plus de textes', de: 'Weitere Texte' }),
  keys: words({
    en: 'Ctrl+Enter saves and goes to the next text to do.',
    es: 'Ctrl+Intro guarda y pasa al siguiente texto pendiente.',
    fr: 'Ctrl+Entrée enregistre et passe au prochain texte à faire.',
    de: 'Strg+Eingabe speichert und geht zum nächsten offenen Text.',
  }),
  draftNote: words({
    en: 'Documents with drafts keep translations as a draft until the document is published. Menus, settings and labels are live at once.',
    es: 'Los documentos con borradores guardan la traducción como borrador hasta que se publica el documento. Menús, ajustes y etiquetas se aplican al momento.',
    fr: 'Les documents avec brouillons gardent la traduction en brouillon jusqu’à leur publication. Menus, réglages et libellés sont en ligne aussitôt.',
    de: 'Dokumente mit Entwürfen behalten Übersetzungen als Entwurf, bis sie veröffentlicht werden. Menüs, Einstellungen und Beschriftungen gelten sofort.',
  }),
  saved: words({ en: 'Saved.', es: 'Guardado.', fr: 'Enregistré.', de: 'Gespeichert.' }),
  unsaved: words({ en: 'Not saved yet', es: 'Sin guardar', fr: 'Pas encore enregistré', de: 'Noch nicht gespeichert' }),
  lost: words({
    en: 'Not saved: the shop did not answer, or you are no longer logged in. Your words are kept in this window: log in again in another one, then save.',
    es: 'No se ha guardado: la tienda no responde o ha caducado su sesión. El texto sigue en esta ventana: inicie sesión en otra y guarde después.',
    fr: 'Non enregistré : la boutique n’a pas répondu, ou votre session a expiré. Votre texte reste dans cette fenêtre : reconnectez-vous dans une autre, puis enregistrez.',
    de: 'Nicht gespeichert: Der Shop hat nicht geantwortet, oder Sie sind nicht mehr angemeldet. Ihr Text bleibt in diesem Fenster: Melden Sie sich in einem anderen an und speichern Sie dann.',
  }),
  theirs: words({ en: 'What stands there now', es: 'Lo que hay ahora', fr: 'Ce qui s’y trouve maintenant', de: 'Was jetzt dort steht' }),
  takeTheirs: words({ en: 'Take it', es: 'Usar esto', fr: 'Le reprendre', de: 'Übernehmen' }),
  file: words({
    en: 'Files for translators',
    es: 'Archivos para traductores',
    fr: 'Fichiers pour traducteurs',
    de: 'Dateien für Übersetzer',
  }),
  fileIntro: words({
    en: 'Download the texts shown here, have them translated, and check the file: you see every change before it counts. A file is applied as a whole or not at all. It holds at most 5,000 texts.',
    es: 'Descargue los textos que se muestran aquí, haga que los traduzcan y compruebe el archivo: verá cada cambio antes de que cuente. Un archivo se aplica entero o no se aplica. Contiene como máximo 5000 textos.',
    fr: 'Téléchargez les textes affichés ici, faites-les traduire, puis vérifiez le fichier : vous voyez chaque modification avant qu’elle ne compte. Un fichier est appliqué en entier ou pas du tout. Il contient au plus 5 000 textes.',
    de: 'Laden Sie die hier gezeigten Texte herunter, lassen Sie sie übersetzen und prüfen Sie die Datei: Sie sehen jede Änderung, bevor sie gilt. Eine Datei wird ganz übernommen oder gar nicht. Sie enthält höchstens 5.000 Texte.',
  }),
  downloadXliff: words({ en: 'Download XLIFF', es: 'Descargar XLIFF', fr: 'Télécharger en XLIFF', de: 'XLIFF herunterladen' }),
  downloadCsv: words({ en: 'Download CSV', es: 'Descargar CSV', fr: 'Télécharger en CSV', de: 'CSV herunterladen' }),
  chooseFile: words({ en: 'XLIFF or CSV file', es: 'Archivo XLIFF o CSV', fr: 'Fichier XLIFF ou CSV', de: 'XLIFF- oder CSV-Datei' }),
  check: words({ en: 'Check the file', es: 'Comprobar el archivo', fr: 'Vérifier le fichier', de: 'Datei prüfen' }),
  apply: words({
    en: 'Apply all changes',
    es: 'Aplicar todos los cambios',
    fr: 'Appliquer toutes les modifications',
    de: 'Alle Änderungen übernehmen',
  }),
  applied: words({ en: 'Applied.', es: 'Aplicado.', fr: 'Appliqué.', de: 'Übernommen.' }),
  noChanges: words({
    en: 'This file changes nothing.',
    es: 'Este archivo no cambia nada.',
    fr: 'Ce fichier ne change rien.',
    de: 'Diese Datei ändert nichts.',
  }),
  faults: words({
    en: 'Nothing was changed. Please correct these',
    es: 'No se ha cambiado nada. Corrija esto',
    fr: 'Rien n’a été modifié. Veuillez corriger',
    de: 'Nichts wurde geändert. Bitte berichtigen Sie',
  }),
  changes: words({ en: 'What changes', es: 'Qué cambia', fr: 'Ce qui change', de: 'Was sich ändert' }),
  line: words({ en: 'Line', es: 'Línea', fr: 'Ligne', de: 'Zeile' }),
  place: words({ en: 'Text', es: 'Texto', fr: 'Texte', de: 'Text' }),
  reason: words({ en: 'Reason', es: 'Motivo', fr: 'Motif', de: 'Grund' }),
  before: words({ en: 'Before', es: 'Antes', fr: 'Avant', de: 'Vorher' }),
  after: words({ en: 'After', es: 'Después', fr: 'Après', de: 'Nachher' }),
} as const

export const shownInEnglish = (language: string, count: number): Words =>
  words({
    en: count === 1 ? `${language}: 1 text will be shown in English` : `${language}: ${count} texts will be shown in English`,
    es: count === 1 ? `${language}: 1 texto se mostrará en inglés` : `${language}: ${count} textos se mostrarán en inglés`,
    fr: count === 1 ? `${language} : 1 texte s’affichera en anglais` : `${language} : ${count} textes s’afficheront en anglais`,
    de: count === 1 ? `${language}: 1 Text erscheint auf Englisch` : `${language}: ${count} Texte erscheinen auf Englisch`,
  })

export const stateWords: Readonly<Record<TranslationState, Words>> = {
  missing: words({ en: 'missing', es: 'sin traducir', fr: 'à traduire', de: 'nicht übersetzt' }),
  outdated: words({ en: 'outdated', es: 'desfasados', fr: 'dépassés', de: 'veraltet' }),
  draft: words({ en: 'drafts to be seen', es: 'borradores por revisar', fr: 'brouillons à relire', de: 'Entwürfe zu prüfen' }),
  same: words({ en: 'same as English', es: 'iguales al inglés', fr: 'identiques à l’anglais', de: 'wie Englisch' }),
  complete: words({ en: 'complete', es: 'completos', fr: 'complets', de: 'vollständig' }),
}

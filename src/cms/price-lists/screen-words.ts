import { words } from '../words'

export const screenWords = {
  title: words({ en: 'Price lists', es: 'Listas de precios', fr: 'Listes de prix', de: 'Preislisten' }),
  intro: words({
    en: 'Download a list, change its prices in a spreadsheet, and check the file here: you see every change before it counts. A file is applied as a whole or not at all.',
    es: 'Descargue una lista, cambie sus precios en una hoja de cálculo y compruebe aquí el archivo: verá cada cambio antes de que cuente. Un archivo se aplica entero o no se aplica.',
    fr: 'Téléchargez une liste, modifiez ses prix dans un tableur et vérifiez le fichier ici : vous voyez chaque modification avant qu’elle ne compte. Un fichier est appliqué en entier ou pas du tout.',
    de: 'Laden Sie eine Liste herunter, ändern Sie die Preise in einer Tabelle und prüfen Sie die Datei hier: Sie sehen jede Änderung, bevor sie gilt. Eine Datei wird ganz übernommen oder gar nicht.',
  }),
  list: words({ en: 'Price list', es: 'Lista de precios', fr: 'Liste de prix', de: 'Preisliste' }),
  download: words({ en: 'Download as CSV', es: 'Descargar como CSV', fr: 'Télécharger en CSV', de: 'Als CSV herunterladen' }),
  file: words({ en: 'CSV file', es: 'Archivo CSV', fr: 'Fichier CSV', de: 'CSV-Datei' }),
  check: words({ en: 'Check the file', es: 'Comprobar el archivo', fr: 'Vérifier le fichier', de: 'Datei prüfen' }),
  apply: words({
    en: 'Apply all changes',
    es: 'Aplicar todos los cambios',
    fr: 'Appliquer toutes les modifications',
    de: 'Alle Änderungen übernehmen',
  }),
  changes: words({ en: 'What changes', es: 'Qué cambia', fr: 'Ce qui change', de: 'Was sich ändert' }),
  faults: words({
    en: 'Nothing was changed. Please correct these',
    es: 'No se ha cambiado nada. Corrija esto',
    fr: 'Rien n’a été modifié. Veuillez corriger',
    de: 'Nichts wurde geändert. Bitte berichtigen Sie',
  }),
  line: words({ en: 'Line', es: 'Línea', fr: 'Ligne', de: 'Zeile' }),
  key: words({ en: 'Key', es: 'Clave', fr: 'Clé', de: 'Schlüssel' }),
  column: words({ en: 'Column', es: 'Columna', fr: 'Colonne', de: 'Spalte' }),
  before: words({ en: 'Before', es: 'Antes', fr: 'Avant', de: 'Vorher' }),
  after: words({ en: 'After', es: 'Después', fr: 'Après', de: 'Nachher' }),
  reason: words({ en: 'Reason', es: 'Motivo', fr: 'Motif', de: 'Grund' }),
  none: words({
    en: 'This file changes nothing.',
    es: 'Este archivo no cambia nada.',
    fr: 'Ce fichier ne change rien.',
    de: 'Diese Datei ändert nichts.',
  }),
  applied: words({
    en: 'Applied. The site shows the new prices.',
    es: 'Aplicado. El sitio muestra los precios nuevos.',
    fr: 'Appliqué. Le site affiche les nouveaux prix.',
    de: 'Übernommen. Die Website zeigt die neuen Preise.',
  }),
  failed: words({
    en: 'The file could not be sent. Please try again.',
    es: 'No se ha podido enviar el archivo. Inténtelo de nuevo.',
    fr: 'Le fichier n’a pas pu être envoyé. Veuillez réessayer.',
    de: 'Die Datei konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
  }),
}

import { words } from '../words'

export const screenWords = {
  title: words('Price lists', 'Listas de precios', 'Listes de prix', 'Preislisten'),
  intro: words(
    'Download a list, change its prices in a spreadsheet, and check the file here: you see every change before it counts. A file is applied as a whole or not at all.',
    'Descargue una lista, cambie sus precios en una hoja de cálculo y compruebe aquí el archivo: verá cada cambio antes de que cuente. Un archivo se aplica entero o no se aplica.',
    'Téléchargez une liste, modifiez ses prix dans un tableur et vérifiez le fichier ici : vous voyez chaque modification avant qu’elle ne compte. Un fichier est appliqué en entier ou pas du tout.',
    'Laden Sie eine Liste herunter, ändern Sie die Preise in einer Tabelle und prüfen Sie die Datei hier: Sie sehen jede Änderung, bevor sie gilt. Eine Datei wird ganz übernommen oder gar nicht.',
  ),
  list: words('Price list', 'Lista de precios', 'Liste de prix', 'Preisliste'),
  download: words('Download as CSV', 'Descargar como CSV', 'Télécharger en CSV', 'Als CSV herunterladen'),
  file: words('CSV file', 'Archivo CSV', 'Fichier CSV', 'CSV-Datei'),
  check: words('Check the file', 'Comprobar el archivo', 'Vérifier le fichier', 'Datei prüfen'),
  apply: words('Apply all changes', 'Aplicar todos los cambios', 'Appliquer toutes les modifications', 'Alle Änderungen übernehmen'),
  changes: words('What changes', 'Qué cambia', 'Ce qui change', 'Was sich ändert'),
  faults: words(
    'Nothing was changed. Please correct these',
    'No se ha cambiado nada. Corrija esto',
    'Rien n’a été modifié. Veuillez corriger',
    'Nichts wurde geändert. Bitte berichtigen Sie',
  ),
  line: words('Line', 'Línea', 'Ligne', 'Zeile'),
  key: words('Key', 'Clave', 'Clé', 'Schlüssel'),
  column: words('Column', 'Columna', 'Colonne', 'Spalte'),
  before: words('Before', 'Antes', 'Avant', 'Vorher'),
  after: words('After', 'Después', 'Après', 'Nachher'),
  reason: words('Reason', 'Motivo', 'Motif', 'Grund'),
  none: words('This file changes nothing.', 'Este archivo no cambia nada.', 'Ce fichier ne change rien.', 'Diese Datei ändert nichts.'),
  applied: words(
    'Applied. The site shows the new prices.',
    'Aplicado. El sitio muestra los precios nuevos.',
    'Appliqué. Le site affiche les nouveaux prix.',
    'Übernommen. Die Website zeigt die neuen Preise.',
  ),
  failed: words(
    'The file could not be sent. Please try again.',
    'No se ha podido enviar el archivo. Inténtelo de nuevo.',
    'Le fichier n’a pas pu être envoyé. Veuillez réessayer.',
    'Die Datei konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
  ),
}

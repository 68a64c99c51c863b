import type { Job } from './articles'
import { words } from '@/payload/words'

export const priceJobs: readonly Job[] = [
  {
    id: 'raise-prices',
    screens: ['/prices', '/collections/extensions', '/collections/services', '/collections/addons', '/collections/transfer-prices'],
    title: words({
      en: 'Raise ten prices by 5%',
      es: 'Subir diez precios un 5 %',
      fr: 'Augmenter dix prix de 5 %',
      de: 'Zehn Preise um 5 % erhöhen',
    }),
    purpose: words({
      en: 'One change for many extensions, plans, add-ons or transfers, seen as a whole before it counts.',
      es: 'Un cambio para muchas extensiones, planes, complementos o transferencias, visto entero antes de que cuente.',
      fr: 'Une modification pour de nombreuses extensions, offres, options ou transferts, vue en entier avant de compter.',
      de: 'Eine Änderung für viele Endungen, Tarife, Zusätze oder Transfers, als Ganzes zu sehen, bevor sie gilt.',
    }),
    steps: [
      words({
        en: 'Open {prices} at the end of the menu and choose the {list}.',
        es: 'Abra {prices} al final del menú y elija la {list}.',
        fr: 'Ouvrez {prices} à la fin du menu et choisissez la {list}.',
        de: 'Öffnen Sie {prices} am Ende des Menüs und wählen Sie die {list}.',
      }),
      words({
        en: 'Tick the first row, then the last one with Shift held: the rows between are ticked as well.',
        es: 'Marque la primera fila y después la última con Mayús pulsada: las de en medio se marcan también.',
        fr: 'Cochez la première ligne, puis la dernière en maintenant Maj : les lignes entre les deux sont cochées aussi.',
        de: 'Haken Sie die erste Zeile an und dann mit gedrückter Umschalttaste die letzte: Die Zeilen dazwischen werden mit angehakt.',
      }),
      words({
        en: 'Choose the {column}, type +5% and press Enter.',
        es: 'Elija la {column}, escriba +5 % y pulse Intro.',
        fr: 'Choisissez la {column}, saisissez +5 % et appuyez sur Entrée.',
        de: 'Wählen Sie die {column}, geben Sie +5 % ein und drücken Sie Eingabe.',
      }),
      words({
        en: 'Press the button that counts the changes, read what is striking, and press {publishNow}.',
        es: 'Pulse el botón que cuenta los cambios, lea lo llamativo y pulse {publishNow}.',
        fr: 'Appuyez sur le bouton qui compte les modifications, lisez ce qui frappe, puis appuyez sur {publishNow}.',
        de: 'Klicken Sie auf die Schaltfläche, die die Änderungen zählt, lesen Sie das Auffällige und klicken Sie auf {publishNow}.',
      }),
    ],
    result: words({
      en: 'Pages and open carts have the new prices within two seconds. Orders that were placed never change.',
      es: 'Las páginas y los carritos abiertos tienen los precios nuevos en menos de dos segundos. Los pedidos hechos no cambian nunca.',
      fr: 'Les pages et les paniers ouverts ont les nouveaux prix en moins de deux secondes. Les commandes passées ne changent jamais.',
      de: 'Seiten und offene Warenkörbe haben die neuen Preise innerhalb von zwei Sekunden. Aufgegebene Bestellungen ändern sich nie.',
    }),
    trouble: words({
      en: 'A mistake is taken back under {history} with {putBack}. If someone has changed one of these prices meanwhile, you are asked to review again.',
      es: 'Un error se deshace en {history} con {putBack}. Si alguien ha cambiado mientras tanto uno de estos precios, se le pide que revise de nuevo.',
      fr: 'Une erreur se corrige sous {history} avec {putBack}. Si quelqu’un a modifié l’un de ces prix entre-temps, une nouvelle vérification vous est demandée.',
      de: 'Einen Fehler nehmen Sie unter {history} mit {putBack} zurück. Hat inzwischen jemand einen dieser Preise geändert, werden Sie um eine neue Prüfung gebeten.',
    }),
  },
  {
    id: 'schedule-price',
    screens: ['/prices', '/collections/extensions', '/collections/services', '/collections/addons', '/collections/transfer-prices'],
    title: words({
      en: 'Schedule a price',
      es: 'Programar un precio',
      fr: 'Programmer un prix',
      de: 'Einen Preis einplanen',
    }),
    purpose: words({
      en: 'A price that begins on a day to come, while you are asleep.',
      es: 'Un precio que empieza un día concreto, mientras usted duerme.',
      fr: 'Un prix qui commence un jour donné, pendant que vous dormez.',
      de: 'Ein Preis, der an einem bestimmten Tag beginnt, während Sie schlafen.',
    }),
    steps: [
      words({
        en: 'Open {prices}, choose the {list} and type the new price in its cell.',
        es: 'Abra {prices}, elija la {list} y escriba el precio nuevo en su celda.',
        fr: 'Ouvrez {prices}, choisissez la {list} et saisissez le nouveau prix dans sa cellule.',
        de: 'Öffnen Sie {prices}, wählen Sie die {list} und geben Sie den neuen Preis in seine Zelle ein.',
      }),
      words({
        en: 'Press the button that counts the changes, and choose day and time: the time zone is named beside them.',
        es: 'Pulse el botón que cuenta los cambios y elija día y hora: la zona horaria figura al lado.',
        fr: 'Appuyez sur le bouton qui compte les modifications, et choisissez le jour et l’heure : le fuseau horaire est indiqué à côté.',
        de: 'Klicken Sie auf die Schaltfläche, die die Änderungen zählt, und wählen Sie Tag und Uhrzeit: Die Zeitzone steht daneben.',
      }),
      words({ en: 'Press {schedule}.', es: 'Pulse {schedule}.', fr: 'Appuyez sur {schedule}.', de: 'Klicken Sie auf {schedule}.' }),
    ],
    result: words({
      en: 'Until then the new price is a draft; in its minute it is on every page and in every cart.',
      es: 'Hasta entonces el precio nuevo es un borrador; en su minuto está en todas las páginas y carritos.',
      fr: 'D’ici là, le nouveau prix est un brouillon ; à la minute prévue, il est sur toutes les pages et dans tous les paniers.',
      de: 'Bis dahin ist der neue Preis ein Entwurf; in seiner Minute steht er auf jeder Seite und in jedem Warenkorb.',
    }),
    trouble: words({
      en: 'What has a draft already must be published first. Exchange rates count at once and cannot be scheduled.',
      es: 'Lo que ya tiene un borrador debe publicarse antes. Los tipos de cambio cuentan al momento y no se pueden programar.',
      fr: 'Ce qui a déjà un brouillon doit d’abord être publié. Les taux de change comptent aussitôt et ne se programment pas.',
      de: 'Was schon einen Entwurf hat, muss zuerst veröffentlicht werden. Wechselkurse gelten sofort und lassen sich nicht einplanen.',
    }),
  },
  {
    id: 'price-file',
    screens: ['/prices'],
    title: words({
      en: 'Take a price list out as a file, and back',
      es: 'Exportar una lista de precios y volver a cargarla',
      fr: 'Exporter une liste de prix et la recharger',
      de: 'Eine Preisliste als Datei holen und zurückbringen',
    }),
    purpose: words({
      en: 'For a spreadsheet, for a partner, or for changes someone else has to approve.',
      es: 'Para una hoja de cálculo, un socio o cambios que otra persona debe aprobar.',
      fr: 'Pour un tableur, un partenaire, ou des modifications que quelqu’un d’autre doit valider.',
      de: 'Für eine Tabellenkalkulation, einen Partner oder Änderungen, denen jemand anderes zustimmen muss.',
    }),
    steps: [
      words({
        en: 'Open {prices}, choose the {list}, open CSV and press {download}.',
        es: 'Abra {prices}, elija la {list}, abra CSV y pulse {download}.',
        fr: 'Ouvrez {prices}, choisissez la {list}, ouvrez CSV et appuyez sur {download}.',
        de: 'Öffnen Sie {prices}, wählen Sie die {list}, öffnen Sie CSV und klicken Sie auf {download}.',
      }),
      words({
        en: 'Change the file. Leave keys and headings as they are; lines and columns you do not need may go.',
        es: 'Cambie el archivo. Deje claves y encabezados como están; puede quitar las líneas y columnas que no necesite.',
        fr: 'Modifiez le fichier. Laissez les clés et les en-têtes tels quels ; les lignes et colonnes inutiles peuvent disparaître.',
        de: 'Ändern Sie die Datei. Lassen Sie Schlüssel und Überschriften, wie sie sind; Zeilen und Spalten, die Sie nicht brauchen, dürfen weg.',
      }),
      words({
        en: 'Choose it under {file}, press {reviewFile}, and publish as with changes you have typed.',
        es: 'Elíjalo en {file}, pulse {reviewFile} y publique como los cambios escritos a mano.',
        fr: 'Choisissez-le sous {file}, appuyez sur {reviewFile}, puis publiez comme des modifications saisies.',
        de: 'Wählen Sie sie unter {file}, klicken Sie auf {reviewFile} und veröffentlichen Sie wie getippte Änderungen.',
      }),
    ],
    result: words({
      en: 'Each change before and after, in per cent and in every currency.',
      es: 'Cada cambio, antes y después, en porcentaje y en todas las monedas.',
      fr: 'Chaque modification avant et après, en pourcentage et dans chaque devise.',
      de: 'Jede Änderung vorher und nachher, in Prozent und in jeder Währung.',
    }),
    trouble: words({
      en: 'Every fault is named with its line and column, and then nothing is changed. Plans are not created by a file.',
      es: 'Cada error se nombra con su línea y columna, y entonces no cambia nada. Un archivo no crea planes.',
      fr: 'Chaque erreur est indiquée avec sa ligne et sa colonne, et rien ne change alors. Un fichier ne crée pas d’offres.',
      de: 'Jeder Fehler wird mit Zeile und Spalte genannt, und dann ändert sich nichts. Tarife legt eine Datei nicht an.',
    }),
  },
]

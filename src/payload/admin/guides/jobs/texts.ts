import type { Job } from './articles'
import { words } from '@/payload/words'

export const textJobs: readonly Job[] = [
  {
    id: 'headline',
    screens: ['/collections/pages'],
    title: words({
      en: 'Change the headline of the home page',
      es: 'Cambiar el titular de la página de inicio',
      fr: 'Changer le titre de la page d’accueil',
      de: 'Die Überschrift der Startseite ändern',
    }),
    purpose: words({
      en: 'The first words a visitor reads. The heading of any other section is changed in the same way.',
      es: 'Lo primero que lee un visitante. El título de cualquier otra sección se cambia igual.',
      fr: 'Les premiers mots que lit un visiteur. Le titre de toute autre section se change de la même façon.',
      de: 'Das Erste, was Besucher lesen. Die Überschrift jedes anderen Abschnitts ändern Sie genauso.',
    }),
    steps: [
      words({
        en: 'Choose {pages} under {content} and open the page whose {path} is /.',
        es: 'Elija {pages} en {content} y abra la página cuya {path} es /.',
        fr: 'Choisissez {pages} sous {content} et ouvrez la page dont le {path} est /.',
        de: 'Wählen Sie unter {content} den Punkt {pages} und öffnen Sie die Seite mit dem {path} /.',
      }),
      words({
        en: 'Press the first row under {sections}: it opens. Change {heading}.',
        es: 'Pulse la primera fila de {sections}: se abre. Cambie {heading}.',
        fr: 'Appuyez sur la première ligne sous {sections} : elle s’ouvre. Modifiez {heading}.',
        de: 'Klicken Sie auf die erste Zeile unter {sections}: Sie klappt auf. Ändern Sie {heading}.',
      }),
      words({ en: 'Press {publish}.', es: 'Pulse {publish}.', fr: 'Appuyez sur {publish}.', de: 'Klicken Sie auf {publish}.' }),
    ],
    result: words({
      en: 'Visitors read it within two seconds.',
      es: 'Los visitantes lo leen en menos de dos segundos.',
      fr: 'Les visiteurs le lisent en moins de deux secondes.',
      de: 'Innerhalb von zwei Sekunden lesen es die Besucher.',
    }),
    trouble: words({
      en: 'Each language has a headline of its own: choose it at the top under {contentIn}, then do the same again. {saveDraft} keeps your work and shows it to nobody.',
      es: 'Cada idioma tiene su propio titular: elíjalo arriba, en {contentIn}, y repita los pasos. {saveDraft} guarda su trabajo sin mostrárselo a nadie.',
      fr: 'Chaque langue a son propre titre : choisissez-la en haut, sous {contentIn}, puis recommencez. {saveDraft} garde votre travail sans le montrer à personne.',
      de: 'Jede Sprache hat ihre eigene Überschrift: Wählen Sie die Sprache oben unter {contentIn} und gehen Sie genauso vor. {saveDraft} bewahrt Ihre Arbeit auf, ohne sie jemandem zu zeigen.',
    }),
  },
  {
    id: 'translate',
    screens: ['/translations'],
    title: words({
      en: 'Translate what is missing',
      es: 'Traducir lo que falta',
      fr: 'Traduire ce qui manque',
      de: 'Übersetzen, was fehlt',
    }),
    purpose: words({
      en: 'Where a language has no text, its visitors read the English one.',
      es: 'Donde falta un texto en un idioma, sus visitantes leen el inglés.',
      fr: 'Là où un texte manque dans une langue, ses visiteurs lisent l’anglais.',
      de: 'Wo in einer Sprache ein Text fehlt, lesen ihre Besucher den englischen.',
    }),
    steps: [
      words({
        en: 'Open {translations} at the end of the menu and press a figure of missing or outdated texts: it leads to these texts.',
        es: 'Abra {translations} al final del menú y pulse una cifra de textos sin traducir o desfasados: lleva a esos textos.',
        fr: 'Ouvrez {translations} à la fin du menu et appuyez sur un nombre de textes manquants ou dépassés : il mène à ces textes.',
        de: 'Öffnen Sie {translations} am Ende des Menüs und klicken Sie auf eine Zahl fehlender oder veralteter Texte: Sie führt zu diesen Texten.',
      }),
      words({
        en: 'Write the translation beside the English text, then press Ctrl+Enter or {saveAndNext}: the next text to do opens by itself.',
        es: 'Escriba la traducción junto al texto inglés y pulse Ctrl+Intro o {saveAndNext}: el siguiente texto pendiente se abre solo.',
        fr: 'Écrivez la traduction à côté du texte anglais, puis appuyez sur Ctrl+Entrée ou {saveAndNext} : le texte suivant à faire s’ouvre de lui-même.',
        de: 'Schreiben Sie die Übersetzung neben den englischen Text und drücken Sie Strg+Eingabe oder {saveAndNext}: Der nächste offene Text öffnet sich von selbst.',
      }),
      words({
        en: 'Where English has changed and your words still fit, press {stillRight}.',
        es: 'Si el inglés ha cambiado y su texto aún vale, pulse {stillRight}.',
        fr: 'Si l’anglais a changé et que votre texte convient encore, appuyez sur {stillRight}.',
        de: 'Hat sich das Englische geändert und Ihr Text passt noch, klicken Sie auf {stillRight}.',
      }),
    ],
    result: words({
      en: 'The figure goes down, and the list ends with “nothing to do”.',
      es: 'La cifra baja y la lista termina cuando no queda nada por hacer.',
      fr: 'Le nombre diminue, et la liste s’achève quand il ne reste rien à faire.',
      de: 'Die Zahl sinkt, und die Liste endet, wenn nichts mehr zu tun ist.',
    }),
    trouble: words({
      en: 'Pages and other documents with drafts keep a translation as a draft: publish the document when all of it is done.',
      es: 'Las páginas y demás documentos con borradores guardan la traducción como borrador: publique el documento cuando todo esté listo.',
      fr: 'Les pages et autres documents avec brouillons gardent la traduction en brouillon : publiez le document quand tout est fait.',
      de: 'Seiten und andere Dokumente mit Entwürfen behalten eine Übersetzung als Entwurf: Veröffentlichen Sie das Dokument, wenn alles fertig ist.',
    }),
  },
  {
    id: 'replace',
    screens: ['/texts'],
    title: words({
      en: 'Find a phrase, and replace it everywhere',
      es: 'Buscar una expresión y reemplazarla en todas partes',
      fr: 'Trouver une expression et la remplacer partout',
      de: 'Eine Formulierung finden und überall ersetzen',
    }),
    purpose: words({
      en: 'A claim or a name changes, and it stands on many pages in four languages.',
      es: 'Cambia un lema o un nombre que figura en muchas páginas y en cuatro idiomas.',
      fr: 'Une promesse ou un nom change, et il figure sur de nombreuses pages en quatre langues.',
      de: 'Eine Aussage oder ein Name ändert sich und steht auf vielen Seiten in vier Sprachen.',
    }),
    steps: [
      words({
        en: 'Press Ctrl+K, or {searchTexts} at the top of any screen, type the phrase and press Enter: {allPlaces} does the same.',
        es: 'Pulse Ctrl+K, o {searchTexts} en la parte superior de cualquier pantalla, escriba la expresión y pulse Intro: {allPlaces} hace lo mismo.',
        fr: 'Appuyez sur Ctrl+K, ou sur {searchTexts} en haut de tout écran, saisissez l’expression puis Entrée : {allPlaces} fait de même.',
        de: 'Drücken Sie Strg+K oder klicken Sie oben auf {searchTexts}, geben Sie die Formulierung ein und drücken Sie Eingabe; {allPlaces} bewirkt dasselbe.',
      }),
      words({
        en: 'Type the new words under {replaceWith}. Each place is shown before and after: untick what should stay.',
        es: 'Escriba el texto nuevo en {replaceWith}. Cada lugar se muestra antes y después: desmarque lo que deba quedarse.',
        fr: 'Saisissez le nouveau texte sous {replaceWith}. Chaque emplacement est montré avant et après : décochez ce qui doit rester.',
        de: 'Geben Sie den neuen Text unter {replaceWith} ein. Jede Stelle erscheint vorher und nachher: Entfernen Sie das Häkchen bei dem, was bleiben soll.',
      }),
      words({
        en: 'Press {replaceAndPublish}, or {replaceAsDrafts} to look at it first.',
        es: 'Pulse {replaceAndPublish}, o {replaceAsDrafts} para verlo antes.',
        fr: 'Appuyez sur {replaceAndPublish}, ou sur {replaceAsDrafts} pour relire d’abord.',
        de: 'Klicken Sie auf {replaceAndPublish} oder auf {replaceAsDrafts}, um es erst anzusehen.',
      }),
    ],
    result: words({
      en: 'All chosen places change together, or none of them.',
      es: 'Cambian todos los lugares elegidos a la vez, o ninguno.',
      fr: 'Tous les emplacements choisis changent ensemble, ou aucun.',
      de: 'Alle gewählten Stellen ändern sich zusammen oder keine.',
    }),
    trouble: words({
      en: 'Only what is written exactly so is replaced, capitals and all. A place someone else has open is named, and nothing is changed.',
      es: 'Solo se reemplaza lo escrito exactamente así, mayúsculas incluidas. Si alguien tiene abierto un lugar, se nombra y no cambia nada.',
      fr: 'Seul ce qui est écrit exactement ainsi est remplacé, majuscules comprises. Un emplacement ouvert par quelqu’un d’autre est nommé, et rien ne change.',
      de: 'Ersetzt wird nur, was genau so geschrieben ist, auch groß und klein. Hat jemand anderes eine Stelle geöffnet, wird sie genannt, und nichts ändert sich.',
    }),
  },
]

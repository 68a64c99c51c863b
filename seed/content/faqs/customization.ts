import type { FaqSeed } from '../../story-types'

export const customizationFaqs: readonly FaqSeed[] = [
  {
    key: 'customization-change-later',
    topic: 'customization',
    order: 10,
    question: {
      en: 'Can I change parts later?',
      es: '¿Puedo cambiar piezas más tarde?',
      fr: 'Puis-je changer des éléments plus tard ?',
      de: 'Kann ich Teile später ändern?',
    },
    answer: {
      en: 'Yes, part by part. What you no longer need ends with its paid period; what you add begins at once.',
      es: 'Sí, pieza a pieza. Lo que ya no necesite termina con su periodo pagado; lo que añada empieza en el acto.',
      fr: 'Oui, élément par élément. Ce qui ne sert plus s’arrête à la fin de sa période ; ce que vous ajoutez commence aussitôt.',
      de: 'Ja, Teil für Teil. Was Sie nicht mehr brauchen, endet mit seinem bezahlten Zeitraum; was Sie dazunehmen, beginnt sofort.',
    },
  },
  {
    key: 'customization-share',
    topic: 'customization',
    order: 20,
    question: {
      en: 'Can I show the configuration to somebody?',
      es: '¿Puedo enseñar la configuración a alguien?',
      fr: 'Puis-je montrer la configuration à quelqu’un ?',
      de: 'Kann ich die Zusammenstellung jemandem zeigen?',
    },
    answer: {
      en: 'Copy the address of the page. It holds every choice, and whoever opens it sees the prices of the day.',
      es: 'Copie la dirección de la página. Contiene todas las elecciones, y quien la abra verá los precios del día.',
      fr: 'Copiez l’adresse de la page. Elle contient chaque choix, et qui l’ouvre voit les prix du jour.',
      de: 'Kopieren Sie die Adresse der Seite. Darin steht jede Auswahl, und wer sie öffnet, sieht die Preise des Tages.',
    },
  },
  {
    key: 'customization-or-plan',
    topic: 'customization',
    order: 30,
    question: {
      en: 'Is a ready-made plan cheaper?',
      es: '¿Sale más barato un plan hecho?',
      fr: 'Une offre toute faite est-elle moins chère ?',
      de: 'Ist ein fertiger Tarif günstiger?',
    },
    answer: {
      en: 'Not always. Compare the sum here with the comparison table on the price page; both count the same way.',
      es: 'No siempre. Compare la suma de aquí con la tabla de la página de precios; ambas cuentan igual.',
      fr: 'Pas toujours. Comparez la somme d’ici avec le tableau de la page des prix ; les deux comptent de la même façon.',
      de: 'Nicht immer. Vergleichen Sie die Summe hier mit der Tabelle auf der Preisseite; beide rechnen gleich.',
    },
  },
  {
    key: 'customization-parts-fit',
    topic: 'customization',
    order: 40,
    question: {
      en: 'Do all parts go together?',
      es: '¿Encajan todas las piezas?',
      fr: 'Tous les éléments vont-ils ensemble ?',
      de: 'Passen alle Teile zusammen?',
    },
    answer: {
      en: 'Yes. A page only offers parts that fit one another; where just one of a group makes sense, only one can be chosen.',
      es: 'Sí. Cada página ofrece solo piezas que encajan entre sí; donde solo tiene sentido una del grupo, solo se puede elegir una.',
      fr: 'Oui. Une page ne propose que des éléments compatibles ; là où un seul du groupe a du sens, un seul peut être choisi.',
      de: 'Ja. Eine Seite bietet nur Teile an, die zueinander passen; wo nur eines aus der Gruppe sinnvoll ist, lässt sich nur eines wählen.',
    },
  },
]

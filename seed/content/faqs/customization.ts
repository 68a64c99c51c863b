import type { FaqSeed } from '../../story-types'

export const customizationFaqs: readonly FaqSeed[] = [
  {
    key: 'customization-change-later',
    topic: 'customization',
    order: 10,
    question: {
      en: 'Can I change the configuration later?',
      es: '¿Puedo cambiar la configuración más tarde?',
      fr: 'Puis-je modifier la configuration plus tard ?',
      de: 'Kann ich die Konfiguration später ändern?',
    },
    answer: {
      en: 'Yes, one part at a time. A part you cancel runs until the end of its paid period; a part you add starts at once.',
      es: 'Sí, componente a componente. Lo que cancele sigue activo hasta el final del periodo pagado; lo que añada empieza enseguida.',
      fr: 'Oui, élément par élément. Ce que vous résiliez reste actif jusqu’à la fin de la période payée ; ce que vous ajoutez démarre aussitôt.',
      de: 'Ja, jedes Teil einzeln. Was Sie kündigen, läuft bis zum Ende des bezahlten Zeitraums; was Sie hinzufügen, startet sofort.',
    },
  },
  {
    key: 'customization-share',
    topic: 'customization',
    order: 20,
    question: {
      en: 'Can I share my configuration?',
      es: '¿Puedo compartir mi configuración?',
      fr: 'Puis-je partager ma configuration ?',
      de: 'Kann ich meine Konfiguration teilen?',
    },
    answer: {
      en: 'Yes, just copy the page address. It contains all your choices, and anyone who opens it sees the current prices.',
      es: 'Sí, copie la dirección de la página. Contiene todas sus opciones, y quien la abra verá los precios actuales.',
      fr: 'Oui, copiez l’adresse de la page. Elle contient tous vos choix, et la personne qui l’ouvre voit les prix actuels.',
      de: 'Ja, kopieren Sie die Adresse der Seite. Sie enthält Ihre gesamte Auswahl; wer sie öffnet, sieht die aktuellen Preise.',
    },
  },
  {
    key: 'customization-or-plan',
    topic: 'customization',
    order: 30,
    question: {
      en: 'Is a ready-made plan cheaper?',
      es: '¿Es más barato un plan ya hecho?',
      fr: 'Une offre toute faite est-elle moins chère ?',
      de: 'Ist ein fertiger Tarif günstiger?',
    },
    answer: {
      en: 'Not always. Compare the total here with the comparison table on the pricing page; both are calculated the same way.',
      es: 'No siempre. Compare este total con la tabla comparativa de la página de precios: ambos se calculan igual.',
      fr: 'Pas toujours. Comparez ce total avec ceux du tableau de la page des prix : le calcul est le même.',
      de: 'Nicht immer. Vergleichen Sie diese Summe mit der Vergleichstabelle auf der Preisseite; beide werden gleich berechnet.',
    },
  },
  {
    key: 'customization-parts-fit',
    topic: 'customization',
    order: 40,
    question: {
      en: 'Are all parts compatible?',
      es: '¿Son compatibles todos los componentes?',
      fr: 'Tous les éléments sont-ils compatibles ?',
      de: 'Passen alle Teile zusammen?',
    },
    answer: {
      en: 'Yes. Each page only offers parts that work together, and where a group allows only one, you can choose only one.',
      es: 'Sí. Cada página ofrece solo componentes compatibles entre sí y, si en un grupo solo cabe uno, no se puede elegir más.',
      fr: 'Oui. Chaque page ne propose que des éléments compatibles et, si un groupe n’en admet qu’un, vous ne pouvez en choisir qu’un.',
      de: 'Ja. Jede Seite bietet nur Teile an, die zueinander passen. Wo nur eines aus einer Gruppe sinnvoll ist, können Sie nur eines wählen.',
    },
  },
]

import type { FaqSeed } from '../../story-types'

export const ecommerceFaqs: readonly FaqSeed[] = [
  {
    key: 'ecommerce-fee',
    topic: 'ecommerce',
    order: 10,
    question: {
      en: 'Do you take a share of my sales?',
      es: '¿Se quedan con parte de mis ventas?',
      fr: 'Prenez-vous une part de mes ventes ?',
      de: 'Nehmen Sie einen Anteil vom Umsatz?',
    },
    answer: {
      en: 'No. You pay the plan. What your payment provider charges is between the two of you.',
      es: 'No. Usted paga el plan. Lo que cobre su proveedor de pagos es cosa de ustedes dos.',
      fr: 'Non. Vous payez l’offre. Ce que prend votre prestataire de paiement ne regarde que vous deux.',
      de: 'Nein. Sie zahlen den Tarif. Was Ihr Zahlungsanbieter nimmt, ist eine Sache zwischen Ihnen beiden.',
    },
  },
  {
    key: 'ecommerce-cards',
    topic: 'ecommerce',
    order: 20,
    question: {
      en: 'Where are card numbers stored?',
      es: '¿Dónde se guardan los números de tarjeta?',
      fr: 'Où sont gardés les numéros de carte ?',
      de: 'Wo liegen die Kartennummern?',
    },
    answer: {
      en: 'With your payment provider, not with us. The form for them comes from there, and the number goes there.',
      es: 'En su proveedor de pagos, no aquí. El formulario viene de allí y el número va allí.',
      fr: 'Chez votre prestataire de paiement, pas chez nous. Le formulaire vient de là-bas, le numéro y retourne.',
      de: 'Bei Ihrem Zahlungsanbieter, nicht bei uns. Das Formular kommt von dort, und die Nummer geht dorthin.',
    },
  },
  {
    key: 'ecommerce-sale',
    topic: 'ecommerce',
    order: 30,
    question: {
      en: 'A sale is coming. What should I do?',
      es: 'Llegan las rebajas. ¿Qué hago?',
      fr: 'Les soldes arrivent. Que faire ?',
      de: 'Eine Aktion steht an. Was tun?',
    },
    answer: {
      en: 'Write three days ahead with the hour and the number of visitors you expect. We warm the cache, hold back changes and watch with you.',
      es: '¿Sabe la hora y cuántas visitas espera? Escríbanos tres días antes. Calentamos la caché, congelamos cambios y vigilamos con usted.',
      fr: 'Écrivez trois jours avant, avec l’heure et le nombre de visiteurs attendus. Nous chauffons le cache, gelons les changements et veillons avec vous.',
      de: 'Schreiben Sie drei Tage vorher, mit Uhrzeit und erwarteter Besucherzahl. Wir wärmen den Cache vor, halten Änderungen zurück und passen mit auf.',
    },
  },
  {
    key: 'ecommerce-lost-order',
    topic: 'ecommerce',
    order: 40,
    question: {
      en: 'Can a single order be brought back?',
      es: '¿Se puede recuperar un solo pedido?',
      fr: 'Peut-on récupérer une seule commande ?',
      de: 'Lässt sich eine einzelne Bestellung zurückholen?',
    },
    answer: {
      en: 'Yes. Orders are copied with the backup, daily or hourly by plan, and can be read out one by one without touching the rest.',
      es: 'Sí. Los pedidos se copian cada día o cada hora, según el plan, y se pueden leer uno a uno sin tocar el resto.',
      fr: 'Oui. Les commandes sont sauvegardées chaque jour ou chaque heure selon l’offre, et se relisent une à une sans toucher au reste.',
      de: 'Ja. Bestellungen werden je nach Tarif täglich oder stündlich gesichert und lassen sich einzeln auslesen, ohne den Rest anzufassen.',
    },
  },
]

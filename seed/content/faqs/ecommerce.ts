import type { FaqSeed } from '../../story-types'

export const ecommerceFaqs: readonly FaqSeed[] = [
  {
    key: 'ecommerce-fee',
    topic: 'ecommerce',
    order: 10,
    question: {
      en: 'Do you take a commission on my sales?',
      es: '¿Cobran comisión por mis ventas?',
      fr: 'Prenez-vous une commission sur mes ventes ?',
      de: 'Nehmen Sie eine Provision auf meinen Umsatz?',
    },
    answer: {
      en: 'No, you only pay for the plan. Your payment provider’s fees are between you and them.',
      es: 'No, usted solo paga el plan. Las comisiones de su proveedor de pagos las acuerda con él.',
      fr: 'Non, vous ne payez que l’offre. Les frais de votre prestataire de paiement relèvent de votre contrat avec lui.',
      de: 'Nein, Sie zahlen nur den Tarif. Die Gebühren Ihres Zahlungsanbieters regelt Ihr Vertrag mit ihm.',
    },
  },
  {
    key: 'ecommerce-cards',
    topic: 'ecommerce',
    order: 20,
    question: {
      en: 'Where are card numbers stored?',
      es: '¿Dónde se guardan los números de tarjeta?',
      fr: 'Où les numéros de carte sont-ils stockés ?',
      de: 'Wo werden Kartennummern gespeichert?',
    },
    answer: {
      en: 'With your payment provider, not with us. The card form comes from the provider, and the number goes straight to them.',
      es: 'En su proveedor de pagos, no con nosotros. El formulario de la tarjeta es del proveedor y el número va directamente a él.',
      fr: 'Chez votre prestataire de paiement, pas chez nous. Le formulaire de carte vient de lui, et le numéro lui parvient directement.',
      de: 'Bei Ihrem Zahlungsanbieter, nicht bei uns. Das Kartenformular kommt vom Anbieter, und die Nummer geht direkt dorthin.',
    },
  },
  {
    key: 'ecommerce-sale',
    topic: 'ecommerce',
    order: 30,
    question: {
      en: 'How do I prepare for a sale?',
      es: '¿Cómo preparo unas rebajas?',
      fr: 'Comment préparer une opération commerciale ?',
      de: 'Wie bereite ich eine Rabattaktion vor?',
    },
    answer: {
      en: 'Write to us three days ahead with the start time and the number of visitors you expect. We warm the cache, postpone changes and watch the shop with you.',
      es: 'Escríbanos tres días antes con la hora de inicio y las visitas que espera. Precargamos la caché, aplazamos los cambios y seguimos la tienda con usted.',
      fr: 'Écrivez-nous trois jours avant, avec l’heure de début et le nombre de visiteurs attendus. Nous préchauffons le cache, reportons les changements et suivons la boutique avec vous.',
      de: 'Schreiben Sie uns drei Tage vorher, mit Startzeit und erwarteter Besucherzahl. Wir wärmen den Cache vor, verschieben Änderungen und behalten den Shop mit Ihnen im Blick.',
    },
  },
  {
    key: 'ecommerce-lost-order',
    topic: 'ecommerce',
    order: 40,
    question: {
      en: 'Can you restore a single order?',
      es: '¿Se puede recuperar un solo pedido?',
      fr: 'Peut-on récupérer une seule commande ?',
      de: 'Lässt sich eine einzelne Bestellung wiederherstellen?',
    },
    answer: {
      en: 'Yes. Orders are part of the backup, daily or hourly depending on your plan, and can be recovered one by one without touching the rest.',
      es: 'Sí. Los pedidos forman parte de la copia de seguridad, diaria o cada hora según el plan, y se pueden recuperar uno a uno sin tocar el resto.',
      fr: 'Oui. Les commandes font partie de la sauvegarde, quotidienne ou horaire selon l’offre, et se récupèrent une à une sans toucher au reste.',
      de: 'Ja. Bestellungen sind im Backup enthalten, je nach Tarif täglich oder stündlich, und lassen sich einzeln wiederherstellen, ohne den Rest zu verändern.',
    },
  },
]

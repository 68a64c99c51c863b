import type { FaqSeed } from '../../story-types'

export const pricingFaqs: readonly FaqSeed[] = [
  {
    key: 'pricing-tax',
    topic: 'pricing',
    order: 10,
    question: {
      en: 'Do the prices include tax?',
      es: '¿Incluyen impuestos los precios?',
      fr: 'Les prix comprennent-ils les taxes ?',
      de: 'Enthalten die Preise Steuer?',
    },
    answer: {
      en: 'No. Tax is added in the cart on a line of its own, after discounts, before you confirm anything.',
      es: 'No. Los impuestos se suman en el carrito, en su propia línea, después de los descuentos y antes de que confirme nada.',
      fr: 'Non. Les taxes s’ajoutent dans le panier, sur leur propre ligne, après les réductions et avant toute confirmation.',
      de: 'Nein. Die Steuer kommt im Warenkorb in einer eigenen Zeile dazu, nach den Rabatten und bevor Sie etwas bestätigen.',
    },
  },
  {
    key: 'pricing-change',
    topic: 'pricing',
    order: 20,
    question: {
      en: 'Can a price change while I am a customer?',
      es: '¿Puede cambiar un precio siendo ya cliente?',
      fr: 'Un prix peut-il changer en cours de contrat ?',
      de: 'Kann sich ein Preis ändern, während ich Kunde bin?',
    },
    answer: {
      en: 'Not within the period you paid. A renewal costs the price of its day; for a domain the emails 90, 30 and 7 days ahead name it.',
      es: 'No dentro del periodo pagado. Una renovación cuesta el precio de su día; para un dominio lo indican los correos de 90, 30 y 7 días antes.',
      fr: 'Pas pendant la période payée. Un renouvellement coûte le prix de son jour ; pour un domaine, les mails envoyés 90, 30 et 7 jours avant l’indiquent.',
      de: 'Nicht im bezahlten Zeitraum. Eine Verlängerung kostet den Preis ihres Tages; bei einer Domain nennen ihn die E-Mails 90, 30 und 7 Tage vorher.',
    },
  },
  {
    key: 'pricing-struck',
    topic: 'pricing',
    order: 30,
    question: {
      en: 'What is the crossed-out price?',
      es: '¿Qué es el precio tachado?',
      fr: 'Quel est le prix barré ?',
      de: 'Was ist der durchgestrichene Preis?',
    },
    answer: {
      en: 'The list price. You pay the one beside it. Where there is no list price, nothing is crossed out.',
      es: 'El precio de lista. Usted paga el de al lado. Donde no hay precio de lista, no se tacha nada.',
      fr: 'Le prix catalogue. Vous payez celui d’à côté. Sans prix catalogue, rien n’est barré.',
      de: 'Der Listenpreis. Sie zahlen den daneben. Wo es keinen Listenpreis gibt, ist nichts durchgestrichen.',
    },
  },
  {
    key: 'pricing-rate-of-day',
    topic: 'pricing',
    order: 40,
    question: {
      en: 'Which exchange rate applies?',
      es: '¿Qué tipo de cambio se aplica?',
      fr: 'Quel taux de change s’applique ?',
      de: 'Welcher Wechselkurs gilt?',
    },
    answer: {
      en: 'The one whose date stands beside the prices. Your order keeps it, even if the rate moves before the payment arrives.',
      es: 'El que lleva la fecha junto a los precios. Su pedido lo conserva, aunque el tipo varíe antes de que llegue el pago.',
      fr: 'Celui dont la date figure près des prix. Votre commande le garde, même si le taux bouge avant l’arrivée du paiement.',
      de: 'Der, dessen Datum bei den Preisen steht. Ihre Bestellung behält ihn, auch wenn sich der Kurs vor der Zahlung bewegt.',
    },
  },
]

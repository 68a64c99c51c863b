import type { FaqSeed } from '../../story-types'

export const pricingFaqs: readonly FaqSeed[] = [
  {
    key: 'pricing-tax',
    topic: 'pricing',
    order: 10,
    question: {
      en: 'Do prices include tax?',
      es: '¿Incluyen impuestos los precios?',
      fr: 'Les prix comprennent-ils les taxes ?',
      de: 'Ist die Umsatzsteuer in den Preisen enthalten?',
    },
    answer: {
      en: 'No, prices are shown excluding tax. Tax is added in the cart on its own line, after discounts and before you confirm anything.',
      es: 'No, los precios se muestran sin ellos. Los impuestos se añaden en el carrito, en su propia línea, después de los descuentos y antes de que confirme nada.',
      fr: 'Non, les prix sont affichés hors taxes (HT). Les taxes s’ajoutent dans le panier, sur leur propre ligne, après les réductions et avant toute confirmation.',
      de: 'Nein, alle Preise gelten zuzüglich USt. Die Steuer steht im Warenkorb in einer eigenen Zeile, nach den Rabatten und bevor Sie etwas bestätigen.',
    },
  },
  {
    key: 'pricing-change',
    topic: 'pricing',
    order: 20,
    question: {
      en: 'Can a price change while I am a customer?',
      es: '¿Puede cambiar un precio siendo ya cliente?',
      fr: 'Un prix peut-il changer pendant mon abonnement ?',
      de: 'Kann sich ein Preis ändern, während ich Kunde bin?',
    },
    answer: {
      en: 'Not within a period you have paid for. Renewals are charged at the price valid on the renewal date; for a domain, our emails 90, 30 and 7 days before expiry state it.',
      es: 'No durante el periodo pagado. La renovación se cobra al precio vigente ese día; si es un dominio, se lo indicamos por correo 90, 30 y 7 días antes de que venza.',
      fr: 'Pas pendant la période payée. Le renouvellement est facturé au tarif en vigueur à sa date ; pour un domaine, nos mails vous l’indiquent 90, 30 et 7 jours avant.',
      de: 'Nicht im bezahlten Zeitraum. Verlängert wird zum Preis am Tag der Verlängerung; bei einer Domain nennen ihn unsere E-Mails 90, 30 und 7 Tage vorher.',
    },
  },
  {
    key: 'pricing-struck',
    topic: 'pricing',
    order: 30,
    question: {
      en: 'What is the crossed-out price?',
      es: '¿Qué es el precio tachado?',
      fr: 'Que signifie le prix barré ?',
      de: 'Was bedeutet der durchgestrichene Preis?',
    },
    answer: {
      en: 'The list price. You pay the price next to it. Where there is no list price, nothing is crossed out.',
      es: 'El precio de lista. Usted paga el que figura al lado. Si no hay precio de lista, no se tacha nada.',
      fr: 'C’est le prix catalogue. Vous payez celui affiché à côté. Sans prix catalogue, rien n’est barré.',
      de: 'Das ist der Listenpreis. Sie zahlen den Preis daneben. Gibt es keinen Listenpreis, ist nichts durchgestrichen.',
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
      en: 'The rate whose date is shown next to the prices. Your order keeps it, even if the rate changes before your payment arrives.',
      es: 'El tipo cuya fecha figura junto a los precios. Su pedido lo conserva aunque el tipo cambie antes de que llegue el pago.',
      fr: 'Celui dont la date est affichée à côté des prix. Votre commande le conserve, même si le taux change avant l’arrivée du paiement.',
      de: 'Der Kurs, dessen Datum bei den Preisen steht. Ihre Bestellung behält ihn, auch wenn er sich vor dem Zahlungseingang ändert.',
    },
  },
]

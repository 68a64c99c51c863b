import type { FaqSeed } from '../../story-types'

export const generalFaqs: readonly FaqSeed[] = [
  {
    key: 'second-year-price',
    topic: 'general',
    order: 10,
    question: {
      en: 'What will I pay in the second year?',
      es: '¿Cuánto pagaré el segundo año?',
      fr: 'Combien vais-je payer la deuxième année ?',
      de: 'Was zahle ich im zweiten Jahr?',
    },
    answer: {
      en: 'The renewal price printed beside the first one, as it stands on the day you renew. For a domain we email you 90, 30 and 7 days before it expires, with that price.',
      es: 'El precio de renovación que figura junto al primero, según esté el día en que renueve. Para un dominio le escribimos 90, 30 y 7 días antes de que venza, con ese precio.',
      fr: 'Le prix de renouvellement affiché à côté du premier, tel qu’il est le jour du renouvellement. Pour un domaine, nous vous écrivons 90, 30 et 7 jours avant l’échéance, avec ce prix.',
      de: 'Den Verlängerungspreis, der neben dem ersten steht, so wie er am Tag der Verlängerung gilt. Bei einer Domain schreiben wir Ihnen 90, 30 und 7 Tage vor Ablauf, mit diesem Preis.',
    },
  },
  {
    key: 'how-discounts-add-up',
    topic: 'general',
    order: 20,
    question: {
      en: 'How do discounts add up?',
      es: '¿Cómo se suman los descuentos?',
      fr: 'Comment les réductions se cumulent-elles ?',
      de: 'Wie werden Rabatte verrechnet?',
    },
    answer: {
      en: 'Each on its own line, each on the full price, so the order never matters. Paying yearly takes 10% off hosting and SSL. A first order takes 5%, up to 25 USD. Above 200 USD there is another 5%, up to 50 USD. Discount codes come on top.',
      es: 'Cada uno en su línea y sobre el precio íntegro, de modo que el orden no importa. El pago anual descuenta un 10 % en hosting y SSL. El primer pedido, un 5 %, hasta 25 USD. Por encima de 200 USD hay otro 5 %, hasta 50 USD. Los códigos de descuento se añaden a todo ello.',
      fr: 'Chacune sur sa ligne, chacune sur le prix plein : l’ordre ne change rien. Le paiement annuel retire 10 % sur l’hébergement et le SSL. La première commande, 5 %, jusqu’à 25 USD. Au-delà de 200 USD, encore 5 %, jusqu’à 50 USD. Les codes de réduction s’y ajoutent.',
      de: 'Jeder in einer eigenen Zeile und jeder auf den vollen Preis, die Reihenfolge spielt also keine Rolle. Jährliche Zahlung: 10 % auf Hosting und SSL. Erste Bestellung: 5 %, höchstens 25 USD. Ab mehr als 200 USD weitere 5 %, höchstens 50 USD. Rabattcodes kommen dazu.',
    },
  },
  {
    key: 'codes-first-payment',
    topic: 'general',
    order: 30,
    question: {
      en: 'Does a discount code also lower the renewal?',
      es: '¿El código de descuento rebaja también la renovación?',
      fr: 'Un code de réduction baisse-t-il aussi le renouvellement ?',
      de: 'Gilt ein Rabattcode auch für die Verlängerung?',
    },
    answer: {
      en: 'No. A code acts on the first payment only. The renewal price in your cart is the one without the code.',
      es: 'No. El código solo se aplica al primer pago. El precio de renovación que ve en el carrito es el precio sin código.',
      fr: 'Non. Un code n’agit que sur le premier paiement. Le prix de renouvellement affiché dans le panier est celui sans code.',
      de: 'Nein. Ein Code wirkt nur auf die erste Zahlung. Der Verlängerungspreis im Warenkorb ist der ohne Code.',
    },
  },
  {
    key: 'change-my-mind',
    topic: 'general',
    order: 40,
    question: {
      en: 'Can I change my mind?',
      es: '¿Puedo cambiar de opinión?',
      fr: 'Puis-je changer d’avis ?',
      de: 'Kann ich es mir anders überlegen?',
    },
    answer: {
      en: 'For 30 days from the first payment, with your money back. No reason needed. Domain names are excluded: a registry does not take them back.',
      es: 'Durante 30 días desde el primer pago, y le devolvemos el dinero. Sin dar explicaciones. Quedan fuera los dominios: el registro no los admite de vuelta.',
      fr: 'Pendant 30 jours après le premier paiement, remboursé. Sans motif à donner. Les noms de domaine sont exclus : le registre ne les reprend pas.',
      de: '30 Tage lang ab der ersten Zahlung, mit voller Rückerstattung. Ohne Begründung. Domains sind ausgenommen: Die Vergabestelle nimmt sie nicht zurück.',
    },
  },
  {
    key: 'other-currency',
    topic: 'general',
    order: 50,
    question: {
      en: 'Can I pay in another currency?',
      es: '¿Puedo pagar en otra moneda?',
      fr: 'Puis-je payer dans une autre devise ?',
      de: 'Kann ich in einer anderen Währung zahlen?',
    },
    answer: {
      en: 'Yes: besides US dollars, in six others. Prices are kept in US dollars and converted at the rate shown with its date. The total at the checkout, tax included, is what is charged, and your order keeps that rate.',
      es: 'Sí: además del dólar, en otras seis. Los precios se fijan en dólares estadounidenses y se convierten al tipo que se muestra, con su fecha. Se cobra el total de la página de pago, con impuestos, y su pedido conserva ese tipo.',
      fr: 'Oui : six autres devises. Les prix sont fixés en dollars américains et convertis au taux affiché, avec sa date. Le total de la page de paiement, taxes comprises, est ce qui est débité, et votre commande garde ce taux.',
      de: 'Ja: neben dem US-Dollar in sechs anderen. Die Preise sind in US-Dollar hinterlegt und werden zum angezeigten Kurs mit Datum umgerechnet. Abgebucht wird die Summe an der Kasse, mit Steuer, und Ihre Bestellung behält diesen Kurs.',
    },
  },
  {
    key: 'who-answers',
    topic: 'general',
    order: 60,
    question: {
      en: 'Who answers at three in the morning?',
      es: '¿Quién contesta a las tres de la madrugada?',
      fr: 'Qui répond à trois heures du matin ?',
      de: 'Wer antwortet um drei Uhr nachts?',
    },
    answer: {
      en: 'A person. Support works 24/7, on every plan.',
      es: 'Una persona. El soporte atiende 24/7, en todos los planes.',
      fr: 'Une personne. Le support est là 24 h/24 et 7 j/7, pour toutes les offres.',
      de: 'Ein Mensch. Der Kundendienst ist rund um die Uhr da, in jedem Tarif.',
    },
  },
]

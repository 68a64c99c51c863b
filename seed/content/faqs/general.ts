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
      en: 'The renewal price shown next to the first-year price. What counts is the price valid on the renewal date; for a domain, we email it to you 90, 30 and 7 days before it expires.',
      es: 'El precio de renovación que figura junto al del primer año, el vigente el día en que renueve. Si es un dominio, le enviamos ese precio por correo 90, 30 y 7 días antes de que venza.',
      fr: 'Le prix de renouvellement affiché à côté de celui de la première année, tel qu’il est en vigueur le jour du renouvellement. Pour un domaine, nous vous envoyons ce prix par mail 90, 30 et 7 jours avant l’échéance.',
      de: 'Den Verlängerungspreis, der neben dem Preis des ersten Jahres steht, so wie er am Tag der Verlängerung gilt. Bei einer Domain schicken wir Ihnen diesen Preis 90, 30 und 7 Tage vor Ablauf per E-Mail.',
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
      en: 'Each discount has its own line and is calculated on the full price, so the order does not matter. Paying yearly takes 10% off hosting and SSL. Your first order gets 5% off, up to 25 USD. Above 200 USD you get another 5% off, up to 50 USD. Discount codes come on top.',
      es: 'Cada descuento aparece en su propia línea y se calcula sobre el precio íntegro, así que el orden no importa. El pago anual descuenta un 10 % en hosting y SSL. El primer pedido, un 5 %, hasta 25 USD. Por encima de 200 USD se añade otro 5 %, hasta 50 USD. A todo ello se suman los códigos de descuento.',
      fr: 'Chaque réduction a sa propre ligne et se calcule sur le plein tarif : l’ordre ne change rien. Le paiement annuel donne 10 % de réduction sur l’hébergement et le SSL. La première commande donne 5 %, jusqu’à 25 USD. Au-delà de 200 USD s’ajoutent encore 5 %, jusqu’à 50 USD. Les codes de réduction viennent en plus.',
      de: 'Jeder Rabatt steht in einer eigenen Zeile und wird auf den vollen Preis gerechnet, die Reihenfolge spielt also keine Rolle. Bei jährlicher Zahlung erhalten Sie 10 % Rabatt auf Hosting und SSL. Auf die erste Bestellung gibt es 5 %, höchstens 25 USD. Über 200 USD kommen weitere 5 % dazu, höchstens 50 USD. Rabattcodes gelten zusätzlich.',
    },
  },
  {
    key: 'codes-first-payment',
    topic: 'general',
    order: 30,
    question: {
      en: 'Does a discount code also apply to renewals?',
      es: '¿Se aplica el código de descuento también a la renovación?',
      fr: 'Un code de réduction s’applique-t-il aussi au renouvellement ?',
      de: 'Gilt ein Rabattcode auch für die Verlängerung?',
    },
    answer: {
      en: 'No, a code only applies to the first payment. The renewal price in your cart is shown without the code.',
      es: 'No, el código solo se aplica al primer pago. El precio de renovación del carrito se muestra sin el código.',
      fr: 'Non, un code ne s’applique qu’au premier paiement. Le prix de renouvellement dans le panier est affiché sans le code.',
      de: 'Nein, ein Code gilt nur für die erste Zahlung. Der Verlängerungspreis im Warenkorb ist ohne Code angegeben.',
    },
  },
  {
    key: 'change-my-mind',
    topic: 'general',
    order: 40,
    question: {
      en: 'Is there a money-back guarantee?',
      es: '¿Hay garantía de devolución?',
      fr: 'Y a-t-il une garantie de remboursement ?',
      de: 'Gibt es eine Geld-zurück-Garantie?',
    },
    answer: {
      en: 'Yes. You can get your money back for 30 days from the first payment, without giving a reason. Domain names are excluded because registries do not take them back.',
      es: 'Sí. Durante 30 días desde el primer pago le devolvemos el dinero, sin dar explicaciones. Quedan fuera los dominios, porque los registros no admiten devoluciones.',
      fr: 'Oui. Nous vous remboursons pendant 30 jours après le premier paiement, sans motif à donner. Les noms de domaine sont exclus, car les registres ne les reprennent pas.',
      de: 'Ja. 30 Tage lang ab der ersten Zahlung bekommen Sie Ihr Geld zurück, ohne Begründung. Domains sind ausgenommen, weil die Vergabestellen sie nicht zurücknehmen.',
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
      en: 'Yes, in US dollars and six other currencies. Prices are set in US dollars and converted at the rate shown with its date. You are charged the total at checkout, including tax, and your order keeps that rate.',
      es: 'Sí, en dólares estadounidenses y en otras seis monedas. Los precios se fijan en dólares y se convierten al tipo de cambio que mostramos con su fecha. Se cobra el total de la página de pago, con impuestos, y su pedido conserva ese tipo.',
      fr: 'Oui, en dollars américains et dans six autres devises. Les prix sont fixés en dollars et convertis au taux affiché avec sa date. Le montant débité est le total de la page de paiement, taxes comprises, et votre commande garde ce taux.',
      de: 'Ja, in US-Dollar und in sechs weiteren Währungen. Die Preise sind in US-Dollar festgelegt und werden zum angezeigten Kurs mit Datum umgerechnet. Abgebucht wird der Gesamtbetrag an der Kasse, inklusive Steuer, und Ihre Bestellung behält diesen Kurs.',
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
      en: 'A person. Our support team is available 24/7, on every plan.',
      es: 'Una persona. Nuestro soporte atiende 24/7, en todos los planes.',
      fr: 'Une personne. Notre support est joignable 24 h/24 et 7 j/7, pour toutes les offres.',
      de: 'Ein Mensch. Unser Support ist rund um die Uhr erreichbar, in jedem Tarif.',
    },
  },
]

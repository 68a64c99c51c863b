import type { PageSeed } from '../../../page-types'
import { richText } from '../../../rich-text'
import { sampleNotice } from './sample-notice'

export const termsOfService: PageSeed = {
  path: '/legal/terms-of-service',
  title: { en: 'Terms of service', es: 'Condiciones del servicio', fr: 'Conditions générales', de: 'Nutzungsbedingungen' },
  breadcrumb: { en: 'Terms of service', es: 'Condiciones del servicio', fr: 'Conditions générales', de: 'Nutzungsbedingungen' },
  meta: {
    title: {
      en: 'Terms of service | Hostfront',
      es: 'Condiciones del servicio | Hostfront',
      fr: 'Conditions générales | Hostfront',
      de: 'Nutzungsbedingungen | Hostfront',
    },
    description: {
      en: 'What you order, what you pay, when it renews, and how to get your money back within 30 days.',
      es: 'Qué contrata, qué paga, cuándo se renueva y cómo recuperar su dinero en 30 días.',
      fr: 'Ce que vous commandez, ce que vous payez, quand cela se renouvelle et comment être remboursé sous 30 jours.',
      de: 'Was Sie bestellen, was Sie zahlen, wann es sich verlängert und wie Sie 30 Tage lang Ihr Geld zurückbekommen.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'rich-text',
      content: richText([
        sampleNotice,
        {
          heading: { en: 'Your order', es: 'Su pedido', fr: 'Votre commande', de: 'Ihre Bestellung' },
          paragraphs: [
            {
              en: 'You order what stands on the receipt, at the total it shows. If a price, a rate or the availability of a name changes before you confirm, nothing is charged and you are asked again.',
              es: 'Usted contrata lo que figura en el recibo, por el total que muestra. Si un precio, un tipo de cambio o la disponibilidad de un nombre varía antes de confirmar, no se cobra nada y le volvemos a preguntar.',
              fr: 'Vous commandez ce qui figure sur le reçu, au total indiqué. Si un prix, un taux ou la disponibilité d’un nom change avant votre confirmation, rien n’est débité et nous vous redemandons.',
              de: 'Sie bestellen, was auf dem Beleg steht, zur dort genannten Summe. Ändert sich vor Ihrer Bestätigung ein Preis, ein Kurs oder die Verfügbarkeit eines Namens, wird nichts abgebucht und wir fragen Sie noch einmal.',
            },
          ],
        },
        {
          heading: { en: 'Prices and tax', es: 'Precios e impuestos', fr: 'Prix et taxes', de: 'Preise und Steuer' },
          paragraphs: [
            {
              en: 'Prices are set in US dollars and converted at the dated rate shown. Tax is added on its own line. Setup fees are charged once, with the first payment. Discount codes act on the first payment only.',
              es: 'Los precios se fijan en dólares estadounidenses y se convierten al tipo fechado que se muestra. Los impuestos se suman en su propia línea. Las cuotas de alta se cobran una vez, con el primer pago. Los códigos de descuento solo actúan sobre el primer pago.',
              fr: 'Les prix sont fixés en dollars américains et convertis au taux daté affiché. Les taxes s’ajoutent sur leur propre ligne. Les frais de mise en service sont facturés une fois, au premier paiement. Les codes de réduction n’agissent que sur le premier paiement.',
              de: 'Preise sind in US-Dollar festgelegt und werden zum angezeigten, datierten Kurs umgerechnet. Die Steuer steht in einer eigenen Zeile. Einrichtungsgebühren fallen einmal an, mit der ersten Zahlung. Rabattcodes wirken nur auf die erste Zahlung.',
            },
          ],
        },
        {
          heading: { en: 'Renewal and expiry', es: 'Renovación y vencimiento', fr: 'Renouvellement et expiration', de: 'Verlängerung und Ablauf' },
          paragraphs: [
            {
              en: 'We remind you 90, 30 and 7 days before a domain expires. After expiry there is a grace period of 30 days, then a redemption period of 30 days. After that the name is released.',
              es: 'Le avisamos 90, 30 y 7 días antes de que venza un dominio. Tras el vencimiento hay 30 días de gracia y después 30 días de recuperación. Pasados estos, el nombre se libera.',
              fr: 'Nous vous prévenons 90, 30 et 7 jours avant l’expiration d’un nom de domaine. Suivent 30 jours de grâce, puis 30 jours de rédemption. Ensuite, le nom est libéré.',
              de: 'Wir erinnern Sie 90, 30 und 7 Tage vor Ablauf einer Domain. Danach gibt es 30 Tage Nachfrist und weitere 30 Tage zum Zurückholen. Dann wird der Name freigegeben.',
            },
          ],
        },
        {
          heading: { en: 'Money back', es: 'Devolución', fr: 'Remboursement', de: 'Geld zurück' },
          paragraphs: [
            {
              en: 'You may cancel within 30 days of the order and receive your money back, without giving a reason.',
              es: 'Puede cancelar en los 30 días siguientes al pedido y le devolvemos el dinero, sin indicar el motivo.',
              fr: 'Vous pouvez annuler dans les 30 jours suivant la commande et être remboursé, sans motif.',
              de: 'Sie können innerhalb von 30 Tagen nach der Bestellung kündigen und erhalten Ihr Geld zurück, ohne einen Grund zu nennen.',
            },
          ],
        },
        {
          heading: { en: 'What you may not host', es: 'Lo que no se puede alojar', fr: 'Ce que vous ne pouvez pas héberger', de: 'Was nicht erlaubt ist' },
          points: [
            { en: 'Anything against the law where you or our machines are.', es: 'Nada contrario a la ley donde esté usted o estén nuestras máquinas.', fr: 'Rien d’illégal là où vous êtes, ni là où sont nos machines.', de: 'Was gegen das Recht an Ihrem oder an unserem Standort verstößt.' },
            { en: 'Spam, attacks on others, and pages that pose as somebody else’s.', es: 'Spam, ataques a terceros y páginas que se hacen pasar por otras.', fr: 'Spams, attaques contre des tiers et pages se faisant passer pour d’autres.', de: 'Spam, Angriffe auf andere und Seiten, die sich als fremde ausgeben.' },
            { en: 'Loads that take a shared machine away from its other tenants.', es: 'Cargas que dejan sin máquina al resto de inquilinos.', fr: 'Des charges qui privent les autres locataires de leur machine.', de: 'Last, die den Mitmietern einer geteilten Maschine den Platz nimmt.' },
          ],
        },
      ]),
    },
  ],
}

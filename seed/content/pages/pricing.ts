import type { PageSeed } from '../../page-types'

export const pricing: PageSeed = {
  path: '/pricing',
  title: { en: 'Prices', es: 'Precios', fr: 'Prix', de: 'Preise' },
  breadcrumb: { en: 'Prices', es: 'Precios', fr: 'Prix', de: 'Preise' },
  meta: {
    title: {
      en: 'Hosting and domain prices, renewals shown | Hostfront',
      es: 'Precios de hosting y dominios | Hostfront',
      fr: 'Prix de l’hébergement et des domaines | Hostfront',
      de: 'Preise für Hosting und Domains | Hostfront',
    },
    description: {
      en: 'Every hosting plan, certificate, mailbox and domain extension on one page, by month or by year, with setup fees and renewals.',
      es: 'Cada plan de hosting, certificado, buzón y extensión en una página, por mes o por año, con cuotas de alta y renovaciones.',
      fr: 'Prix de chaque offre d’hébergement, certificat, boîte mail et extension sur une page, au mois ou à l’année, avec frais et renouvellements.',
      de: 'Jeder Hosting-Tarif, jedes Zertifikat, Postfach und jede Endung auf einer Seite, monatlich oder jährlich, mit Gebühren und Verlängerung.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'hero',
      heading: {
        en: 'Hosting and domain prices.',
        es: 'Precios de hosting y dominios.',
        fr: 'Prix de l’hébergement et des domaines.',
        de: 'Preise für Hosting und Domains.',
      },
      lead: {
        en: 'The price list hangs in the window, not under the counter.',
        es: 'La lista está en el escaparate, no debajo del mostrador.',
        fr: 'La liste est en vitrine, pas sous le comptoir.',
        de: 'Die Preisliste hängt im Fenster, nicht unter dem Tresen.',
      },
      intro: {
        en: 'Before tax, in the currency you chose. Discounts for paying yearly, for a first order and for volume are worked out in the cart, each on its own line.',
        es: 'Sin impuestos, en la moneda elegida. Los descuentos por pago anual, primer pedido y volumen se calculan en el carrito, cada uno en su línea.',
        fr: 'Hors taxes, dans la devise choisie. Les réductions pour paiement annuel, première commande et volume se calculent dans le panier, chacune sur sa ligne.',
        de: 'Vor Steuern, in der gewählten Währung. Rabatte für jährliche Zahlung, erste Bestellung und Menge rechnet der Warenkorb, jeden in einer eigenen Zeile.',
      },
      picture: 'ledger',
      showPlate: false,
    },
    {
      blockType: 'pricing-comparison',
      heading: {
        en: 'Hosting plans compared, every family.',
        es: 'Planes de hosting comparados, todas las familias.',
        fr: 'Offres d’hébergement comparées, toutes les familles.',
        de: 'Hosting-Tarife im Vergleich, alle Arten.',
      },
      intro: {
        en: 'Change between month and year: the saving is worked out from the two prices, not from a slogan.',
        es: 'Cambie entre mes y año: el ahorro sale de los dos precios, no de un eslogan.',
        fr: 'Passez du mois à l’année : l’économie vient des deux prix, pas d’un slogan.',
        de: 'Wechseln Sie zwischen Monat und Jahr: Die Ersparnis kommt aus den beiden Preisen, nicht aus der Werbung.',
      },
      categories: [],
      defaultBilling: 'monthly',
    },
    {
      blockType: 'domain-pricing',
      heading: {
        en: 'Domain prices over three years.',
        es: 'Precios de dominios a tres años.',
        fr: 'Prix des domaines sur trois ans.',
        de: 'Domainpreise über drei Jahre.',
      },
      intro: {
        en: 'A name is rarely kept for one year only. So here is the longer sum.',
        es: 'Un nombre casi nunca se tiene un solo año. Por eso va la suma larga.',
        fr: 'On garde rarement un nom une seule année. Voici donc la somme longue.',
        de: 'Einen Namen behält man selten nur ein Jahr. Deshalb hier die längere Rechnung.',
      },
    },
    {
      blockType: 'ssl-plans',
      heading: { en: 'SSL certificates.', es: 'Certificados SSL.', fr: 'Certificats SSL.', de: 'SSL-Zertifikate.' },
      intro: {
        en: 'Three depths of checking. The browser treats them alike; the difference is what the authority looked at.',
        es: 'Tres niveles de comprobación. El navegador los trata igual; cambia lo que miró la autoridad.',
        fr: 'Trois niveaux de contrôle. Le navigateur les traite pareil ; ce qui change, c’est ce que l’autorité a vérifié.',
        de: 'Drei Prüftiefen. Der Browser behandelt sie gleich; der Unterschied ist, was die Zertifizierungsstelle angesehen hat.',
      },
      presentation: 'strip',
      defaultBilling: 'yearly',
    },
    {
      blockType: 'email-plans',
      heading: { en: 'Email plans.', es: 'Planes de correo.', fr: 'Offres mail.', de: 'E-Mail-Tarife.' },
      intro: {
        en: 'Priced by the plan, not by the head. Aliases are not counted.',
        es: 'Con precio por plan, no por cabeza. Los alias no cuentan.',
        fr: 'Tarifées à l’offre, non par tête. Les alias ne comptent pas.',
        de: 'Preis je Tarif, nicht je Kopf. Aliasse zählen nicht mit.',
      },
      defaultBilling: 'yearly',
    },
    {
      blockType: 'faq',
      heading: {
        en: 'Questions about prices: the small print, enlarged.',
        es: 'Preguntas sobre precios: la letra pequeña, en grande.',
        fr: 'Questions sur les prix : les petits caractères, en grand.',
        de: 'Fragen zu Preisen: das Kleingedruckte, vergrößert.',
      },
      topic: 'pricing',
      limit: 6,
    },
  ],
}

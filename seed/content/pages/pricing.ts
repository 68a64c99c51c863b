import type { PageSeed } from '../../page-types'

export const pricing: PageSeed = {
  path: '/pricing',
  title: { en: 'Pricing', es: 'Precios', fr: 'Tarifs', de: 'Preise' },
  breadcrumb: { en: 'Pricing', es: 'Precios', fr: 'Tarifs', de: 'Preise' },
  meta: {
    title: {
      en: 'Hosting and domain prices, renewals shown | Hostfront',
      es: 'Precios de hosting y dominios | Hostfront',
      fr: 'Tarifs de l’hébergement et des domaines | Hostfront',
      de: 'Preise für Hosting und Domains | Hostfront',
    },
    description: {
      en: 'Prices of every hosting plan, certificate, mailbox and domain extension on one page, monthly or yearly, with setup fees and renewals.',
      es: 'Precios de cada plan de hosting, certificado, buzón y extensión en una página, al mes o al año, con cuotas de alta y renovaciones.',
      fr: 'Tarifs de chaque offre d’hébergement, certificat, boîte mail et extension, au mois ou à l’année, avec mise en service et renouvellement.',
      de: 'Preise aller Hosting-Tarife, Zertifikate, Postfächer und Endungen auf einer Seite, monatlich oder jährlich, mit Einrichtung und Verlängerung.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'hero',
      heading: {
        en: 'Prices for hosting, domains and email.',
        es: 'Precios de hosting, dominios y correo.',
        fr: 'Nos tarifs : hébergement, domaines et mail.',
        de: 'Preise für Hosting, Domains und E-Mail.',
      },
      lead: {
        en: 'For your first website, your shop or your clients’ sites: see what you pay at first and what a renewal costs today.',
        es: 'Para su primera web, su tienda o las webs de sus clientes: vea cuánto paga al principio y cuánto cuesta hoy la renovación.',
        fr: 'Pour un premier site, une boutique ou les sites de vos clients : voyez ce que vous payez au départ et ce que coûte aujourd’hui le renouvellement.',
        de: 'Für die erste Website, den Shop oder Ihre Kundenprojekte: Sie sehen, was Sie anfangs zahlen und was die Verlängerung heute kostet.',
      },
      intro: {
        en: 'Prices are excl. tax, in the currency you choose. Discounts for yearly payment, a first order and volume are calculated in the cart, each on its own line.',
        es: 'Impuestos no incluidos, en la moneda que elija. Los descuentos por pago anual, primer pedido y volumen se calculan en el carrito, cada uno en su línea.',
        fr: 'Prix HT, dans la devise de votre choix. Les réductions pour paiement annuel, première commande et volume sont calculées dans le panier, chacune sur sa ligne.',
        de: 'Preise zzgl. USt., in der gewählten Währung. Rabatte für jährliche Zahlung, erste Bestellung und Menge berechnet der Warenkorb, jeden in einer eigenen Zeile.',
      },
      primaryLabel: {
        en: 'Compare hosting plans',
        es: 'Comparar planes de hosting',
        fr: 'Comparer les hébergements',
        de: 'Hosting-Tarife vergleichen',
      },
      primaryHref: '/pricing#plans-shared',
      secondaryLabel: {
        en: 'See domain prices',
        es: 'Ver precios de dominios',
        fr: 'Voir les prix des domaines',
        de: 'Domainpreise ansehen',
      },
      secondaryHref: '/domains',
      picture: 'ledger',
      showPlate: false,
    },
    {
      blockType: 'pricing-comparison',
      heading: {
        en: 'All hosting plans compared.',
        es: 'Todos los planes de hosting comparados.',
        fr: 'Comparatif des offres d’hébergement.',
        de: 'Alle Hosting-Tarife im Vergleich.',
      },
      intro: {
        en: 'Switch between monthly and yearly payment: the saving is calculated from the two prices.',
        es: 'Cambie entre pago mensual y anual: el ahorro se calcula con los dos precios.',
        fr: 'Passez du paiement mensuel à l’annuel : l’économie est calculée à partir des deux prix.',
        de: 'Wechseln Sie zwischen monatlicher und jährlicher Zahlung: Die Ersparnis wird aus den beiden Preisen berechnet.',
      },
      categories: [],
      defaultBilling: 'monthly',
    },
    {
      blockType: 'domain-pricing',
      heading: {
        en: 'Domain prices over three years.',
        es: 'Precio de los dominios en tres años.',
        fr: 'Prix des domaines sur trois ans.',
        de: 'Domainpreise über drei Jahre.',
      },
      intro: {
        en: 'Hardly anyone keeps a domain for one year only, so we show the cost over three.',
        es: 'Casi nadie conserva un dominio un solo año. Por eso mostramos el coste en tres años.',
        fr: 'On garde rarement un domaine une seule année. Nous affichons donc le coût sur trois ans.',
        de: 'Eine Domain behält man selten nur ein Jahr. Deshalb zeigen wir die Kosten über drei Jahre.',
      },
    },
    {
      blockType: 'ssl-plans',
      heading: { en: 'SSL certificates.', es: 'Certificados SSL.', fr: 'Certificats SSL.', de: 'SSL-Zertifikate.' },
      intro: {
        en: 'There are three levels of validation. Browsers treat them alike; the difference is what the certificate authority checks.',
        es: 'Hay tres niveles de validación. El navegador los trata igual; cambia lo que comprueba la autoridad de certificación.',
        fr: 'Il existe trois niveaux de validation. Le navigateur les traite de la même façon ; seul change ce que vérifie l’autorité de certification.',
        de: 'Es gibt drei Prüfstufen. Der Browser behandelt sie gleich; sie unterscheiden sich darin, was die Zertifizierungsstelle prüft.',
      },
      presentation: 'strip',
      defaultBilling: 'yearly',
    },
    {
      blockType: 'email-plans',
      heading: { en: 'Email plans.', es: 'Planes de correo.', fr: 'Offres mail.', de: 'E-Mail-Tarife.' },
      intro: {
        en: 'You pay per plan, not per user. Aliases do not count.',
        es: 'Se paga por plan, no por usuario. Los alias no cuentan.',
        fr: 'Vous payez par offre, pas par utilisateur. Les alias ne comptent pas.',
        de: 'Sie zahlen pro Tarif, nicht pro Nutzer. Aliasse zählen nicht mit.',
      },
      defaultBilling: 'yearly',
    },
    {
      blockType: 'faq',
      heading: {
        en: 'Questions about prices: the small print, enlarged.',
        es: 'Preguntas sobre precios: la letra pequeña, en grande.',
        fr: 'Questions sur les prix : les petits caractères, en grand.',
        de: 'Fragen zu Preisen: das Kleingedruckte in groß.',
      },
      topic: 'pricing',
      limit: 6,
    },
  ],
}

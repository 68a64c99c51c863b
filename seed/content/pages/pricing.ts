import type { PageSeed } from '../../page-types'

export const pricing: PageSeed = {
  path: '/pricing',
  title: { en: 'Prices', es: 'Precios', fr: 'Prix', de: 'Preise' },
  breadcrumb: { en: 'Prices', es: 'Precios', fr: 'Prix', de: 'Preise' },
  meta: {
    title: {
      en: 'All prices, renewals included | Hostfront',
      es: 'Todos los precios, con renovación | Hostfront',
      fr: 'Tous les prix, renouvellement compris | Hostfront',
      de: 'Alle Preise, auch zur Verlängerung | Hostfront',
    },
    description: {
      en: 'Every hosting plan, certificate, mailbox and domain extension on one page, by month or by year, with setup fees and renewals.',
      es: 'Cada plan de hosting, certificado, buzón y extensión en una página, por mes o por año, con cuotas de alta y renovaciones.',
      fr: 'Chaque offre, certificat, boîte mail et extension sur une page, au mois ou à l’année, frais et renouvellements compris.',
      de: 'Jeder Tarif, jedes Zertifikat, Postfach und jede Endung auf einer Seite, monatlich oder jährlich, mit Gebühren und Verlängerung.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'hero',
      heading: { en: 'The price list.', es: 'La lista de precios.', fr: 'La liste des prix.', de: 'Die Preisliste.' },
      lead: {
        en: 'It hangs in the window, not under the counter.',
        es: 'Está en el escaparate, no debajo del mostrador.',
        fr: 'Elle est en vitrine, pas sous le comptoir.',
        de: 'Sie hängt im Fenster, nicht unter dem Tresen.',
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
      heading: { en: 'Hosting, every family.', es: 'Hosting, todas las familias.', fr: 'Hébergement, toutes les familles.', de: 'Hosting, alle Arten.' },
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
      heading: { en: 'Names, over three years.', es: 'Nombres, a tres años.', fr: 'Les noms, sur trois ans.', de: 'Namen, auf drei Jahre.' },
      intro: {
        en: 'A name is rarely kept for one year only. So here is the longer sum.',
        es: 'Un nombre casi nunca se tiene un solo año. Por eso va la suma larga.',
        fr: 'On garde rarement un nom une seule année. Voici donc la somme longue.',
        de: 'Einen Namen behält man selten nur ein Jahr. Deshalb hier die längere Rechnung.',
      },
    },
    {
      blockType: 'ssl-plans',
      heading: { en: 'Certificates.', es: 'Certificados.', fr: 'Certificats.', de: 'Zertifikate.' },
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
      heading: { en: 'Mailboxes.', es: 'Buzones.', fr: 'Boîtes mail.', de: 'Postfächer.' },
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
      heading: { en: 'The small print, enlarged.', es: 'La letra pequeña, en grande.', fr: 'Les petits caractères, en grand.', de: 'Das Kleingedruckte, vergrößert.' },
      topic: 'pricing',
      limit: 6,
    },
  ],
}

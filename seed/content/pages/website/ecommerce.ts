import type { PageSeed } from '../../../page-types'

export const websiteEcommerce: PageSeed = {
  path: '/website/ecommerce',
  title: { en: 'Online shop', es: 'Tienda en línea', fr: 'Boutique en ligne', de: 'Onlineshop' },
  breadcrumb: { en: 'Online shop', es: 'Tienda en línea', fr: 'Boutique en ligne', de: 'Onlineshop' },
  meta: {
    title: {
      en: 'An online shop for up to 100 products | Hostfront',
      es: 'Una tienda en línea de hasta 100 artículos | Hostfront',
      fr: 'Une boutique en ligne, 100 articles | Hostfront',
      de: 'Ein Onlineshop für bis zu 100 Artikel | Hostfront',
    },
    description: {
      en: 'An online shop from the website builder: goods, stock, orders, tax and delivery on one page. And when a shop needs a machine of its own.',
      es: 'Una tienda en línea con el creador de páginas web: artículos, existencias, pedidos, impuestos y envíos. Y cuándo conviene una máquina propia.',
      fr: 'Une boutique en ligne avec le créateur de site : articles, stock, commandes, taxes et livraison. Et quand il faut plutôt une machine à soi.',
      de: 'Ein Onlineshop aus dem Baukasten: Ware, Lager, Bestellungen, Steuer und Versand auf einer Seite. Und wann er eine eigene Maschine braucht.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'hero',
      heading: {
        en: 'Online shop: a shopfront with a till.',
        es: 'Tienda en línea: una fachada con caja.',
        fr: 'Boutique en ligne : une devanture avec caisse.',
        de: 'Onlineshop: eine Fassade mit Kasse.',
      },
      lead: {
        en: 'For makers who sell forty things well, not four thousand badly.',
        es: 'Para quien vende bien cuarenta cosas, no mal cuatro mil.',
        fr: 'Pour qui vend bien quarante choses, pas mal quatre mille.',
        de: 'Für alle, die vierzig Dinge gut verkaufen statt viertausend schlecht.',
      },
      intro: {
        en: 'Money goes straight to your account; we take no share of a sale.',
        es: 'El dinero va directo a su cuenta; no nos quedamos con parte de la venta.',
        fr: 'L’argent va droit sur votre compte ; nous ne prélevons rien sur les ventes.',
        de: 'Das Geld geht direkt auf Ihr Konto; am Verkauf behalten wir nichts ein.',
      },
      primaryLabel: { en: 'Template “Counter”', es: 'Plantilla «Mostrador»', fr: 'Modèle « Comptoir »', de: 'Vorlage „Tresen“' },
      primaryHref: '/website/templates',
      secondaryLabel: { en: 'Larger shops', es: 'Tiendas mayores', fr: 'Boutiques plus grandes', de: 'Größere Shops' },
      secondaryHref: '/ecommerce-hosting',
      picture: 'tags',
      showPlate: true,
    },
    {
      blockType: 'technical-features',
      heading: {
        en: 'Shop features: what the till can do.',
        es: 'Funciones de la tienda: lo que hace la caja.',
        fr: 'Fonctions de la boutique : ce que sait la caisse.',
        de: 'Shop-Funktionen: was die Kasse kann.',
      },
      intro: {
        en: 'And where it ends, so that you need not find out in December.',
        es: 'Y dónde acaba, para que no lo descubra en diciembre.',
        fr: 'Et où elle s’arrête, pour ne pas le découvrir en décembre.',
        de: 'Und wo sie aufhört, damit Sie es nicht im Dezember merken.',
      },
      groups: [
        {
          icon: 'shopping-bag',
          title: { en: 'Goods', es: 'Artículos', fr: 'Articles', de: 'Ware' },
          items: [
            {
              name: { en: 'Products', es: 'Artículos distintos', fr: 'Produits', de: 'Produkte' },
              value: { en: 'Up to 100', es: 'Hasta 100', fr: 'Jusqu’à 100', de: 'Bis zu 100' },
            },
            {
              name: { en: 'Sizes and colours', es: 'Tallas y colores', fr: 'Tailles et couleurs', de: 'Größen und Farben' },
              value: { en: 'Counted one by one', es: 'Contados uno a uno', fr: 'Comptés un à un', de: 'Einzeln gezählt' },
            },
            {
              name: { en: 'Sold out', es: 'Agotado', fr: 'Épuisé', de: 'Ausverkauft' },
              value: {
                en: 'Shown, not sold twice',
                es: 'Se muestra, no se vende dos veces',
                fr: 'Affiché, jamais vendu deux fois',
                de: 'Wird gezeigt, nie doppelt verkauft',
              },
            },
          ],
        },
        {
          icon: 'receipt',
          title: { en: 'Money', es: 'Dinero', fr: 'Argent', de: 'Geld' },
          items: [
            {
              name: {
                en: 'Our share of a sale',
                es: 'Nuestra parte de la venta',
                fr: 'Notre part sur une vente',
                de: 'Unser Anteil am Verkauf',
              },
              value: { en: 'None', es: 'Ninguna', fr: 'Aucune', de: 'Keiner' },
            },
            {
              name: { en: 'Tax', es: 'Impuestos', fr: 'Taxes', de: 'Steuer' },
              value: { en: 'One rate per country', es: 'Un tipo por país', fr: 'Un taux par pays', de: 'Ein Satz je Land' },
            },
            {
              name: { en: 'Receipts', es: 'Recibos', fr: 'Reçus', de: 'Belege' },
              value: { en: 'Sent automatically', es: 'Se envían solos', fr: 'Envoyés tout seuls', de: 'Gehen von selbst hinaus' },
            },
          ],
        },
        {
          icon: 'truck',
          title: { en: 'Delivery', es: 'Envíos', fr: 'Livraison', de: 'Versand' },
          items: [
            {
              name: { en: 'Rates', es: 'Tarifas', fr: 'Tarifs', de: 'Preise' },
              value: { en: 'By weight or flat', es: 'Por peso o fija', fr: 'Au poids ou fixes', de: 'Nach Gewicht oder pauschal' },
            },
            {
              name: { en: 'Pick up in the shop', es: 'Recogida en tienda', fr: 'Retrait sur place', de: 'Abholung im Laden' },
              value: { en: 'Yes', es: 'Sí', fr: 'Oui', de: 'Ja' },
            },
          ],
        },
      ],
    },
    {
      blockType: 'hosting-plans',
      heading: {
        en: 'Ecommerce hosting, when the counter gets tight.',
        es: 'Hosting para tiendas, cuando el mostrador se queda pequeño.',
        fr: 'Hébergement e-commerce, quand le comptoir devient étroit.',
        de: 'E-Commerce-Hosting, wenn der Tresen zu eng wird.',
      },
      intro: {
        en: 'More than a hundred products, a stock system, a sale at midnight: that is work for a machine of its own. We carry goods and orders over.',
        es: 'Más de cien artículos, un sistema de existencias, unas rebajas a medianoche: eso es trabajo para una máquina propia. Trasladamos artículos y pedidos.',
        fr: 'Plus de cent articles, une gestion de stock, des soldes à minuit : il faut alors une machine à soi. Nous transférons articles et commandes.',
        de: 'Mehr als hundert Artikel, ein Lagersystem, ein Ausverkauf um Mitternacht: Arbeit für eine eigene Maschine. Ware und Bestellungen tragen wir hinüber.',
      },
      category: 'ecommerce',
      services: [],
      defaultBilling: 'yearly',
      showPlate: true,
    },
    {
      blockType: 'testimonials',
      heading: {
        en: 'Customer reviews, from behind the counter.',
        es: 'Opiniones de clientes, desde detrás del mostrador.',
        fr: 'Avis de clients, de derrière le comptoir.',
        de: 'Kundenstimmen, von hinter dem Tresen.',
      },
      presentation: 'quote',
      limit: 1,
    },
    {
      blockType: 'call-to-action',
      heading: {
        en: 'Goods ready?',
        es: '¿Tiene el género listo?',
        fr: 'La marchandise est prête ?',
        de: 'Ware bereit?',
      },
      body: {
        en: 'The builder with shop is one line in the cart. Hosting and certificate are included; the domain comes on top.',
        es: 'El creador con tienda es una línea del carrito. El alojamiento y el certificado van incluidos; el dominio se suma.',
        fr: 'Le créateur avec boutique est une ligne du panier. L’hébergement et le certificat sont compris ; le domaine s’ajoute.',
        de: 'Der Baukasten mit Shop ist eine Zeile im Warenkorb. Hosting und Zertifikat sind dabei; die Domain kommt dazu.',
      },
      buttonLabel: { en: 'See the builders', es: 'Ver los creadores', fr: 'Voir les créateurs', de: 'Baukästen ansehen' },
      href: '/website-builder',
      showPlate: false,
    },
  ],
}

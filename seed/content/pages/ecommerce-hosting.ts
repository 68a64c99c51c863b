import { familyPage } from './family-page'

export const ecommerceHosting = familyPage({
  path: '/ecommerce-hosting',
  family: 'ecommerce',
  title: { en: 'Ecommerce hosting', es: 'Hosting para tiendas', fr: 'Hébergement e-commerce', de: 'E-Commerce-Hosting' },
  meta: {
    title: {
      en: 'Ecommerce hosting for real shops | Hostfront',
      es: 'Hosting para tiendas en línea | Hostfront',
      fr: 'Hébergement e-commerce pour boutiques | Hostfront',
      de: 'E-Commerce-Hosting für echte Läden | Hostfront',
    },
    description: {
      en: 'WooCommerce or PrestaShop on machines that keep the checkout quick. Certificate and order backups included, staging copy from Store Growth up.',
      es: 'WooCommerce o PrestaShop en máquinas que mantienen el pago ágil. Certificado y copias de pedidos incluidos; entorno de pruebas desde Store Growth.',
      fr: 'WooCommerce ou PrestaShop sur des machines qui gardent le paiement rapide. Certificat et sauvegardes compris, préproduction dès Store Growth.',
      de: 'WooCommerce oder PrestaShop auf Maschinen, die die Kasse schnell halten. Zertifikat und Backups inklusive, Testumgebung ab Store Growth.',
    },
  },
  plans: {
    heading: {
      en: 'A till that does not jam.',
      es: 'Una caja que no se atasca.',
      fr: 'Une caisse qui ne se bloque pas.',
      de: 'Eine Kasse, die nicht klemmt.',
    },
    intro: {
      en: 'People forgive a slow photograph. They do not forgive a slow checkout. These plans are built around it.',
      es: 'La gente perdona una foto lenta, pero no un pago lento. Estos planes se construyen en torno a él.',
      fr: 'On pardonne une photo lente, pas un paiement lent. Ces offres sont construites autour de lui.',
      de: 'Ein langsames Foto verzeihen die Leute. Eine langsame Kasse nicht. Um sie herum sind diese Tarife gebaut.',
    },
  },
  features: {
    heading: { en: 'Open on the busiest day.', es: 'Abierto el día de más gente.', fr: 'Ouvert le jour le plus chargé.', de: 'Offen am vollsten Tag.' },
    intro: {
      en: 'The other days take care of themselves.',
      es: 'Los demás días se cuidan solos.',
      fr: 'Les autres jours se débrouillent seuls.',
      de: 'Die anderen Tage laufen von selbst.',
    },
    items: [
      {
        icon: 'shopping-bag',
        title: { en: 'Shop software, installed', es: 'Software de tienda instalado', fr: 'Logiciel de boutique installé', de: 'Shopsoftware, installiert' },
        description: {
          en: 'WooCommerce or PrestaShop, with mail, cron jobs and image sizes set as they should be.',
          es: 'WooCommerce o PrestaShop, con correo, tareas programadas y tamaños de imagen bien ajustados.',
          fr: 'WooCommerce ou PrestaShop, avec mails, tâches planifiées et tailles d’images réglés comme il faut.',
          de: 'WooCommerce oder PrestaShop, mit E-Mail, Cronjobs und Bildgrößen, wie sie sein sollen.',
        },
      },
      {
        icon: 'lock',
        title: { en: 'Certificate for the checkout', es: 'Certificado para el pago', fr: 'Certificat pour le paiement', de: 'Zertifikat für die Kasse' },
        description: {
          en: 'Included, installed and renewed. Browsers stay calm.',
          es: 'Incluido, instalado y renovado. Los navegadores, tranquilos.',
          fr: 'Compris, installé et renouvelé. Les navigateurs restent calmes.',
          de: 'Inklusive, eingerichtet und verlängert. Die Browser bleiben ruhig.',
        },
      },
      {
        icon: 'database',
        title: { en: 'Orders are backed up too', es: 'También se copian los pedidos', fr: 'Les commandes sont sauvegardées aussi', de: 'Auch Bestellungen werden gesichert' },
        description: {
          en: 'Daily or hourly, by plan. Any single order can be brought back.',
          es: 'Cada día o cada hora, según el plan. Se puede recuperar un solo pedido.',
          fr: 'Chaque jour ou chaque heure selon l’offre. On peut restaurer une seule commande.',
          de: 'Täglich oder stündlich, je nach Tarif. Wiederherstellen lässt sich jede einzelne Bestellung.',
        },
      },
      {
        icon: 'activity',
        title: { en: 'A rehearsal before the sale', es: 'Un ensayo antes de las rebajas', fr: 'Une répétition avant les soldes', de: 'Eine Generalprobe vor der Aktion' },
        description: {
          en: 'We send pretend customers to your staging copy and tell you where it bends.',
          es: 'Enviamos clientes ficticios a su entorno de pruebas y le decimos dónde flojea.',
          fr: 'Nous envoyons de faux clients sur votre préproduction et vous disons où ça plie.',
          de: 'Wir schicken Probekunden in Ihre Testumgebung und sagen Ihnen, wo es sich biegt.',
        },
      },
    ],
  },
  testimonials: { en: 'From behind the till.', es: 'Desde detrás de la caja.', fr: 'De derrière la caisse.', de: 'Von hinter der Kasse.' },
  faq: { en: 'Before you open.', es: 'Antes de abrir.', fr: 'Avant d’ouvrir.', de: 'Vor der Eröffnung.' },
  callToAction: {
    heading: { en: 'Name above the shop.', es: 'El nombre sobre la tienda.', fr: 'Le nom au-dessus de la boutique.', de: 'Der Name über dem Laden.' },
    body: {
      en: 'Customers come back to what they can spell.',
      es: 'Los clientes vuelven a lo que saben escribir.',
      fr: 'Les clients reviennent à ce qu’ils savent écrire.',
      de: 'Kunden kommen dorthin zurück, wo sie den Namen schreiben können.',
    },
    buttonLabel: { en: 'See what is free', es: 'Ver qué está libre', fr: 'Voir ce qui est libre', de: 'Nachsehen, was frei ist' },
    href: '/domains/search',
  },
})

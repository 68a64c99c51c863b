import type { PageSeed } from '../../../page-types'

export const customTemplates: PageSeed = {
  path: '/customization/templates',
  title: {
    en: 'Website layouts with builder',
    es: 'Diseños web con creador',
    fr: 'Modèles de site avec créateur',
    de: 'Website-Layouts mit Baukasten',
  },
  breadcrumb: { en: 'Templates', es: 'Plantillas', fr: 'Modèles', de: 'Vorlagen' },
  meta: {
    title: {
      en: 'Website layouts with builder and hosting | Hostfront',
      es: 'Diseños web con creador y alojamiento | Hostfront',
      fr: 'Modèles de site avec créateur, en un pack | Hostfront',
      de: 'Website-Layouts mit Baukasten und Hosting | Hostfront',
    },
    description: {
      en: 'Pick one of six website layouts, choose the website builder with or without a shop, and add email and backups. Hosting is included in the price.',
      es: 'Elija uno de seis diseños web y el creador de páginas, con o sin tienda, y añada correo y copias. El alojamiento está incluido en el precio.',
      fr: 'Choisissez un des six modèles de site et le créateur, avec ou sans boutique, puis ajoutez mail et sauvegarde. L’hébergement est compris.',
      de: 'Eines von sechs Website-Layouts wählen, den Baukasten mit oder ohne Shop, dazu E-Mail und Backup. Das Hosting ist im Preis enthalten.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'template-gallery',
      heading: {
        en: 'Six website layouts to start from.',
        es: 'Seis diseños web para empezar.',
        fr: 'Six modèles de site pour démarrer.',
        de: 'Sechs Website-Layouts für den Anfang.',
      },
      intro: {
        en: 'Each layout arranges your own words and pictures. You can switch to another one later without losing any content.',
        es: 'Cada diseño ordena sus propios textos y fotos. Puede cambiar a otro más adelante sin perder contenido.',
        fr: 'Chaque modèle met en page vos propres textes et images. Vous pouvez en changer plus tard sans perdre de contenu.',
        de: 'Jedes Layout ordnet Ihre eigenen Texte und Bilder. Sie können später wechseln, ohne Inhalte zu verlieren.',
      },
      templates: [
        {
          layout: 'shop',
          name: { en: 'Counter', es: 'Mostrador', fr: 'Comptoir', de: 'Tresen' },
          description: {
            en: 'Products at the top, your story below. For up to a hundred products.',
            es: 'Los productos arriba, su historia debajo. Hasta cien productos.',
            fr: 'Les produits en haut, votre histoire en dessous. Jusqu’à cent produits.',
            de: 'Oben die Produkte, darunter Ihre Geschichte. Für bis zu hundert Produkte.',
          },
        },
        {
          layout: 'portfolio',
          name: { en: 'Shop window', es: 'Escaparate', fr: 'Vitrine', de: 'Schaufenster' },
          description: {
            en: 'Large pictures, each with one line about the project.',
            es: 'Imágenes grandes, cada una con una línea sobre el proyecto.',
            fr: 'De grandes images, chacune avec une ligne sur le projet.',
            de: 'Große Bilder, jedes mit einer Zeile zum Projekt.',
          },
        },
        {
          layout: 'restaurant',
          name: { en: 'Dining room', es: 'Comedor', fr: 'Salle', de: 'Gaststube' },
          description: {
            en: 'Today’s menu, opening hours and a phone number large enough to tap.',
            es: 'La carta del día, el horario y un teléfono bien grande para pulsarlo.',
            fr: 'La carte du jour, les horaires et un numéro de téléphone à appeler d’un geste.',
            de: 'Tageskarte, Öffnungszeiten und eine Telefonnummer, groß genug zum Antippen.',
          },
        },
        {
          layout: 'journal',
          name: { en: 'Reading desk', es: 'Atril', fr: 'Pupitre', de: 'Lesepult' },
          description: {
            en: 'For long articles: narrow columns, wide margins and one picture at the top.',
            es: 'Para textos largos: columnas estrechas, márgenes amplios y una imagen arriba.',
            fr: 'Pour les textes longs : colonnes étroites, marges larges et une image en tête.',
            de: 'Für lange Texte: schmale Spalten, breite Ränder und ein Bild am Anfang.',
          },
        },
        {
          layout: 'studio',
          name: { en: 'Workbench', es: 'Banco de trabajo', fr: 'Établi', de: 'Werkbank' },
          description: {
            en: 'Your services, your references and your contact details, on three pages.',
            es: 'Sus servicios, sus referencias y sus datos de contacto, en tres páginas.',
            fr: 'Vos services, vos références et vos coordonnées, sur trois pages.',
            de: 'Ihre Leistungen, Ihre Referenzen und Ihr Kontakt, auf drei Seiten.',
          },
        },
        {
          layout: 'event',
          name: { en: 'Poster', es: 'Cartel', fr: 'Affiche', de: 'Plakat' },
          description: {
            en: 'The date, the place and a reason to come. It can be taken offline after the event.',
            es: 'La fecha, el lugar y un motivo para asistir. Se puede retirar después del evento.',
            fr: 'La date, le lieu et une raison de venir. À retirer une fois l’événement passé.',
            de: 'Datum, Ort und ein Grund zu kommen. Nach der Veranstaltung lässt es sich abschalten.',
          },
        },
      ],
    },
    {
      blockType: 'configurator',
      heading: {
        en: 'Choose your builder, email and backup.',
        es: 'Elija creador, correo y copia de seguridad.',
        fr: 'Choisissez créateur, mail et sauvegarde.',
        de: 'Wählen Sie Baukasten, E-Mail und Backup.',
      },
      intro: {
        en: 'Hosting and an SSL certificate are included with the builder. Everything else is optional.',
        es: 'El creador incluye el alojamiento y el certificado SSL. Lo demás es opcional.',
        fr: 'Le créateur de site comprend l’hébergement et le certificat SSL. Le reste est facultatif.',
        de: 'Hosting und SSL-Zertifikat sind beim Baukasten dabei. Alles andere ist optional.',
      },
      groups: [
        {
          title: { en: 'Website builder', es: 'Creador de páginas web', fr: 'Créateur de site', de: 'Website-Baukasten' },
          source: 'services',
          category: 'website',
          keys: [],
          selection: 'one',
          required: true,
        },
        {
          title: { en: 'Email', es: 'Correo', fr: 'Mail', de: 'E-Mail' },
          source: 'services',
          category: 'email',
          keys: [{ key: 'email-solo' }, { key: 'email-team' }],
          selection: 'one',
          required: false,
        },
        {
          title: {
            en: 'Backup in another building',
            es: 'Copia de seguridad en otro edificio',
            fr: 'Sauvegarde dans un autre bâtiment',
            de: 'Backup in einem anderen Gebäude',
          },
          source: 'services',
          category: 'backup',
          keys: [{ key: 'backup-daily' }],
          selection: 'many',
          required: false,
        },
      ],
    },
    {
      blockType: 'onboarding',
      heading: {
        en: 'What you need to get started.',
        es: 'Qué necesita para empezar.',
        fr: 'Ce qu’il vous faut pour démarrer.',
        de: 'Was Sie für den Start brauchen.',
      },
      intro: {
        en: 'Have these three things ready and the rest goes quickly.',
        es: 'Con estas tres cosas a mano, lo demás va rápido.',
        fr: 'Avec ces trois éléments sous la main, le reste va vite.',
        de: 'Liegen diese drei Dinge bereit, geht der Rest schnell.',
      },
      steps: [
        {
          title: { en: 'Your text', es: 'Sus textos', fr: 'Vos textes', de: 'Ihre Texte' },
          description: {
            en: 'Half a page about what you do, written the way you would explain it to a customer.',
            es: 'Media página sobre lo que hace, tal como se lo explicaría a un cliente.',
            fr: 'Une demi-page sur votre activité, comme vous l’expliqueriez à un client.',
            de: 'Eine halbe Seite über Ihre Arbeit, so wie Sie sie einem Kunden erklären würden.',
          },
          detail: {
            en: 'Write it in any program and paste it in. The builder recognises headings.',
            es: 'Escríbalo en cualquier programa y péguelo. El creador reconoce los títulos.',
            fr: 'Écrivez dans le logiciel de votre choix, puis collez le texte. Le créateur reconnaît les titres.',
            de: 'Schreiben Sie in einem beliebigen Programm und fügen Sie den Text ein. Überschriften werden erkannt.',
          },
          buttonLabel: {
            en: 'See the website builder',
            es: 'Ver el creador de páginas',
            fr: 'Voir le créateur de site',
            de: 'Zum Website-Baukasten',
          },
          href: '/website-builder',
        },
        {
          title: { en: 'Your pictures', es: 'Sus fotos', fr: 'Vos images', de: 'Ihre Bilder' },
          description: {
            en: 'Six photos of your own. Include one of the entrance, so visitors recognise it.',
            es: 'Seis fotos propias. Incluya una de la entrada para que la reconozcan.',
            fr: 'Six photos à vous, dont une de l’entrée pour qu’on la reconnaisse.',
            de: 'Sechs eigene Fotos, darunter eines vom Eingang, damit man ihn wiedererkennt.',
          },
          detail: {
            en: 'Phone photos are fine. The builder crops and resizes them for every screen.',
            es: 'Sirven las del móvil. El creador las recorta y las ajusta a cada pantalla.',
            fr: 'Des photos de téléphone suffisent. Le créateur les recadre et les adapte à chaque écran.',
            de: 'Handyfotos genügen. Der Baukasten schneidet sie zu und passt sie an jeden Bildschirm an.',
          },
          buttonLabel: { en: 'See all templates', es: 'Ver las plantillas', fr: 'Voir tous les modèles', de: 'Alle Vorlagen ansehen' },
          href: '/website/templates',
        },
        {
          title: { en: 'Your domain', es: 'Su dominio', fr: 'Votre domaine', de: 'Ihre Domain' },
          description: {
            en: 'Short, easy to say and easy to spell.',
            es: 'Corto, fácil de decir y de escribir.',
            fr: 'Court, facile à dire et à épeler.',
            de: 'Kurz, leicht auszusprechen und leicht zu buchstabieren.',
          },
          detail: {
            en: 'If you already own a domain, leave it with your registrar and point it to your new website.',
            es: 'Si ya tiene un dominio, déjelo donde está y apúntelo a su nuevo sitio.',
            fr: 'Si vous en avez déjà un, laissez-le où il est et faites-le pointer vers votre nouveau site.',
            de: 'Haben Sie schon eine, bleibt sie, wo sie ist, und zeigt auf die neue Website.',
          },
          buttonLabel: { en: 'Search domains', es: 'Buscar dominios', fr: 'Rechercher un domaine', de: 'Domain suchen' },
          href: '/domains/search',
        },
      ],
    },
  ],
}

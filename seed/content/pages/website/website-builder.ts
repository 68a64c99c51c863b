import type { PageSeed } from '../../../page-types'

export const websiteBuilder: PageSeed = {
  path: '/website-builder',
  title: { en: 'Website builder', es: 'Creador de páginas web', fr: 'Créateur de site', de: 'Website-Baukasten' },
  breadcrumb: { en: 'Website builder', es: 'Creador de páginas web', fr: 'Créateur de site', de: 'Website-Baukasten' },
  meta: {
    title: {
      en: 'Website builder with hosting included | Hostfront',
      es: 'Creador de páginas web con alojamiento incluido | Hostfront',
      fr: 'Créateur de site, hébergement compris | Hostfront',
      de: 'Website-Baukasten mit Hosting | Hostfront',
    },
    description: {
      en: 'Website builder without code: choose a template, add your text and publish. Hosting and an SSL certificate are included in the price.',
      es: 'Creador de páginas web sin código: elija una plantilla, añada sus textos y publique. Alojamiento y certificado SSL incluidos en el precio.',
      fr: 'Créateur de site sans code : choisissez un modèle, ajoutez vos textes, publiez. L’hébergement et le certificat SSL sont compris dans le prix.',
      de: 'Website-Baukasten ohne Code: Vorlage wählen, Texte einfügen, veröffentlichen. Hosting und SSL-Zertifikat sind im Preis enthalten.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'hero',
      heading: {
        en: 'Website builder: online by tonight, no code.',
        es: 'Creador de páginas web: en línea esta noche, sin código.',
        fr: 'Créateur de site : en ligne ce soir, sans coder.',
        de: 'Website-Baukasten: heute Abend online, ohne Code.',
      },
      lead: {
        en: 'Choose a template, replace the sample text with your own and publish.',
        es: 'Elija una plantilla, cambie el texto de muestra por el suyo y publique.',
        fr: 'Choisissez un modèle, remplacez les textes d’exemple par les vôtres et publiez.',
        de: 'Sie wählen eine Vorlage, ersetzen den Beispieltext durch Ihren eigenen und veröffentlichen.',
      },
      intro: {
        en: 'There are no plugins to update, and pages stay lean, so they load fast. Hosting and an SSL certificate are included.',
        es: 'No hay plugins que actualizar y las páginas son ligeras, por eso cargan rápido. Alojamiento y certificado SSL van incluidos.',
        fr: 'Aucun plugin à mettre à jour, et des pages légères qui se chargent vite. L’hébergement et le certificat SSL sont compris.',
        de: 'Es gibt keine Plugins zu aktualisieren, und die Seiten sind schlank und laden schnell. Hosting und SSL-Zertifikat sind dabei.',
      },
      primaryLabel: { en: 'See templates', es: 'Ver plantillas', fr: 'Voir les modèles', de: 'Vorlagen ansehen' },
      primaryHref: '/website/templates',
      secondaryLabel: {
        en: 'See builder with shop',
        es: 'Ver creador con tienda',
        fr: 'Voir le créateur avec boutique',
        de: 'Baukasten mit Shop ansehen',
      },
      secondaryHref: '/website/ecommerce',
      picture: 'plates',
      showPlate: true,
    },
    {
      blockType: 'onboarding',
      heading: {
        en: 'Your website in three steps.',
        es: 'Su web en tres pasos.',
        fr: 'Votre site en trois étapes.',
        de: 'Ihre Website in drei Schritten.',
      },
      intro: {
        en: 'Writing the text takes longest. With your text ready, the rest goes quickly.',
        es: 'Lo que más tiempo lleva son los textos. Con ellos listos, lo demás va rápido.',
        fr: 'Le plus long, ce sont les textes. Une fois qu’ils sont prêts, le reste va vite.',
        de: 'Am längsten dauern immer die Texte. Liegen sie bereit, geht der Rest schnell.',
      },
      steps: [
        {
          title: { en: 'Choose a template', es: 'Elija una plantilla', fr: 'Choisissez un modèle', de: 'Vorlage wählen' },
          description: {
            en: 'There are six templates for six kinds of website.',
            es: 'Hay seis plantillas para seis tipos de sitio.',
            fr: 'Six modèles pour six types de site.',
            de: 'Es gibt sechs Vorlagen für sechs Arten von Websites.',
          },
          detail: {
            en: 'Take the one with the pages you need. You can change colours and typefaces at any time without losing your text.',
            es: 'Elija la que tenga las páginas que necesita. Puede cambiar los colores y la tipografía cuando quiera, sin perder sus textos.',
            fr: 'Prenez celui qui a les pages qu’il vous faut. Couleurs et polices se changent à tout moment, sans perdre vos textes.',
            de: 'Nehmen Sie die mit den passenden Seiten. Farben und Schriften können Sie jederzeit ändern, Ihre Texte bleiben erhalten.',
          },
          buttonLabel: { en: 'See all templates', es: 'Ver las plantillas', fr: 'Voir tous les modèles', de: 'Alle Vorlagen ansehen' },
          href: '/website/templates',
        },
        {
          title: { en: 'Add your text', es: 'Añada sus textos', fr: 'Ajoutez vos textes', de: 'Texte einfügen' },
          description: {
            en: 'Say what you offer, where you are and when you are open.',
            es: 'Diga qué ofrece, dónde está y cuándo abre.',
            fr: 'Dites ce que vous proposez, où vous êtes et quand vous ouvrez.',
            de: 'Schreiben Sie, was Sie anbieten, wo Sie sind und wann Sie geöffnet haben.',
          },
          detail: {
            en: 'Click any text to edit it. Pictures are resized automatically, and the builder points out any that lack a description.',
            es: 'Haga clic en un texto para editarlo. Las imágenes se reducen solas y el creador avisa de las que no tienen descripción.',
            fr: 'Cliquez sur un texte pour le modifier. Les images sont redimensionnées, et le créateur signale celles sans description.',
            de: 'Klicken Sie einen Text an, um ihn zu ändern. Bilder werden automatisch verkleinert, fehlende Beschreibungen zeigt der Baukasten an.',
          },
          buttonLabel: {
            en: 'Read the knowledge base',
            es: 'Ver la base de conocimientos',
            fr: 'Voir la base de connaissances',
            de: 'Zur Wissensdatenbank',
          },
          href: '/knowledge-base',
        },
        {
          title: { en: 'Connect your domain', es: 'Conecte su dominio', fr: 'Reliez votre domaine', de: 'Domain verbinden' },
          description: {
            en: 'Connect a domain to your site and publish it.',
            es: 'Conecte un dominio a su sitio y publíquelo.',
            fr: 'Reliez un domaine à votre site et publiez-le.',
            de: 'Verbinden Sie eine Domain mit Ihrer Website und veröffentlichen Sie sie.',
          },
          detail: {
            en: 'We connect a domain bought here for you. A domain registered elsewhere needs two DNS records, and we tell you which.',
            es: 'Si compra el dominio aquí, lo conectamos nosotros. Uno de otro registrador necesita dos registros DNS; le decimos cuáles.',
            fr: 'Un domaine acheté ici est relié par nos soins. Un domaine enregistré ailleurs demande deux enregistrements DNS ; nous vous disons lesquels.',
            de: 'Eine hier gekaufte Domain verbinden wir für Sie. Eine Domain von anderswo braucht zwei DNS-Einträge; wir sagen Ihnen, welche.',
          },
          buttonLabel: { en: 'Search domains', es: 'Buscar dominios', fr: 'Rechercher un domaine', de: 'Domain suchen' },
          href: '/domains/search',
        },
      ],
    },
    {
      blockType: 'services-grid',
      heading: {
        en: 'Website builder plans, with or without a shop.',
        es: 'Planes del creador, con o sin tienda.',
        fr: 'Offres du créateur, avec ou sans boutique.',
        de: 'Baukasten-Tarife mit und ohne Shop.',
      },
      intro: {
        en: 'Hosting and an SSL certificate are included. The domain is charged separately.',
        es: 'El alojamiento y el certificado SSL van incluidos. El dominio se paga aparte.',
        fr: 'L’hébergement et le certificat SSL sont compris. Le nom de domaine est facturé à part.',
        de: 'Hosting und SSL-Zertifikat sind enthalten. Die Domain wird separat berechnet.',
      },
      defaultCategory: 'website',
      showFilter: false,
    },
    {
      blockType: 'features-grid',
      heading: {
        en: 'You can take your website with you.',
        es: 'Puede llevarse su web.',
        fr: 'Vous pouvez emporter votre site.',
        de: 'Ihre Website können Sie mitnehmen.',
      },
      intro: {
        en: 'Website builders are easy to start with. Ours is just as easy to leave.',
        es: 'Empezar con un creador de páginas web es fácil. Dejar el nuestro, también.',
        fr: 'Un créateur de site est facile à adopter. Le nôtre est aussi facile à quitter.',
        de: 'Mit einem Baukasten anzufangen ist leicht. Unseren zu verlassen auch.',
      },
      items: [
        {
          icon: 'copy',
          title: { en: 'Export your content', es: 'Exporte su contenido', fr: 'Exportez vos contenus', de: 'Inhalte exportieren' },
          description: {
            en: 'Download your pages and pictures as files, in one package, at any time.',
            es: 'Descargue páginas e imágenes como archivos, en un paquete, cuando quiera.',
            fr: 'Téléchargez à tout moment pages et images, sous forme de fichiers réunis dans une archive.',
            de: 'Laden Sie Seiten und Bilder jederzeit als Dateien in einem Archiv herunter.',
          },
        },
        {
          icon: 'globe',
          title: { en: 'Keep your domain', es: 'Conserve su dominio', fr: 'Gardez votre domaine', de: 'Domain behalten' },
          description: {
            en: 'The domain is registered to you, not to us.',
            es: 'El dominio está a su nombre, no al nuestro.',
            fr: 'Le domaine est à votre nom, pas au nôtre.',
            de: 'Die Domain ist auf Sie registriert, nicht auf uns.',
          },
        },
        {
          icon: 'server',
          title: { en: 'Move up to WordPress', es: 'Pase a WordPress', fr: 'Passez à WordPress', de: 'Zu WordPress wechseln' },
          description: {
            en: 'We migrate your pages when you outgrow the builder.',
            es: 'Migramos sus páginas cuando el creador se le quede pequeño.',
            fr: 'Nous migrons vos pages quand le créateur ne suffit plus.',
            de: 'Wir ziehen Ihre Seiten um, wenn der Baukasten nicht mehr reicht.',
          },
        },
        {
          icon: 'undo-2',
          title: {
            en: '30-day money-back guarantee',
            es: '30 días de garantía de devolución',
            fr: '30 jours satisfait ou remboursé',
            de: '30 Tage Geld-zurück-Garantie',
          },
          description: {
            en: 'If it does not suit you, we refund the builder, and you keep your content.',
            es: 'Si no le convence, le devolvemos el precio del creador y conserva su contenido.',
            fr: 'S’il ne vous convient pas, nous remboursons le créateur et vous gardez vos contenus.',
            de: 'Wenn er Ihnen nicht zusagt, erstatten wir den Baukasten, und Sie behalten Ihre Inhalte.',
          },
        },
      ],
    },
  ],
}

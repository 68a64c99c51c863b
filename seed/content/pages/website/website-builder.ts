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
      de: 'Website-Baukasten samt Hosting | Hostfront',
    },
    description: {
      en: 'Website builder: write, place, publish, without code, right on phones. Hosting and certificate are in the price; your words stay yours.',
      es: 'Creador de páginas web: escribir, colocar, publicar, sin código y bien en el móvil. Alojamiento y certificado incluidos; sus textos son suyos.',
      fr: 'Créateur de site : écrire, placer, publier, sans code, lisible sur mobile. Hébergement et certificat compris ; vos textes restent à vous.',
      de: 'Website-Baukasten: schreiben, anordnen, veröffentlichen, ohne Code, auch auf dem Handy. Hosting und Zertifikat inklusive; Ihre Texte gehören Ihnen.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'hero',
      heading: {
        en: 'Website builder: a shopfront up by tonight.',
        es: 'Creador de páginas web: una fachada para esta noche.',
        fr: 'Créateur de site : une devanture d’ici ce soir.',
        de: 'Website-Baukasten: Bis heute Abend steht die Fassade.',
      },
      lead: {
        en: 'Choose a template, write over it, publish.',
        es: 'Elija una plantilla, escriba encima y publique.',
        fr: 'Choisissez un modèle, écrivez dessus, publiez.',
        de: 'Vorlage wählen, überschreiben, veröffentlichen.',
      },
      intro: {
        en: 'No code, no plug-ins, no update nights. What you make is plain pages that open fast.',
        es: 'Sin código, sin extensiones y sin noches de actualizaciones. El resultado son páginas sencillas que se abren deprisa.',
        fr: 'Pas de code, pas d’extensions, pas de nuits de mise à jour. Des pages simples, qui s’ouvrent vite.',
        de: 'Kein Code, keine Plugins, keine Update-Nächte. Heraus kommen schlichte Seiten, die schnell aufgehen.',
      },
      primaryLabel: { en: 'See templates', es: 'Ver plantillas', fr: 'Voir les modèles', de: 'Vorlagen ansehen' },
      primaryHref: '/website/templates',
      secondaryLabel: { en: 'With a till', es: 'Con caja', fr: 'Avec une caisse', de: 'Mit Kasse' },
      secondaryHref: '/website/ecommerce',
      picture: 'plates',
      showPlate: true,
    },
    {
      blockType: 'onboarding',
      heading: {
        en: 'Your site in three steps.',
        es: 'Su web en tres pasos.',
        fr: 'Votre site en trois étapes.',
        de: 'Ihre Website in drei Schritten.',
      },
      intro: {
        en: 'Three evenings, or one: the slow part is always the words. Have them ready and the rest is placing.',
        es: 'Tres tardes, o una: lo lento siempre son los textos. Téngalos listos y lo demás es colocar.',
        fr: 'Trois soirées, ou une : le plus long, ce sont toujours les textes. Une fois prêts, il ne reste qu’à placer.',
        de: 'Drei Abende oder einer: Das Langsame sind immer die Texte. Liegen die bereit, ist der Rest Anordnen.',
      },
      steps: [
        {
          title: { en: 'Template', es: 'Plantilla', fr: 'Modèle', de: 'Vorlage' },
          description: {
            en: 'Six floor plans for six trades.',
            es: 'Seis planos para seis oficios.',
            fr: 'Six plans pour six métiers.',
            de: 'Sechs Grundrisse für sechs Gewerbe.',
          },
          detail: {
            en: 'Take the one with the pages you need; colours and type can be changed at any time, and nothing you have written is lost.',
            es: 'Elija la que tenga las páginas que necesita; colores y letra se cambian cuando quiera, sin perder nada de lo escrito.',
            fr: 'Prenez celui qui a les pages qu’il vous faut ; couleurs et caractères changent à tout moment, sans rien perdre.',
            de: 'Nehmen Sie die mit den Seiten, die Sie brauchen; Farben und Schrift lassen sich jederzeit ändern, ohne dass Text verloren geht.',
          },
          buttonLabel: { en: 'Choose one', es: 'Elegir una', fr: 'Choisir', de: 'Eine wählen' },
          href: '/website/templates',
        },
        {
          title: { en: 'Words', es: 'Textos', fr: 'Textes', de: 'Texte' },
          description: {
            en: 'What you do, where, and when you are open.',
            es: 'Qué hace, dónde y cuándo abre.',
            fr: 'Ce que vous faites, où, et quand.',
            de: 'Was Sie tun, wo, und wann geöffnet ist.',
          },
          detail: {
            en: 'Click a line and type. Pictures are shrunk for you, and the page tells you which of them still lacks a description.',
            es: 'Pulse una línea y escriba. Las imágenes se reducen solas, y la página avisa de cuáles no tienen descripción.',
            fr: 'Cliquez sur une ligne et tapez. Les images sont réduites pour vous, et la page signale celles qui n’ont pas de description.',
            de: 'Zeile anklicken und tippen. Bilder werden für Sie verkleinert, und die Seite sagt, welchem noch eine Beschreibung fehlt.',
          },
          buttonLabel: { en: 'Writing tips', es: 'Consejos de redacción', fr: 'Conseils d’écriture', de: 'Tipps zum Schreiben' },
          href: '/knowledge-base',
        },
        {
          title: { en: 'Name', es: 'Nombre', fr: 'Nom', de: 'Name' },
          description: {
            en: 'Hang your domain on it and publish.',
            es: 'Cuelgue su dominio y publique.',
            fr: 'Accrochez votre domaine et publiez.',
            de: 'Domain aufhängen und veröffentlichen.',
          },
          detail: {
            en: 'A name bought here is pointed for you. One from elsewhere needs two records, and we tell you which.',
            es: 'Un nombre comprado aquí se dirige solo. Uno de fuera necesita dos registros; le decimos cuáles.',
            fr: 'Un nom acheté ici est dirigé pour vous. Un nom d’ailleurs demande deux entrées ; nous vous disons lesquelles.',
            de: 'Eine hier gekaufte Domain richten wir aus. Eine von anderswo braucht zwei Einträge; wir sagen Ihnen, welche.',
          },
          buttonLabel: { en: 'Find a name', es: 'Buscar un nombre', fr: 'Trouver un nom', de: 'Namen finden' },
          href: '/domains/search',
        },
      ],
    },
    {
      blockType: 'services-grid',
      heading: {
        en: 'Website builder plans: without a till, or with.',
        es: 'Planes del creador: sin caja o con ella.',
        fr: 'Offres du créateur : sans caisse, ou avec.',
        de: 'Baukasten-Tarife: ohne Kasse oder mit.',
      },
      intro: {
        en: 'Hosting and certificate are inside. The domain comes on top, at its own price.',
        es: 'Alojamiento y certificado van incluidos. El dominio se suma, a su precio.',
        fr: 'Hébergement et certificat sont compris. Le nom de domaine s’ajoute, à son prix.',
        de: 'Hosting und Zertifikat sind dabei. Die Domain kommt dazu, zu ihrem Preis.',
      },
      defaultCategory: 'website',
      showFilter: false,
    },
    {
      blockType: 'features-grid',
      heading: {
        en: 'Export: and if you move out?',
        es: 'Exportación: ¿y si se muda?',
        fr: 'Exportation : et si vous partez ?',
        de: 'Export: Und wenn Sie ausziehen?',
      },
      intro: {
        en: 'Builders are easy to enter. We made the exit as wide.',
        es: 'Entrar en un creador de páginas web es fácil. Hemos hecho la salida igual de ancha.',
        fr: 'On entre facilement dans un créateur de site. La sortie est aussi large.',
        de: 'In einen Baukasten kommt man leicht hinein. Der Ausgang ist genauso breit.',
      },
      items: [
        {
          icon: 'copy',
          title: { en: 'Take the words', es: 'Llévese los textos', fr: 'Emportez les textes', de: 'Texte mitnehmen' },
          description: {
            en: 'Pages and pictures as files, in one package, at any time.',
            es: 'Páginas e imágenes en archivos, en un paquete, cuando quiera.',
            fr: 'Pages et images en fichiers, en un paquet, à tout moment.',
            de: 'Seiten und Bilder als Dateien, in einem Paket, jederzeit.',
          },
        },
        {
          icon: 'globe',
          title: { en: 'Keep the name', es: 'Conserve el nombre', fr: 'Gardez le nom', de: 'Namen behalten' },
          description: {
            en: 'The domain is registered to you, not to the builder.',
            es: 'El dominio está a su nombre, no al del creador de páginas web.',
            fr: 'Le domaine est à votre nom, pas à celui du créateur de site.',
            de: 'Die Domain läuft auf Sie, nicht auf den Baukasten.',
          },
        },
        {
          icon: 'server',
          title: { en: 'Grow into WordPress', es: 'Crezca hacia WordPress', fr: 'Passez à WordPress', de: 'Zu WordPress wachsen' },
          description: {
            en: 'We carry the pages over when the builder gets tight.',
            es: 'Trasladamos las páginas cuando el creador se quede pequeño.',
            fr: 'Nous transférons les pages quand vous êtes à l’étroit.',
            de: 'Wird der Baukasten zu eng, tragen wir die Seiten hinüber.',
          },
        },
        {
          icon: 'undo-2',
          title: { en: 'Thirty days', es: 'Treinta días', fr: 'Trente jours', de: 'Dreißig Tage' },
          description: {
            en: 'Within them you get your money back, and the words come along all the same.',
            es: 'En ese plazo le devolvemos el dinero, y los textos se los lleva igualmente.',
            fr: 'Dans ce délai, vous êtes remboursé, et les textes partent quand même avec vous.',
            de: 'So lange gibt es das Geld zurück, und die Texte kommen trotzdem mit.',
          },
        },
      ],
    },
  ],
}

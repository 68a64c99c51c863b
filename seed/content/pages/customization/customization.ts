import type { PageSeed } from '../../../page-types'

export const customization: PageSeed = {
  path: '/customization',
  title: { en: 'Build your own', es: 'A medida', fr: 'Sur mesure', de: 'Nach Maß' },
  breadcrumb: { en: 'Build your own', es: 'A medida', fr: 'Sur mesure', de: 'Nach Maß' },
  meta: {
    title: {
      en: 'Build your own hosting plan | Hostfront',
      es: 'Monte su propio plan de hosting | Hostfront',
      fr: 'Composez votre propre offre d’hébergement | Hostfront',
      de: 'Eigenen Hosting-Tarif zusammenstellen | Hostfront',
    },
    description: {
      en: 'Build your own hosting plan with seven configurators: server, hosting, cluster, domain, email, security and website. The total updates as you choose.',
      es: 'Monte su plan de hosting con siete configuradores: servidor, hosting, clúster, dominio, correo, seguridad y web. El total se actualiza al elegir.',
      fr: 'Composez votre offre d’hébergement avec sept configurateurs : serveur, hébergement, cluster, domaine, mail, sécurité, site. Le total suit vos choix.',
      de: 'Ihr Hosting-Tarif aus sieben Konfiguratoren: Server, Hosting, Cluster, Domain, E-Mail, Sicherheit und Website. Der Preis passt sich jeder Auswahl an.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'hero',
      heading: {
        en: 'Build your own hosting plan.',
        es: 'Monte su propio plan de hosting.',
        fr: 'Composez votre propre offre d’hébergement.',
        de: 'Stellen Sie Ihren Hosting-Tarif selbst zusammen.',
      },
      lead: {
        en: 'Pick the parts you need and see the monthly and yearly price as you go.',
        es: 'Elija solo lo que necesita y vea en cada paso el precio por mes y por año.',
        fr: 'Choisissez uniquement ce qu’il vous faut : le prix au mois et à l’année s’affiche au fur et à mesure.',
        de: 'Sie wählen nur, was Sie brauchen, und sehen dabei den Preis pro Monat und pro Jahr.',
      },
      intro: {
        en: 'Each option shows what it adds to your price. Your choices are saved in the page address, so you can come back to them or share the link.',
        es: 'Cada opción indica cuánto suma al precio. Su selección queda guardada en la dirección de la página: puede retomarla más tarde o compartir el enlace.',
        fr: 'Chaque option indique ce qu’elle ajoute au prix. Vos choix sont enregistrés dans l’adresse de la page : reprenez-les plus tard ou partagez le lien.',
        de: 'Bei jeder Option steht, was sie kostet. Ihre Auswahl ist in der Adresse der Seite gespeichert: Sie können später weitermachen oder den Link teilen.',
      },
      picture: 'screws',
      showPlate: true,
    },
    {
      blockType: 'onboarding',
      heading: {
        en: 'How to configure a plan.',
        es: 'Cómo configurar un plan.',
        fr: 'Comment configurer une offre.',
        de: 'So stellen Sie einen Tarif zusammen.',
      },
      intro: {
        en: 'Three steps, the same in every configurator.',
        es: 'Tres pasos, iguales en todos los configuradores.',
        fr: 'Trois étapes, les mêmes dans chaque configurateur.',
        de: 'Drei Schritte, in jedem Konfigurator gleich.',
      },
      steps: [
        {
          title: { en: 'Choose the parts', es: 'Elija los componentes', fr: 'Choisissez les composants', de: 'Bestandteile wählen' },
          description: {
            en: 'Pick one item from each required group and as many as you like from the others.',
            es: 'Elija un elemento de cada grupo obligatorio y los que quiera de los demás.',
            fr: 'Prenez un élément dans chaque groupe obligatoire et autant que vous voulez dans les autres.',
            de: 'Wählen Sie aus jeder Pflichtgruppe ein Element, aus den übrigen beliebig viele.',
          },
          detail: {
            en: 'Start with the processor for a server, or with the plan for hosting. The rest follows from there.',
            es: 'Empiece por el procesador si es un servidor o por el plan si es hosting. Lo demás viene después.',
            fr: 'Commencez par le processeur pour un serveur, par l’offre pour un hébergement. Le reste en découle.',
            de: 'Beginnen Sie beim Server mit dem Prozessor, beim Hosting mit dem Tarif. Alles Weitere ergibt sich daraus.',
          },
          buttonLabel: {
            en: 'Configure a server',
            es: 'Configurar un servidor',
            fr: 'Configurer un serveur',
            de: 'Server konfigurieren',
          },
          href: '/customization/server',
        },
        {
          title: { en: 'Check the price', es: 'Compruebe el precio', fr: 'Vérifiez le prix', de: 'Preis prüfen' },
          description: {
            en: 'The order summary lists every item, the billing period and the total.',
            es: 'El resumen del pedido muestra cada elemento, el periodo y el total.',
            fr: 'Le récapitulatif détaille chaque élément, la période et le total.',
            de: 'Die Übersicht zeigt jede Position, die Laufzeit und die Summe.',
          },
          detail: {
            en: 'Switch between monthly and yearly billing to compare. Yearly billing is one payment; the saving shown is the difference between the two prices.',
            es: 'Cambie entre pago mensual y anual para comparar. El año se paga de una vez; el ahorro indicado es la diferencia entre ambos precios.',
            fr: 'Passez du paiement mensuel à l’annuel pour comparer. L’année se règle en une fois ; l’économie affichée est l’écart entre les deux prix.',
            de: 'Wechseln Sie zum Vergleich zwischen monatlicher und jährlicher Zahlung. Das Jahr zahlen Sie auf einmal; die Ersparnis ist die Differenz der beiden Preise.',
          },
          buttonLabel: {
            en: 'Compare ready-made plans',
            es: 'Comparar los planes',
            fr: 'Comparer les offres',
            de: 'Fertige Tarife vergleichen',
          },
          href: '/pricing',
        },
        {
          title: { en: 'Add it to your cart', es: 'Añádalo al carrito', fr: 'Ajoutez au panier', de: 'In den Warenkorb legen' },
          description: {
            en: 'Each part is a separate item in the cart, and you can remove any of them.',
            es: 'Cada elemento es una línea del carrito y puede quitarlo por separado.',
            fr: 'Chaque élément occupe une ligne du panier et peut être retiré séparément.',
            de: 'Jeder Bestandteil ist eine eigene Position und lässt sich einzeln entfernen.',
          },
          detail: {
            en: 'Not sure yet? Share the link with someone who is.',
            es: '¿Aún tiene dudas? Comparta el enlace con quien no las tenga.',
            fr: 'Vous hésitez encore ? Envoyez le lien à quelqu’un qui n’hésite pas.',
            de: 'Noch unsicher? Schicken Sie den Link jemandem, der es nicht ist.',
          },
          buttonLabel: { en: 'Ask our support team', es: 'Preguntar al soporte', fr: 'Demander conseil au support', de: 'Support fragen' },
          href: '/contact',
        },
      ],
    },
    {
      blockType: 'domain-tools',
      heading: {
        en: 'Seven configurators.',
        es: 'Siete configuradores.',
        fr: 'Sept configurateurs.',
        de: 'Sieben Konfiguratoren.',
      },
      intro: {
        en: 'Pick what you want to set up. You only pay for what you select.',
        es: 'Elija qué quiere montar. Solo paga lo que selecciona.',
        fr: 'Choisissez ce que vous voulez composer. Vous ne payez que ce que vous sélectionnez.',
        de: 'Wählen Sie, was Sie brauchen. Sie zahlen nur, was Sie auswählen.',
      },
      tools: [
        {
          icon: 'cpu',
          title: { en: 'Server', es: 'Servidor', fr: 'Serveur', de: 'Server nach Maß' },
          description: {
            en: 'Choose processor cores, RAM and storage separately.',
            es: 'Elija por separado núcleos, memoria RAM y almacenamiento.',
            fr: 'Choisissez séparément cœurs, mémoire vive et stockage.',
            de: 'Prozessorkerne, Arbeitsspeicher und Speicherplatz einzeln wählen.',
          },
          buttonLabel: { en: 'Build a server', es: 'Montar un servidor', fr: 'Composer un serveur', de: 'Server zusammenstellen' },
          href: '/customization/server',
        },
        {
          icon: 'building-2',
          title: { en: 'Hosting package', es: 'Paquete de hosting', fr: 'Pack d’hébergement', de: 'Hosting-Paket' },
          description: {
            en: 'Shared or WordPress hosting with the extras a small business needs.',
            es: 'Hosting compartido o WordPress con los extras que necesita una pequeña empresa.',
            fr: 'Hébergement mutualisé ou WordPress, avec les options utiles à une petite entreprise.',
            de: 'Shared- oder WordPress-Hosting mit den Zusätzen, die ein kleiner Betrieb braucht.',
          },
          buttonLabel: {
            en: 'Configure hosting',
            es: 'Configurar el hosting',
            fr: 'Configurer l’hébergement',
            de: 'Hosting konfigurieren',
          },
          href: '/customization/hosting',
        },
        {
          icon: 'sliders-horizontal',
          title: { en: 'Advanced hosting', es: 'Hosting avanzado', fr: 'Hébergement avancé', de: 'Hosting für Fortgeschrittene' },
          description: {
            en: 'Several servers with a load balancer, object storage and a CDN.',
            es: 'Varios servidores con balanceador de carga, almacenamiento de objetos y CDN.',
            fr: 'Plusieurs serveurs, avec répartiteur de charge, stockage objet et CDN.',
            de: 'Mehrere Server mit Load Balancer, Objektspeicher und CDN.',
          },
          buttonLabel: {
            en: 'Plan your setup',
            es: 'Planificar la infraestructura',
            fr: 'Concevoir l’infrastructure',
            de: 'Aufbau planen',
          },
          href: '/customization/hosting-advanced',
        },
        {
          icon: 'globe',
          title: { en: 'Domain', es: 'Dominio', fr: 'Nom de domaine', de: 'Domain mit Zusätzen' },
          description: {
            en: 'Privacy, domain lock, email and DNS for one domain.',
            es: 'Privacidad, bloqueo, correo y DNS para un dominio.',
            fr: 'Confidentialité, verrouillage, mail et DNS pour un domaine.',
            de: 'Datenschutz, Sperre, E-Mail und DNS für eine Domain.',
          },
          buttonLabel: { en: 'Configure a domain', es: 'Configurar un dominio', fr: 'Configurer un domaine', de: 'Domain konfigurieren' },
          href: '/customization/domain',
        },
        {
          icon: 'mail',
          title: { en: 'Email', es: 'Correo', fr: 'Mail', de: 'E-Mail' },
          description: {
            en: 'Mailboxes for one person or for fifty, and email forwarding.',
            es: 'Buzones para una persona o para cincuenta, y reenvío de correo.',
            fr: 'Des boîtes mail pour une personne ou pour cinquante, et des redirections.',
            de: 'Postfächer für eine Person oder für fünfzig, dazu Weiterleitungen.',
          },
          buttonLabel: { en: 'Set up email', es: 'Preparar el correo', fr: 'Composer une offre mail', de: 'E-Mail einrichten' },
          href: '/customization/email',
        },
        {
          icon: 'shield-check',
          title: { en: 'Security', es: 'Seguridad', fr: 'Sécurité', de: 'Sicherheit' },
          description: {
            en: 'SSL certificate, firewall and a backup vault.',
            es: 'Certificado SSL, cortafuegos y copia inmutable.',
            fr: 'Certificat SSL, pare-feu et coffre de sauvegarde.',
            de: 'SSL-Zertifikat, Firewall und Backup-Tresor.',
          },
          buttonLabel: {
            en: 'Configure security',
            es: 'Configurar la seguridad',
            fr: 'Configurer la sécurité',
            de: 'Sicherheit konfigurieren',
          },
          href: '/customization/security',
        },
        {
          icon: 'file-check',
          title: { en: 'Templates', es: 'Plantillas', fr: 'Modèles', de: 'Vorlagen' },
          description: {
            en: 'A website layout, the builder and hosting in one package.',
            es: 'Un diseño web, el creador de páginas y el alojamiento en un paquete.',
            fr: 'Un modèle de site, le créateur de site et l’hébergement en un pack.',
            de: 'Ein Website-Layout, der Baukasten und das Hosting in einem Paket.',
          },
          buttonLabel: { en: 'Choose a layout', es: 'Elegir un diseño', fr: 'Choisir un modèle', de: 'Layout wählen' },
          href: '/customization/templates',
        },
      ],
    },
    {
      blockType: 'faq',
      heading: {
        en: 'Questions about building your own plan.',
        es: 'Preguntas sobre los planes a medida.',
        fr: 'Questions sur les offres sur mesure.',
        de: 'Fragen zu Tarifen nach Maß.',
      },
      topic: 'customization',
      limit: 6,
    },
  ],
}

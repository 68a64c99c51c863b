import type { PageSeed } from '../../../page-types'

export const customization: PageSeed = {
  path: '/customization',
  title: { en: 'Customization', es: 'A medida', fr: 'Sur mesure', de: 'Nach Maß' },
  breadcrumb: { en: 'Customization', es: 'A medida', fr: 'Sur mesure', de: 'Nach Maß' },
  meta: {
    title: {
      en: 'Build your own hosting plan | Hostfront',
      es: 'Monte su propio plan de hosting | Hostfront',
      fr: 'Composez votre propre offre d’hébergement | Hostfront',
      de: 'Eigenen Hosting-Tarif zusammenstellen | Hostfront',
    },
    description: {
      en: 'Build your own hosting plan at seven workbenches: server, hosting, cluster, domain, email, security, website. Part by part, the sum beside it.',
      es: 'Monte su plan de hosting en siete bancos: servidor, hosting, clúster, dominio, correo, seguridad y web. Pieza a pieza, con la suma al lado.',
      fr: 'Composez votre offre d’hébergement sur sept établis : serveur, hébergement, cluster, domaine, mail, sécurité, site. Pièce par pièce, somme à côté.',
      de: 'Ihr Hosting-Tarif an sieben Werkbänken: Server, Hosting, Cluster, Domain, E-Mail, Sicherheit, Website. Teil für Teil, die Summe läuft mit.',
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
        de: 'Ihr Hosting-Tarif, selbst zusammengestellt.',
      },
      lead: {
        en: 'At the workbench you take only the parts you need.',
        es: 'En el banco de trabajo usted toma solo las piezas que necesita.',
        fr: 'À l’établi, vous ne prenez que les pièces qu’il vous faut.',
        de: 'An der Werkbank nehmen Sie nur die Teile, die Sie brauchen.',
      },
      intro: {
        en: 'Every choice shows what it adds to the month and to the year. The address of the page keeps your choices, so you can come back to them or send them on.',
        es: 'Cada elección muestra lo que suma al mes y al año. La dirección de la página guarda sus elecciones: puede volver a ellas o enviarlas.',
        fr: 'Chaque choix montre ce qu’il ajoute au mois et à l’année. L’adresse de la page garde vos choix : revenez-y ou envoyez-les.',
        de: 'Jede Auswahl zeigt, was sie im Monat und im Jahr ausmacht. Die Adresse der Seite merkt sich alles: Sie können zurückkommen oder sie weitergeben.',
      },
      picture: 'screws',
      showPlate: true,
    },
    {
      blockType: 'onboarding',
      heading: {
        en: 'How to configure a plan.',
        es: 'Cómo se configura un plan.',
        fr: 'Comment configurer une offre.',
        de: 'So stellen Sie einen Tarif zusammen.',
      },
      intro: {
        en: 'The same three moves on every page.',
        es: 'Los mismos tres gestos en cada página.',
        fr: 'Les trois mêmes gestes sur chaque page.',
        de: 'Dieselben drei Handgriffe auf jeder Seite.',
      },
      steps: [
        {
          title: { en: 'Pick', es: 'Elegir', fr: 'Choisir', de: 'Aussuchen' },
          description: {
            en: 'One part from each group that needs one, as many as you like from the others.',
            es: 'Una pieza de cada grupo que la necesite y las que quiera de los demás.',
            fr: 'Une pièce par groupe qui l’exige, autant que voulu ailleurs.',
            de: 'Ein Teil aus jeder Gruppe, die eines braucht, aus den anderen beliebig viele.',
          },
          detail: {
            en: 'Start with the processor if it is a server, with the plan if it is hosting. The rest follows from there.',
            es: 'Empiece por el procesador si es un servidor y por el plan si es hosting. Lo demás sale de ahí.',
            fr: 'Commencez par le processeur pour un serveur, par l’offre pour un hébergement. Le reste suit.',
            de: 'Beim Server mit dem Prozessor anfangen, beim Hosting mit dem Tarif. Der Rest ergibt sich.',
          },
          buttonLabel: {
            en: 'Begin with a server',
            es: 'Empezar por un servidor',
            fr: 'Commencer par un serveur',
            de: 'Mit Server beginnen',
          },
          href: '/customization/server',
        },
        {
          title: { en: 'Read', es: 'Leer', fr: 'Lire', de: 'Lesen' },
          description: {
            en: 'The receipt beside it shows each part, the period and the sum with every line.',
            es: 'El recibo de al lado muestra cada pieza, el periodo y la suma, línea a línea.',
            fr: 'Le reçu à côté montre chaque pièce, la période et la somme, ligne par ligne.',
            de: 'Der Beleg daneben zeigt jedes Teil, den Zeitraum und die Summe, Zeile für Zeile.',
          },
          detail: {
            en: 'Change between month and year and watch the sum. A year is billed once; what it saves is worked out from the two prices.',
            es: 'Cambie entre mes y año y mire la suma. El año se paga de una vez; el ahorro se calcula con los dos precios.',
            fr: 'Passez du mois à l’année et regardez la somme. L’année se paie en une fois ; l’économie se calcule sur les deux prix.',
            de: 'Zwischen Monat und Jahr wechseln und die Summe ansehen. Das Jahr wird einmal berechnet; die Ersparnis ergibt sich aus den beiden Preisen.',
          },
          buttonLabel: { en: 'Compare ready-made plans', es: 'Comparar planes hechos', fr: 'Comparer les offres', de: 'Fertige Tarife' },
          href: '/pricing',
        },
        {
          title: { en: 'Take', es: 'Llevarse', fr: 'Emporter', de: 'Mitnehmen' },
          description: {
            en: 'Into the cart as single lines, so any one of them can be left out again.',
            es: 'Al carrito, en líneas separadas: cualquiera se puede quitar después.',
            fr: 'Au panier, en lignes séparées : chacune peut en ressortir.',
            de: 'Als einzelne Zeilen in den Warenkorb, damit jede wieder herausgenommen werden kann.',
          },
          detail: {
            en: 'Not sure yet? Send the address of the page to somebody who is.',
            es: '¿Todavía no lo ve claro? Envíe la dirección de la página a quien lo vea.',
            fr: 'Pas encore sûr ? Envoyez l’adresse de la page à quelqu’un qui l’est.',
            de: 'Noch nicht sicher? Schicken Sie die Adresse der Seite jemandem, der es ist.',
          },
          buttonLabel: { en: 'Ask a person', es: 'Preguntar a una persona', fr: 'Demander à quelqu’un', de: 'Einen Menschen fragen' },
          href: '/contact',
        },
      ],
    },
    {
      blockType: 'domain-tools',
      heading: {
        en: 'Seven things to build.',
        es: 'Siete cosas que puede montar.',
        fr: 'Sept choses à composer.',
        de: 'Sieben Dinge zum Zusammenstellen.',
      },
      intro: {
        en: 'Each workbench makes one. What you leave out costs nothing.',
        es: 'En cada banco se monta una. Lo que se deja fuera no cuesta nada.',
        fr: 'Chaque établi en fait une. Ce que vous laissez ne coûte rien.',
        de: 'An jeder Werkbank entsteht eines. Was Sie weglassen, kostet nichts.',
      },
      tools: [
        {
          icon: 'cpu',
          title: { en: 'Server', es: 'Servidor', fr: 'Serveur', de: 'Server nach Maß' },
          description: {
            en: 'Cores, memory and disk, chosen one by one.',
            es: 'Núcleos, memoria y disco, elegidos uno a uno.',
            fr: 'Cœurs, mémoire et disque, choisis un à un.',
            de: 'Kerne, Arbeitsspeicher und Datenträger, einzeln gewählt.',
          },
          buttonLabel: { en: 'Build a server', es: 'Montar un servidor', fr: 'Composer un serveur', de: 'Server bauen' },
          href: '/customization/server',
        },
        {
          icon: 'building-2',
          title: { en: 'Hosting package', es: 'Paquete de hosting', fr: 'Pack d’hébergement', de: 'Hosting-Paket' },
          description: {
            en: 'A shared plan with the extras a small firm asks for.',
            es: 'Un plan compartido con los extras que pide una empresa pequeña.',
            fr: 'Une offre mutualisée avec ce que demande une petite entreprise.',
            de: 'Ein Shared-Tarif mit dem, was ein kleiner Betrieb dazu braucht.',
          },
          buttonLabel: { en: 'Pack it', es: 'Preparar el paquete', fr: 'Faire le pack', de: 'Paket packen' },
          href: '/customization/hosting',
        },
        {
          icon: 'sliders-horizontal',
          title: { en: 'Advanced hosting', es: 'Hosting avanzado', fr: 'Hébergement avancé', de: 'Hosting für Fortgeschrittene' },
          description: {
            en: 'Several machines, a balancer in front, storage behind.',
            es: 'Varias máquinas, un balanceador delante y almacenamiento detrás.',
            fr: 'Plusieurs machines, un répartiteur devant, du stockage derrière.',
            de: 'Mehrere Maschinen, ein Load Balancer davor, Speicherplatz dahinter.',
          },
          buttonLabel: { en: 'Plan the setup', es: 'Planificar', fr: 'Concevoir', de: 'Aufbau planen' },
          href: '/customization/hosting-advanced',
        },
        {
          icon: 'globe',
          title: { en: 'Domain', es: 'Dominio', fr: 'Nom de domaine', de: 'Domain mit Zusätzen' },
          description: {
            en: 'Privacy, lock, email and DNS for a name.',
            es: 'Privacidad, bloqueo, correo y DNS para un nombre.',
            fr: 'Confidentialité, verrouillage, mail et DNS pour un nom.',
            de: 'Datenschutz, Sperre, E-Mail und DNS für einen Namen.',
          },
          buttonLabel: { en: 'Fit out a domain', es: 'Equipar un dominio', fr: 'Équiper un domaine', de: 'Domain ausstatten' },
          href: '/customization/domain',
        },
        {
          icon: 'mail',
          title: { en: 'Email', es: 'Correo', fr: 'Mail', de: 'E-Mail' },
          description: {
            en: 'Mailboxes for one or for fifty, and forwarding.',
            es: 'Buzones para uno o para cincuenta, y reenvíos.',
            fr: 'Des boîtes pour un ou cinquante, et des redirections.',
            de: 'Postfächer für einen oder fünfzig, samt Weiterleitung.',
          },
          buttonLabel: { en: 'Set up email', es: 'Preparar el correo', fr: 'Préparer le mail', de: 'E-Mail einrichten' },
          href: '/customization/email',
        },
        {
          icon: 'shield-check',
          title: { en: 'Security', es: 'Seguridad', fr: 'Sécurité', de: 'Sicherheit' },
          description: {
            en: 'Certificate, firewall and a copy under lock.',
            es: 'Certificado, cortafuegos y una copia bajo llave.',
            fr: 'Certificat, pare-feu et une copie sous clé.',
            de: 'Zertifikat, Firewall und eine Kopie unter Verschluss.',
          },
          buttonLabel: { en: 'Choose the locks', es: 'Elegir cerraduras', fr: 'Choisir les verrous', de: 'Schlösser wählen' },
          href: '/customization/security',
        },
        {
          icon: 'file-check',
          title: { en: 'Templates', es: 'Plantillas', fr: 'Modèles', de: 'Vorlagen' },
          description: {
            en: 'A layout, a builder and somewhere to put it.',
            es: 'Un diseño, un creador de páginas y dónde ponerlo.',
            fr: 'Une mise en page, un créateur de site et où le poser.',
            de: 'Ein Layout, ein Baukasten und ein Platz dafür.',
          },
          buttonLabel: { en: 'Start from a layout', es: 'Partir de un diseño', fr: 'Partir d’un modèle', de: 'Mit Layout beginnen' },
          href: '/customization/templates',
        },
      ],
    },
    {
      blockType: 'faq',
      heading: {
        en: 'Questions at the workbench.',
        es: 'Preguntas junto al banco de trabajo.',
        fr: 'Questions devant l’établi.',
        de: 'Fragen an der Werkbank.',
      },
      topic: 'customization',
      limit: 6,
    },
  ],
}

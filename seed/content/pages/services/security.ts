import type { PageSeed } from '../../../page-types'

export const securityService: PageSeed = {
  path: '/services/security',
  title: { en: 'Security', es: 'Seguridad', fr: 'Sécurité', de: 'Sicherheit' },
  breadcrumb: { en: 'Security', es: 'Seguridad', fr: 'Sécurité', de: 'Sicherheit' },
  meta: {
    title: {
      en: 'Website security, without fear | Hostfront',
      es: 'Seguridad web, sin miedo | Hostfront',
      fr: 'Sécurité web, sans peur | Hostfront',
      de: 'Website-Sicherheit ohne Angst | Hostfront',
    },
    description: {
      en: 'Website security: a firewall that reads requests, DDoS protection, malware removal by people. What plans include, and what comes on top.',
      es: 'Seguridad web: cortafuegos que lee peticiones, protección DDoS y eliminación de malware. Lo que ya traen los planes y lo que se añade.',
      fr: 'Sécurité web : pare-feu qui lit les requêtes, protection anti-DDoS, nettoyage antimalware. Ce que les offres comprennent, et ce qui s’y ajoute.',
      de: 'Website-Sicherheit: Firewall, die Anfragen liest, DDoS-Schutz und Malware-Entfernung. Was Tarife schon haben und was dazukommt.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'hero',
      heading: {
        en: 'Website security: four screws and a lock.',
        es: 'Seguridad web: cuatro tornillos y un candado.',
        fr: 'Sécurité web : quatre vis et un verrou.',
        de: 'Website-Sicherheit: vier Schrauben und ein Schloss.',
      },
      lead: {
        en: 'Most burglars try the handle and walk on.',
        es: 'La mayoría de los ladrones prueba el picaporte y sigue.',
        fr: 'La plupart des cambrioleurs essaient la poignée et passent.',
        de: 'Die meisten Einbrecher drücken die Klinke und gehen weiter.',
      },
      intro: {
        en: 'So we begin with the handle: updates, certificates, walls between tenants. These come with every plan we look after. Below is what to add when more is at stake.',
        es: 'Por eso empezamos por el picaporte: actualizaciones, certificados, paredes entre inquilinos. Eso viene con cada plan que cuidamos nosotros. Debajo está lo que conviene añadir cuando hay más en juego.',
        fr: 'Nous commençons donc par la poignée : mises à jour, certificats, murs entre locataires. Chaque offre dont nous nous occupons les comprend. Plus bas, ce qu’il faut ajouter quand l’enjeu grandit.',
        de: 'Darum fangen wir bei der Klinke an: Updates, Zertifikate, Wände zwischen Mietern. Das steckt in jedem Tarif, den wir pflegen. Darunter steht, was dazukommt, wenn mehr auf dem Spiel steht.',
      },
      picture: 'screws',
      showPlate: true,
    },
    {
      blockType: 'security-features',
      heading: {
        en: 'Security already included.',
        es: 'Seguridad ya incluida.',
        fr: 'La sécurité déjà comprise.',
        de: 'Sicherheit, die schon dabei ist.',
      },
      intro: {
        en: 'Already on the door, before you order anything from this page.',
        es: 'Ya está en la puerta, antes de pedir nada de esta página.',
        fr: 'Déjà sur la porte, avant de commander quoi que ce soit ici.',
        de: 'Schon an der Tür, bevor Sie von dieser Seite etwas bestellen.',
      },
      items: [
        {
          icon: 'lock',
          title: { en: 'A certificate', es: 'Un certificado', fr: 'Un certificat', de: 'Ein Zertifikat' },
          description: {
            en: 'Installed in the first hour and renewed before it lapses.',
            es: 'Instalado en la primera hora y renovado antes de caducar.',
            fr: 'Installé dans la première heure, renouvelé avant échéance.',
            de: 'In der ersten Stunde eingerichtet und vor Ablauf verlängert.',
          },
          included: {
            en: 'Shared, WordPress, stores',
            es: 'Compartido, WordPress, tiendas',
            fr: 'Mutualisé, WordPress, boutiques',
            de: 'Shared, WordPress, Shops',
          },
        },
        {
          icon: 'layers',
          title: { en: 'Walls', es: 'Paredes', fr: 'Des murs', de: 'Wände' },
          description: {
            en: 'What gets into one site stays in that site.',
            es: 'Lo que entra en un sitio se queda en ese sitio.',
            fr: 'Ce qui entre dans un site reste dans ce site.',
            de: 'Was in eine Website hineinkommt, bleibt in dieser Website.',
          },
          included: {
            en: 'On every shared machine',
            es: 'En cada máquina compartida',
            fr: 'Sur chaque machine partagée',
            de: 'Auf jeder geteilten Maschine',
          },
        },
        {
          icon: 'network',
          title: {
            en: 'Basic DDoS protection',
            es: 'Protección DDoS básica',
            fr: 'Protection anti-DDoS de base',
            de: 'Einfacher DDoS-Schutz',
          },
          description: {
            en: 'Plain floods of traffic are dropped before they reach the rack.',
            es: 'Las avalanchas de tráfico simples se descartan antes de llegar al rack.',
            fr: 'Les flots de trafic simples sont jetés avant d’atteindre la baie.',
            de: 'Einfache Datenfluten werden verworfen, bevor sie das Rack erreichen.',
          },
          included: { en: 'For all addresses', es: 'En todas las direcciones', fr: 'Pour toutes les adresses', de: 'Für alle Adressen' },
        },
        {
          icon: 'key-round',
          title: { en: 'Two-step login', es: 'Acceso en dos pasos', fr: 'Connexion en deux étapes', de: 'Anmeldung in zwei Schritten' },
          description: {
            en: 'For mailboxes of a team. A stolen password alone opens nothing.',
            es: 'Para los buzones de un equipo. Una contraseña robada, por sí sola, no abre nada.',
            fr: 'Pour les boîtes d’une équipe. Un mot de passe volé n’ouvre rien seul.',
            de: 'Für die Postfächer eines Teams. Ein gestohlenes Passwort allein öffnet nichts.',
          },
          included: { en: 'From Mail Team', es: 'Desde Mail Team', fr: 'À partir de Mail Team', de: 'Ab Mail Team' },
        },
      ],
    },
    {
      blockType: 'services-grid',
      heading: {
        en: 'Security services, when more is at stake.',
        es: 'Servicios de seguridad, cuando hay más en juego.',
        fr: 'Services de sécurité, quand l’enjeu grandit.',
        de: 'Sicherheitsleistungen, wenn mehr auf dem Spiel steht.',
      },
      intro: {
        en: 'For any site, with us or elsewhere. The last three belong to a domain and are added with it.',
        es: 'Para cualquier sitio, aquí o en otra parte. Los tres últimos van con un dominio y se añaden con él.',
        fr: 'Pour tout site, chez nous ou ailleurs. Les trois derniers vont avec un domaine et s’ajoutent avec lui.',
        de: 'Für jede Website, bei uns oder anderswo. Die letzten drei gehören zu einer Domain und kommen mit ihr.',
      },
      defaultCategory: 'security',
      showFilter: false,
    },
    {
      blockType: 'ssl-plans',
      heading: {
        en: 'SSL certificates: who says it is you?',
        es: 'Certificados SSL: ¿quién dice que es usted?',
        fr: 'Certificats SSL : qui dit que c’est vous ?',
        de: 'SSL-Zertifikate: Wer sagt, dass Sie es sind?',
      },
      intro: {
        en: 'A certificate also tells visitors whom they are dealing with. Three depths of checking.',
        es: 'Un certificado dice también a los visitantes con quién tratan. Tres niveles de comprobación.',
        fr: 'Un certificat dit aussi aux visiteurs à qui ils ont affaire. Trois niveaux de contrôle.',
        de: 'Ein Zertifikat sagt Besuchern auch, mit wem sie es zu tun haben. Drei Prüftiefen.',
      },
      presentation: 'strip',
      defaultBilling: 'yearly',
    },
    {
      blockType: 'faq',
      heading: {
        en: 'Questions about security, asked quietly.',
        es: 'Preguntas sobre seguridad, en voz baja.',
        fr: 'Questions de sécurité, à voix basse.',
        de: 'Fragen zur Sicherheit, leise gestellt.',
      },
      topic: 'security',
      limit: 6,
    },
    {
      blockType: 'call-to-action',
      heading: {
        en: 'Lock the name as well.',
        es: 'Bloquee también el nombre.',
        fr: 'Verrouillez aussi le nom.',
        de: 'Sperren Sie auch den Namen ab.',
      },
      body: {
        en: 'The best firewall is no help if somebody moves the domain away.',
        es: 'El mejor cortafuegos no sirve si alguien se lleva el dominio.',
        fr: 'Le meilleur pare-feu n’aide pas si quelqu’un emporte le domaine.',
        de: 'Die beste Firewall hilft nicht, wenn jemand die Domain wegzieht.',
      },
      buttonLabel: { en: 'Protect a domain', es: 'Proteger un dominio', fr: 'Protéger un domaine', de: 'Domain schützen' },
      href: '/domains/protection',
      showPlate: true,
    },
  ],
}

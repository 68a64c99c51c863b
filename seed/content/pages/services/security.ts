import type { PageSeed } from '../../../page-types'

export const securityService: PageSeed = {
  path: '/services/security',
  title: { en: 'Security', es: 'Seguridad', fr: 'Sécurité', de: 'Sicherheit' },
  breadcrumb: { en: 'Security', es: 'Seguridad', fr: 'Sécurité', de: 'Sicherheit' },
  meta: {
    title: {
      en: 'Website security and DDoS protection | Hostfront',
      es: 'Seguridad web y protección DDoS | Hostfront',
      fr: 'Sécurité web et protection anti-DDoS | Hostfront',
      de: 'Website-Sicherheit und DDoS-Schutz | Hostfront',
    },
    description: {
      en: 'Website security for any site: web application firewall, DDoS protection and malware removal. See what your plan includes and what you can add.',
      es: 'Seguridad web para cualquier sitio: cortafuegos de aplicaciones, protección DDoS y eliminación de malware. Lo que incluye su plan y lo que puede añadir.',
      fr: 'Sécurité web pour tout site : pare-feu applicatif, protection anti-DDoS, nettoyage antimalware. Ce que comprend votre offre et ce qui s’y ajoute.',
      de: 'Website-Sicherheit: Web Application Firewall, DDoS-Schutz und Malware-Entfernung. Was Ihr Tarif enthält und was Sie dazunehmen können.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'hero',
      heading: {
        en: 'Website security: firewall, DDoS and malware protection.',
        es: 'Seguridad web contra ataques DDoS y malware.',
        fr: 'Sécurité web contre les attaques DDoS et les malwares.',
        de: 'Website-Sicherheit: Schutz vor DDoS und Malware.',
      },
      lead: {
        en: 'For shops and sites that cannot afford an outage: add the protection you need, wherever your site is hosted.',
        es: 'Para tiendas y sitios que no pueden permitirse una caída: añada la protección que necesite, sea cual sea su proveedor.',
        fr: 'Pour les boutiques et les sites qui ne peuvent pas se permettre une panne : ajoutez la protection qu’il vous faut, quel que soit votre hébergeur.',
        de: 'Für Shops und Websites, die sich keinen Ausfall leisten können: Buchen Sie den Schutz dazu, den Sie brauchen, egal bei welchem Hoster.',
      },
      intro: {
        en: 'Every plan we manage already includes the basics that stop most automated attacks: updates, an SSL certificate and isolated accounts.',
        es: 'Todos los planes que gestionamos incluyen ya lo básico, que frena la mayoría de los ataques automáticos: actualizaciones, certificado SSL y cuentas aisladas.',
        fr: 'Chaque offre que nous gérons comprend déjà l’essentiel, qui arrête la plupart des attaques automatisées : mises à jour, certificat SSL et comptes isolés.',
        de: 'Jeder von uns betreute Tarif enthält schon die Grundlagen, die die meisten automatischen Angriffe abwehren: Updates, SSL-Zertifikat, getrennte Konten.',
      },
      primaryLabel: {
        en: 'Build your security package',
        es: 'Configurar su paquete de seguridad',
        fr: 'Composer votre pack de sécurité',
        de: 'Sicherheitspaket zusammenstellen',
      },
      primaryHref: '/customization/security',
      picture: 'screws',
      showPlate: true,
    },
    {
      blockType: 'security-features',
      heading: {
        en: 'Security included in your plan.',
        es: 'Seguridad incluida en su plan.',
        fr: 'La sécurité comprise dans votre offre.',
        de: 'Sicherheit, die Ihr Tarif enthält.',
      },
      intro: {
        en: 'You get these without ordering anything from this page.',
        es: 'Lo tiene sin contratar nada de esta página.',
        fr: 'Vous en bénéficiez sans rien commander sur cette page.',
        de: 'Das bekommen Sie, ohne auf dieser Seite etwas zu bestellen.',
      },
      items: [
        {
          icon: 'lock',
          title: { en: 'SSL certificate', es: 'Certificado SSL', fr: 'Certificat SSL', de: 'SSL-Zertifikat' },
          description: {
            en: 'Installed within the first hour and renewed before it expires.',
            es: 'Se instala en la primera hora y se renueva antes de vencer.',
            fr: 'Installé dans la première heure et renouvelé avant expiration.',
            de: 'In der ersten Stunde eingerichtet und vor Ablauf verlängert.',
          },
          included: {
            en: 'Shared, WordPress, ecommerce',
            es: 'Compartido, WordPress, tiendas',
            fr: 'Mutualisé, WordPress, e-commerce',
            de: 'Shared, WordPress, E-Commerce',
          },
        },
        {
          icon: 'layers',
          title: { en: 'Isolated accounts', es: 'Cuentas aisladas', fr: 'Comptes isolés', de: 'Getrennte Konten' },
          description: {
            en: 'If one site is hacked, the other sites on the server stay protected.',
            es: 'Si atacan un sitio, los demás del servidor siguen protegidos.',
            fr: 'Si un site est piraté, les autres sites du serveur restent protégés.',
            de: 'Wird eine Website gehackt, bleiben die anderen auf dem Server geschützt.',
          },
          included: {
            en: 'On every shared server',
            es: 'En cada servidor compartido',
            fr: 'Sur chaque serveur partagé',
            de: 'Auf jedem geteilten Server',
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
            en: 'Simple flood attacks are filtered before they reach your server.',
            es: 'Los ataques simples por volumen se filtran antes de llegar a su servidor.',
            fr: 'Les attaques simples par saturation sont filtrées avant d’atteindre votre serveur.',
            de: 'Einfache Überlastungsangriffe werden gefiltert, bevor sie Ihren Server erreichen.',
          },
          included: { en: 'All IP addresses', es: 'Todas las direcciones IP', fr: 'Toutes les adresses IP', de: 'Alle IP-Adressen' },
        },
        {
          icon: 'key-round',
          title: { en: 'Two-step login', es: 'Acceso en dos pasos', fr: 'Connexion en deux étapes', de: 'Anmeldung in zwei Schritten' },
          description: {
            en: 'Available for team mailboxes. A stolen password alone does not give access.',
            es: 'Para los buzones de un equipo. Una contraseña robada no basta para entrar.',
            fr: 'Pour les boîtes mail d’une équipe. Un mot de passe volé ne suffit pas pour entrer.',
            de: 'Für die Postfächer eines Teams. Ein gestohlenes Passwort allein reicht nicht.',
          },
          included: { en: 'From Mail Team', es: 'Desde Mail Team', fr: 'À partir de Mail Team', de: 'Ab Mail Team' },
        },
      ],
    },
    {
      blockType: 'services-grid',
      heading: {
        en: 'Security services you can add.',
        es: 'Servicios de seguridad que puede añadir.',
        fr: 'Les services de sécurité en option.',
        de: 'Sicherheitsleistungen zum Dazubuchen.',
      },
      intro: {
        en: 'These protect any website, hosted with us or elsewhere. The last three are add-ons that belong to a domain.',
        es: 'Protegen cualquier sitio, alojado aquí o en otra parte. Los tres últimos son complementos de un dominio.',
        fr: 'Ils protègent tout site, hébergé chez nous ou ailleurs. Les trois derniers sont des options liées à un domaine.',
        de: 'Sie schützen jede Website, ob bei uns oder anderswo. Die letzten drei sind Extras für eine Domain.',
      },
      defaultCategory: 'security',
      showFilter: false,
    },
    {
      blockType: 'ssl-plans',
      heading: {
        en: 'SSL certificates: DV, OV and EV.',
        es: 'Certificados SSL: DV, OV y EV.',
        fr: 'Certificats SSL : DV, OV et EV.',
        de: 'SSL-Zertifikate: DV, OV und EV.',
      },
      intro: {
        en: 'The encryption is the same. The three levels differ in how thoroughly your identity is checked.',
        es: 'El cifrado es el mismo. Los tres niveles se diferencian en la comprobación de su identidad.',
        fr: 'Le chiffrement est le même. Les trois niveaux diffèrent par la vérification de votre identité.',
        de: 'Die Verschlüsselung ist gleich. Die drei Stufen unterscheiden sich darin, wie gründlich Ihre Identität geprüft wird.',
      },
      presentation: 'strip',
      defaultBilling: 'yearly',
    },
    {
      blockType: 'faq',
      heading: {
        en: 'Questions about website security.',
        es: 'Preguntas sobre la seguridad web.',
        fr: 'Questions sur la sécurité web.',
        de: 'Fragen zur Website-Sicherheit.',
      },
      topic: 'security',
      limit: 6,
    },
    {
      blockType: 'call-to-action',
      heading: {
        en: 'Protect your domain as well.',
        es: 'Proteja también su dominio.',
        fr: 'Protégez aussi votre domaine.',
        de: 'Schützen Sie auch Ihre Domain.',
      },
      body: {
        en: 'The best firewall is no help if someone transfers your domain without your consent.',
        es: 'El mejor cortafuegos no sirve de nada si alguien transfiere su dominio sin su permiso.',
        fr: 'Le meilleur pare-feu ne sert à rien si quelqu’un transfère votre domaine à votre insu.',
        de: 'Die beste Firewall hilft nicht, wenn jemand Ihre Domain ohne Ihr Wissen transferiert.',
      },
      buttonLabel: {
        en: 'See domain protection',
        es: 'Ver protección de dominios',
        fr: 'Voir la protection de domaine',
        de: 'Domainschutz ansehen',
      },
      href: '/domains/protection',
      showPlate: true,
    },
  ],
}

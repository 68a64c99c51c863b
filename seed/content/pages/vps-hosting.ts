import { fact } from '../../words'
import { familyPage } from './family-page'

export const vpsHosting = familyPage({
  path: '/vps-hosting',
  family: 'vps',
  title: { en: 'VPS hosting', es: 'Servidores VPS', fr: 'Hébergement VPS', de: 'VPS-Hosting' },
  meta: {
    title: {
      en: 'VPS hosting with root access | Hostfront',
      es: 'Servidores VPS con acceso root | Hostfront',
      fr: 'Hébergement VPS avec accès root | Hostfront',
      de: 'VPS-Hosting (vServer) mit Root-Zugriff | Hostfront',
    },
    description: {
      en: 'VPS hosting with full root access, snapshots and your own IPv4, ready in about a minute. Setup fee in the total; pay with a deposit or in three parts.',
      es: 'Servidores VPS con acceso root, instantáneas e IPv4 propia, listos en un minuto aproximadamente. Cuota de alta en el total; anticipo o tres plazos.',
      fr: 'Hébergement VPS avec accès root, instantanés et IPv4 dédiée, prêt en une minute environ. Total avec frais de mise en service, acompte ou trois fois.',
      de: 'VPS-Hosting (vServer) mit Root-Zugriff, Snapshots und eigener IPv4, bereit in etwa einer Minute. Summe mit Einrichtungsgebühr, Anzahlung oder drei Raten.',
    },
  },
  plans: {
    heading: {
      en: 'VPS hosting with full root access.',
      es: 'Servidores VPS con acceso root completo.',
      fr: 'Hébergement VPS avec accès root complet.',
      de: 'VPS-Hosting (vServer) mit vollem Root-Zugriff.',
    },
    intro: {
      en: 'For developers and growing projects: your VPS is ready in about a minute. We look after the hardware, you run the system.',
      es: 'Para desarrolladores y proyectos en crecimiento: su VPS está listo en un minuto aproximadamente. Nosotros nos ocupamos del hardware y usted administra el sistema.',
      fr: 'Pour les développeurs et les projets en croissance : votre VPS est prêt en une minute environ. Nous gérons le matériel, vous gérez le système.',
      de: 'Für Entwickler und wachsende Projekte: Ihr VPS ist in etwa einer Minute bereit. Wir kümmern uns um die Hardware, Sie sich um das System.',
    },
  },
  features: {
    heading: {
      en: 'Full control, and a quick way back.',
      es: 'Control total y vuelta atrás en un minuto.',
      fr: 'Contrôle total, et un instantané pour revenir en arrière.',
      de: 'Volle Kontrolle, und mit Snapshots schnell zurück.',
    },
    intro: {
      en: 'Root access, snapshots and a console in the browser come with every plan.',
      es: 'Acceso root, instantáneas y consola en el navegador, en todos los planes.',
      fr: 'L’accès root, les instantanés et la console dans le navigateur sont inclus dans chaque offre.',
      de: 'Root-Zugriff, Snapshots und eine Konsole im Browser gehören zu jedem Tarif.',
    },
    items: [
      {
        icon: 'terminal',
        title: {
          en: 'Root access with SSH keys',
          es: 'Acceso root con claves SSH',
          fr: 'Accès root par clé SSH',
          de: 'Root-Zugriff mit SSH-Schlüssel',
        },
        description: {
          en: 'Log in with your SSH keys. Password login is off unless you turn it on.',
          es: 'Acceda con sus claves SSH. El acceso con contraseña está desactivado salvo que usted lo active.',
          fr: 'Connectez-vous avec vos clés SSH. La connexion par mot de passe est désactivée, sauf si vous l’activez.',
          de: 'Sie melden sich mit Ihren SSH-Schlüsseln an. Die Anmeldung per Passwort ist aus, bis Sie sie einschalten.',
        },
      },
      {
        icon: 'camera',
        title: { en: 'Snapshots', es: 'Instantáneas', fr: 'Instantanés', de: 'Snapshots' },
        description: {
          en: 'Take a snapshot before an upgrade. If something goes wrong, you roll back in a minute.',
          es: 'Cree una instantánea antes de actualizar. Si algo sale mal, vuelve atrás en un minuto.',
          fr: 'Prenez un instantané avant une mise à jour. En cas de problème, vous revenez en arrière en une minute.',
          de: 'Legen Sie vor dem Upgrade einen Snapshot an. Geht etwas schief, sind Sie in einer Minute zurück.',
        },
      },
      {
        icon: 'git-branch',
        title: { en: 'Deploy with git push', es: 'Despliegue con git push', fr: 'Déployez avec git push', de: 'Deployment per git push' },
        description: {
          en: 'Every VPS comes with a Git repository. Push to deploy, revert to roll back.',
          es: 'Cada VPS incluye un repositorio Git. Haga push para desplegar y un revert para volver atrás.',
          fr: 'Chaque VPS comprend un dépôt Git. Un push pour déployer, un revert pour revenir en arrière.',
          de: 'Jeder VPS enthält ein Git-Repository. Ein Push veröffentlicht, ein Revert stellt den alten Stand wieder her.',
        },
      },
      {
        icon: 'undo-2',
        title: {
          en: 'Browser console',
          es: 'Consola en el navegador',
          fr: 'Console dans le navigateur',
          de: 'Konsole im Browser',
        },
        description: {
          en: 'If the firewall locks you out, open the console in your browser and log in from there.',
          es: 'Si el cortafuegos le deja fuera, abra la consola en el navegador y entre desde ahí.',
          fr: 'Si le pare-feu vous bloque, ouvrez la console dans le navigateur et connectez-vous par là.',
          de: 'Wenn die Firewall Sie aussperrt, öffnen Sie die Konsole im Browser und melden sich dort an.',
        },
      },
    ],
  },
  technical: {
    heading: {
      en: 'VPS technical specifications.',
      es: 'Ficha técnica del VPS.',
      fr: 'Fiche technique du VPS.',
      de: 'Technische Daten des VPS.',
    },
    intro: {
      en: 'RAM and storage are reserved for you alone. With VPS Power, the CPU cores are too.',
      es: 'La RAM y el espacio están reservados solo para usted. Con VPS Power, también los núcleos.',
      fr: 'La mémoire et le stockage vous sont réservés. Avec VPS Power, les cœurs aussi.',
      de: 'Arbeitsspeicher und Speicherplatz sind allein für Sie reserviert. Bei VPS Power gilt das auch für die Kerne.',
    },
    groups: [
      {
        icon: 'cpu',
        title: { en: 'CPU and RAM', es: 'CPU y RAM', fr: 'Processeur et mémoire', de: 'CPU und Arbeitsspeicher' },
        items: [
          fact({ en: 'Virtualisation', es: 'Virtualización', fr: 'Virtualisation', de: 'Virtualisierung' }, 'KVM'),
          fact(
            { en: 'Reserved for you', es: 'Reservado para usted', fr: 'Réservé à vous seul', de: 'Für Sie reserviert' },
            {
              en: 'RAM; cores with VPS Power',
              es: 'RAM; núcleos con VPS Power',
              fr: 'Mémoire ; cœurs avec VPS Power',
              de: 'Arbeitsspeicher; Kerne mit VPS Power',
            },
          ),
          fact(
            { en: 'Ready in', es: 'Listo en', fr: 'Prêt en', de: 'Bereitstellung' },
            { en: 'About one minute', es: 'Un minuto aproximadamente', fr: 'Une minute environ', de: 'In etwa einer Minute' },
          ),
        ],
      },
      {
        icon: 'hard-drive',
        title: { en: 'Storage', es: 'Almacenamiento', fr: 'Stockage', de: 'Speicherplatz' },
        items: [
          fact(
            { en: 'Storage type', es: 'Tipo de disco', fr: 'Type de disque', de: 'Speichertyp' },
            {
              en: 'NVMe, replicated three times',
              es: 'NVMe, con triple réplica',
              fr: 'NVMe, répliqué trois fois',
              de: 'NVMe, dreifach repliziert',
            },
          ),
          fact(
            { en: 'Snapshots', es: 'Instantáneas', fr: 'Instantanés', de: 'Snapshots' },
            { en: 'Up to 3 at a time', es: 'Hasta 3 a la vez', fr: 'Jusqu’à 3 à la fois', de: 'Bis zu 3 gleichzeitig' },
          ),
          fact(
            { en: 'Storage upgrade', es: 'Ampliar el espacio', fr: 'Extension du stockage', de: 'Speicher erweitern' },
            { en: 'No restart needed', es: 'Sin reiniciar', fr: 'Sans redémarrage', de: 'Ohne Neustart' },
          ),
        ],
      },
      {
        icon: 'network',
        title: { en: 'Network', es: 'Red', fr: 'Réseau', de: 'Netzwerk' },
        items: [
          fact({ en: 'Network port', es: 'Puerto de red', fr: 'Port réseau', de: 'Netzwerkanschluss' }, '1 Gbit/s'),
          fact({ en: 'IPv6 subnet', es: 'Subred IPv6', fr: 'Sous-réseau IPv6', de: 'IPv6-Subnetz' }, '/64'),
          fact(
            { en: 'Reverse DNS', es: 'DNS inverso', fr: 'DNS inverse', de: 'Reverse-DNS' },
            { en: 'Set by you', es: 'Configurable por usted', fr: 'Réglable par vous', de: 'Frei einstellbar' },
          ),
          fact(
            { en: 'Firewall', es: 'Cortafuegos', fr: 'Pare-feu', de: 'Firewall' },
            { en: 'Upstream of your VPS', es: 'Delante del VPS', fr: 'En amont du VPS', de: 'Dem VPS vorgeschaltet' },
          ),
        ],
      },
      {
        icon: 'terminal',
        title: { en: 'Operating systems', es: 'Sistemas operativos', fr: 'Systèmes d’exploitation', de: 'Betriebssysteme' },
        items: [
          fact(
            { en: 'Linux', es: 'Distribuciones Linux', fr: 'Distributions Linux', de: 'Linux-Distributionen' },
            'Debian, Ubuntu, AlmaLinux',
          ),
          fact(
            { en: 'Your own image', es: 'Su propia imagen', fr: 'Votre propre image', de: 'Eigenes Image' },
            { en: 'ISO or qcow2', es: 'ISO o qcow2', fr: 'ISO ou qcow2', de: 'ISO oder qcow2' },
          ),
          fact({ en: 'First boot', es: 'Primer arranque', fr: 'Premier démarrage', de: 'Erster Start' }, 'cloud-init'),
        ],
      },
    ],
  },
  summary: {
    heading: {
      en: 'Calculate your VPS price.',
      es: 'Calcule el precio de su VPS.',
      fr: 'Calculez le prix de votre VPS.',
      de: 'VPS-Preis berechnen.',
    },
    intro: {
      en: 'The setup fee is charged once per server and listed separately.',
      es: 'La cuota de alta se cobra una vez por servidor y figura en una línea aparte.',
      fr: 'Les frais de mise en service sont facturés une fois par serveur, sur une ligne à part.',
      de: 'Die Einrichtungsgebühr fällt einmal je Server an und ist separat ausgewiesen.',
    },
  },
  testimonials: {
    heading: {
      en: 'Customer reviews of VPS hosting.',
      es: 'Opiniones de clientes sobre los servidores VPS.',
      fr: 'Avis clients sur l’hébergement VPS.',
      de: 'Kundenstimmen zum VPS-Hosting.',
    },
    presentation: 'grid',
    limit: 2,
    domains: [{ key: 'radiomaree.example' }, { key: 'thirdrow.example' }],
  },
  faq: {
    en: 'Questions about VPS hosting.',
    es: 'Preguntas sobre servidores VPS.',
    fr: 'Questions sur l’hébergement VPS.',
    de: 'Fragen zum VPS-Hosting.',
  },
  callToAction: {
    heading: {
      en: 'Find a domain for your server.',
      es: 'Encuentre un dominio para su servidor.',
      fr: 'Trouvez un domaine pour votre serveur.',
      de: 'Finden Sie eine Domain für Ihren Server.',
    },
    body: {
      en: 'An IP address is hard to spell out on the phone.',
      es: 'Una dirección IP es difícil de dictar por teléfono.',
      fr: 'Une adresse IP se dicte mal au téléphone.',
      de: 'Eine IP-Adresse lässt sich am Telefon schlecht diktieren.',
    },
    buttonLabel: { en: 'Search domains', es: 'Buscar dominios', fr: 'Rechercher un domaine', de: 'Domain suchen' },
    href: '/domains/search',
  },
  arrangement: ['technical', 'features', 'summary', 'faq', 'testimonials', 'callToAction'],
})

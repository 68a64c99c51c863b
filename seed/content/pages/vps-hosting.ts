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
      de: 'VPS-Hosting (vServer) mit Root-Zugang | Hostfront',
    },
    description: {
      en: 'VPS hosting: your own virtual machine with root access, snapshots and IPv4. Setup fee in the total from the start. Deposit or three parts possible.',
      es: 'Servidores VPS: su propia máquina virtual con acceso root, instantáneas e IPv4. Cuota de alta en el total desde el principio. Con anticipo o tres plazos.',
      fr: 'Hébergement VPS : votre machine virtuelle, accès root, instantanés et IPv4 dédiée. Mise en service comprise dans le total. Acompte ou trois fois.',
      de: 'VPS-Hosting: Ihre eigene virtuelle Maschine mit Root-Zugang, Snapshots und IPv4. Einrichtungsgebühr gleich in der Summe. Anzahlung oder drei Raten.',
    },
  },
  plans: {
    heading: {
      en: 'VPS hosting: a machine with your keys.',
      es: 'Servidores VPS: una máquina con sus llaves.',
      fr: 'Hébergement VPS : une machine, vos clés.',
      de: 'VPS-Hosting (vServer): eine Maschine, Ihre Schlüssel.',
    },
    intro: {
      en: 'Root from the first minute. We keep the power on and the disks in order; what runs on it is your business.',
      es: 'Root desde el primer minuto. Nosotros mantenemos la corriente y los discos; lo que se ejecute es cosa suya.',
      fr: 'Root dès la première minute. Nous gardons le courant et les disques en ordre ; ce qui tourne dessus vous regarde.',
      de: 'Root ab der ersten Minute. Wir sorgen für Strom und Datenträger; was darauf läuft, ist Ihre Sache.',
    },
  },
  features: {
    heading: {
      en: 'Root access and snapshots.',
      es: 'Acceso root e instantáneas.',
      fr: 'Accès root et instantanés.',
      de: 'Root-Zugang und Snapshots.',
    },
    intro: {
      en: 'Yours to break, and quick to mend.',
      es: 'Rómpala sin miedo: se repara enseguida.',
      fr: 'À vous de la casser, et vite réparée.',
      de: 'Kaputtmachen erlaubt, und schnell wieder heil.',
    },
    items: [
      {
        icon: 'terminal',
        title: {
          en: 'Root and your own keys',
          es: 'Root y sus propias claves',
          fr: 'Root et vos propres clés',
          de: 'Root und eigene Schlüssel',
        },
        description: {
          en: 'Log in with SSH keys. Passwords over the network are off unless you turn them on.',
          es: 'Entre con claves SSH. El acceso por contraseña está desactivado, salvo que usted lo active.',
          fr: 'Connexion par clés SSH. Les mots de passe par le réseau sont désactivés, sauf si vous les activez.',
          de: 'Anmeldung mit SSH-Schlüssel. Passwörter übers Netz sind aus, bis Sie sie einschalten.',
        },
      },
      {
        icon: 'camera',
        title: { en: 'Snapshots', es: 'Instantáneas', fr: 'Instantanés', de: 'Snapshots' },
        description: {
          en: 'Freeze the machine before the upgrade. If it goes wrong, you are back in a minute.',
          es: 'Congele la máquina antes de actualizar. Si algo sale mal, vuelve atrás en un minuto.',
          fr: 'Figez la machine avant la mise à jour. Si elle tourne mal, retour en une minute.',
          de: 'Vor dem Upgrade einfrieren. Geht es schief, sind Sie in einer Minute zurück.',
        },
      },
      {
        icon: 'git-branch',
        title: { en: 'Deploy with git push', es: 'Publique con git push', fr: 'Déployez par git push', de: 'Veröffentlichen mit git push' },
        description: {
          en: 'A repository waits on the machine. Push, and it is live; push the old one, and it is not.',
          es: 'Un repositorio espera en la máquina. Haga push y estará publicado; suba la versión anterior y dejará de estarlo.',
          fr: 'Un dépôt attend sur la machine. Poussez, c’est en ligne ; poussez l’ancien, ça ne l’est plus.',
          de: 'Ein Repository wartet auf der Maschine. Ein Push, und es ist online; der alte Stand, und es ist wieder weg.',
        },
      },
      {
        icon: 'undo-2',
        title: {
          en: 'Console when SSH is gone',
          es: 'Consola cuando SSH no responde',
          fr: 'Une console quand SSH ne répond plus',
          de: 'Konsole, wenn SSH weg ist',
        },
        description: {
          en: 'Locked yourself out with the firewall? Open the console in the browser and let yourself in.',
          es: '¿Se ha dejado fuera con el cortafuegos? Abra la consola en el navegador y entre por ahí.',
          fr: 'Enfermé dehors par le pare-feu ? Ouvrez la console dans le navigateur et rentrez.',
          de: 'Mit der Firewall ausgesperrt? Öffnen Sie die Konsole im Browser und lassen Sie sich wieder herein.',
        },
      },
    ],
  },
  technical: {
    heading: {
      en: 'The data sheet: what answers to root.',
      es: 'Ficha técnica: lo que obedece a root.',
      fr: 'Fiche technique : ce qui obéit à root.',
      de: 'Datenblatt: was auf Root hört.',
    },
    intro: {
      en: 'Virtual, but with fixed edges: memory and disk are reserved for you around the clock, and with VPS Power the cores as well.',
      es: 'Virtual, pero con límites fijos: la memoria y el disco están reservados para usted a todas horas y, con VPS Power, también los núcleos.',
      fr: 'Virtuelle, mais aux bords fixes : mémoire et disque vous sont réservés à toute heure et, avec VPS Power, les cœurs aussi.',
      de: 'Virtuell, aber mit festen Kanten: Arbeitsspeicher und Datenträger sind rund um die Uhr für Sie reserviert, mit VPS Power auch die Kerne.',
    },
    groups: [
      {
        icon: 'cpu',
        title: { en: 'Computing', es: 'Procesamiento', fr: 'Calcul', de: 'Rechenleistung' },
        items: [
          fact({ en: 'Virtualization', es: 'Virtualización', fr: 'Virtualisation', de: 'Virtualisierung' }, 'KVM'),
          fact(
            { en: 'Reserved for you', es: 'Reservado para usted', fr: 'Réservé pour vous', de: 'Für Sie reserviert' },
            {
              en: 'Memory; cores with VPS Power',
              es: 'Memoria; núcleos con VPS Power',
              fr: 'Mémoire ; cœurs avec VPS Power',
              de: 'Arbeitsspeicher; Kerne mit VPS Power',
            },
          ),
          fact(
            { en: 'Ready after', es: 'Lista en', fr: 'Prête en', de: 'Bereit nach' },
            { en: 'About one minute', es: 'Un minuto, más o menos', fr: 'Une minute environ', de: 'Etwa einer Minute' },
          ),
        ],
      },
      {
        icon: 'hard-drive',
        title: { en: 'Disk', es: 'Disco', fr: 'Disque', de: 'Datenträger' },
        items: [
          fact(
            { en: 'Kind', es: 'Tipo', fr: 'Type', de: 'Art' },
            {
              en: 'NVMe, kept in three copies',
              es: 'NVMe, en tres copias',
              fr: 'NVMe, en trois exemplaires',
              de: 'NVMe, dreifach abgelegt',
            },
          ),
          fact(
            { en: 'Snapshots', es: 'Instantáneas', fr: 'Instantanés', de: 'Snapshots' },
            { en: '3 kept at a time', es: '3 a la vez', fr: '3 conservés à la fois', de: '3 gleichzeitig' },
          ),
          fact(
            { en: 'Growing the disk', es: 'Ampliar el disco', fr: 'Agrandir le disque', de: 'Vergrößern' },
            { en: 'While it runs', es: 'En marcha', fr: 'En marche', de: 'Im laufenden Betrieb' },
          ),
        ],
      },
      {
        icon: 'network',
        title: { en: 'Network', es: 'Red', fr: 'Réseau', de: 'Netz' },
        items: [
          fact({ en: 'Port', es: 'Puerto', fr: 'Port', de: 'Anschluss' }, '1 Gbit/s'),
          fact({ en: 'IPv6', es: 'Rango IPv6', fr: 'Plage IPv6', de: 'IPv6-Bereich' }, '/64'),
          fact(
            { en: 'Reverse DNS', es: 'DNS inverso', fr: 'DNS inverse', de: 'Reverse-DNS' },
            { en: 'Set by you', es: 'Lo pone usted', fr: 'Réglé par vous', de: 'Setzen Sie selbst' },
          ),
          fact(
            { en: 'Firewall', es: 'Cortafuegos', fr: 'Pare-feu', de: 'Firewall davor' },
            { en: 'In front of the machine', es: 'Delante de la máquina', fr: 'Devant la machine', de: 'Vor der Maschine' },
          ),
        ],
      },
      {
        icon: 'terminal',
        title: { en: 'Systems to install', es: 'Sistemas instalables', fr: 'Systèmes à installer', de: 'Systeme zur Wahl' },
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
      en: 'Price summary: one machine, or six.',
      es: 'Resumen del precio: una máquina, o seis.',
      fr: 'Récapitulatif : une machine, ou six.',
      de: 'Preisübersicht: eine Maschine oder sechs.',
    },
    intro: {
      en: 'The setup fee counts once per machine and stands on a line of its own.',
      es: 'La cuota de alta se cobra una vez por máquina y figura en su propia línea.',
      fr: 'Les frais de mise en service comptent une fois par machine, sur une ligne à part.',
      de: 'Die Einrichtungsgebühr fällt einmal je Maschine an und steht in einer eigenen Zeile.',
    },
  },
  testimonials: {
    heading: {
      en: 'Customer reviews of VPS hosting.',
      es: 'Opiniones sobre los servidores VPS.',
      fr: 'Avis sur l’hébergement VPS.',
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
      en: 'Give the machine a name.',
      es: 'Póngale nombre a la máquina.',
      fr: 'Donnez un nom à la machine.',
      de: 'Geben Sie der Maschine einen Namen.',
    },
    body: {
      en: 'An address of four numbers is hard to say on the phone.',
      es: 'Una dirección de cuatro números es difícil de decir por teléfono.',
      fr: 'Une adresse en quatre nombres se dicte mal au téléphone.',
      de: 'Eine Adresse aus vier Zahlen sagt sich schlecht am Telefon.',
    },
    buttonLabel: { en: 'Find one', es: 'Encontrar uno', fr: 'En trouver un', de: 'Einen finden' },
    href: '/domains/search',
  },
  arrangement: ['technical', 'features', 'summary', 'faq', 'testimonials', 'callToAction'],
})

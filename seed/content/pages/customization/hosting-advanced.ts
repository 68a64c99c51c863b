import type { PageSeed } from '../../../page-types'
import { fact } from '../../../words'

export const customHostingAdvanced: PageSeed = {
  path: '/customization/hosting-advanced',
  title: { en: 'Advanced hosting', es: 'Hosting avanzado', fr: 'Hébergement avancé', de: 'Hosting für Fortgeschrittene' },
  breadcrumb: { en: 'Advanced hosting', es: 'Hosting avanzado', fr: 'Hébergement avancé', de: 'Hosting für Fortgeschrittene' },
  meta: {
    title: {
      en: 'Advanced hosting with several servers | Hostfront',
      es: 'Hosting avanzado con varios servidores | Hostfront',
      fr: 'Hébergement avancé : plusieurs serveurs | Hostfront',
      de: 'Hosting für Fortgeschrittene: mehrere Server | Hostfront',
    },
    description: {
      en: 'Advanced hosting: combine VPS, cloud or dedicated servers with a load balancer, object storage and a CDN, and see one total as you choose.',
      es: 'Hosting avanzado: combine servidores VPS, cloud o dedicados con balanceador de carga, almacenamiento de objetos y CDN, y vea un único total.',
      fr: 'Hébergement avancé : serveurs VPS, cloud ou dédiés, répartiteur de charge, stockage objet et CDN, avec un seul total qui suit vos choix.',
      de: 'Hosting für Fortgeschrittene: VPS, Cloud oder dedizierte Server mit Load Balancer, Objektspeicher und CDN kombinieren, mit einer Gesamtsumme.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'hero',
      heading: {
        en: 'Advanced hosting: several servers behind a load balancer.',
        es: 'Hosting avanzado: varios servidores tras un balanceador de carga.',
        fr: 'Hébergement avancé : plusieurs serveurs derrière un répartiteur de charge.',
        de: 'Hosting für Fortgeschrittene: mehrere Server hinter einem Load Balancer.',
      },
      lead: {
        en: 'Combine servers, load balancing, storage and a CDN when one server is no longer enough.',
        es: 'Combine servidores, balanceo de carga, almacenamiento y CDN cuando un solo servidor ya no basta.',
        fr: 'Combinez serveurs, répartition de charge, stockage et CDN quand un seul serveur ne suffit plus.',
        de: 'Kombinieren Sie Server, Load Balancer, Speicher und CDN, wenn ein Server nicht mehr reicht.',
      },
      intro: {
        en: 'The servers run your application, the load balancer distributes the requests, and object storage holds the files.',
        es: 'Los servidores ejecutan su aplicación, el balanceador reparte las peticiones y el almacenamiento de objetos guarda los archivos.',
        fr: 'Les serveurs exécutent votre application, le répartiteur distribue les requêtes et le stockage objet garde les fichiers.',
        de: 'Auf den Servern läuft Ihre Anwendung, der Load Balancer verteilt die Anfragen, die Dateien liegen im Objektspeicher.',
      },
      picture: 'rack',
      showPlate: false,
    },
    {
      blockType: 'configurator',
      heading: {
        en: 'Servers, load balancer, storage, CDN.',
        es: 'Servidores, balanceador, almacenamiento, CDN.',
        fr: 'Serveurs, répartiteur, stockage, CDN.',
        de: 'Server, Load Balancer, Speicher, CDN.',
      },
      intro: {
        en: 'Order as many servers as you need; you set the quantity in the cart.',
        es: 'Pida tantos servidores como necesite; la cantidad se indica en el carrito.',
        fr: 'Commandez autant de serveurs que nécessaire ; la quantité se règle dans le panier.',
        de: 'Bestellen Sie so viele Server, wie Sie brauchen; die Anzahl legen Sie im Warenkorb fest.',
      },
      groups: [
        {
          title: { en: 'Server type', es: 'Tipo de servidor', fr: 'Type de serveur', de: 'Servertyp' },
          source: 'services',
          category: 'hosting',
          keys: [{ key: 'vps-plus' }, { key: 'vps-power' }, { key: 'cloud-growth' }, { key: 'cloud-scale' }, { key: 'dedicated-plus' }],
          selection: 'one',
          required: true,
        },
        {
          title: { en: 'Load balancer', es: 'Balanceador de carga', fr: 'Répartiteur de charge', de: 'Load Balancer' },
          source: 'services',
          category: 'loadbalancer',
          keys: [],
          selection: 'one',
          required: false,
        },
        {
          title: {
            en: 'Object storage',
            es: 'Almacenamiento de objetos',
            fr: 'Stockage objet',
            de: 'Objektspeicher',
          },
          source: 'services',
          category: 'storage',
          keys: [{ key: 'object-storage' }],
          selection: 'many',
          required: false,
        },
        {
          title: { en: 'CDN', es: 'CDN', fr: 'CDN', de: 'CDN' },
          source: 'services',
          category: 'cdn',
          keys: [],
          selection: 'one',
          required: false,
        },
        {
          title: { en: 'Monitoring', es: 'Monitorización', fr: 'Surveillance', de: 'Monitoring' },
          source: 'services',
          category: 'performance',
          keys: [{ key: 'monitor-pro' }, { key: 'monitor-team' }],
          selection: 'one',
          required: false,
        },
      ],
    },
    {
      blockType: 'technical-features',
      heading: {
        en: 'What happens to a request.',
        es: 'Qué ocurre con cada petición.',
        fr: 'Le parcours d’une requête.',
        de: 'Der Weg einer Anfrage.',
      },
      intro: {
        en: 'How the parts work together when a visitor opens a page.',
        es: 'Así colaboran los componentes cuando un visitante abre una página.',
        fr: 'Comment les éléments se partagent le travail quand un visiteur ouvre une page.',
        de: 'So arbeiten die Bestandteile zusammen, wenn jemand eine Seite aufruft.',
      },
      groups: [
        {
          icon: 'globe',
          title: { en: 'CDN', es: 'CDN', fr: 'CDN', de: 'CDN' },
          items: [
            fact(
              { en: 'Cached files', es: 'Archivos en caché', fr: 'Fichiers en cache', de: 'Dateien im Cache' },
              {
                en: 'Served by the CDN directly',
                es: 'Los entrega la propia CDN',
                fr: 'Servis directement par le CDN',
                de: 'Liefert das CDN selbst aus',
              },
            ),
            fact(
              { en: 'Everything else', es: 'Todo lo demás', fr: 'Tout le reste', de: 'Alles andere' },
              {
                en: 'Passed to the load balancer',
                es: 'Pasa al balanceador',
                fr: 'Transmis au répartiteur',
                de: 'Geht an den Load Balancer',
              },
            ),
          ],
        },
        {
          icon: 'network',
          title: { en: 'Load balancer', es: 'Balanceador de carga', fr: 'Répartiteur de charge', de: 'Load Balancer' },
          items: [
            fact(
              { en: 'SSL certificate', es: 'Certificado SSL', fr: 'Certificat SSL', de: 'SSL-Zertifikat' },
              { en: 'Managed in one place', es: 'Se gestiona en un solo lugar', fr: 'Géré en un seul endroit', de: 'Zentral verwaltet' },
            ),
            fact(
              {
                en: 'A server stops responding',
                es: 'Un servidor no responde',
                fr: 'Un serveur ne répond plus',
                de: 'Ein Server antwortet nicht',
              },
              {
                en: 'Taken out of rotation after two seconds',
                es: 'Se excluye a los dos segundos',
                fr: 'Écarté au bout de deux secondes',
                de: 'Nach zwei Sekunden übersprungen',
              },
            ),
          ],
        },
        {
          icon: 'server',
          title: { en: 'Servers', es: 'Servidores', fr: 'Serveurs', de: 'Server' },
          items: [
            fact(
              { en: 'Between servers', es: 'Entre servidores', fr: 'Entre serveurs', de: 'Zwischen den Servern' },
              { en: 'Private network', es: 'Red privada', fr: 'Réseau privé', de: 'Privates Netzwerk' },
            ),
            fact(
              { en: 'Files', es: 'Archivos', fr: 'Fichiers', de: 'Dateien' },
              {
                en: 'Stored over the S3 protocol',
                es: 'Se guardan por el protocolo S3',
                fr: 'Stockés via le protocole S3',
                de: 'Über das S3-Protokoll gespeichert',
              },
            ),
          ],
        },
      ],
    },
    {
      blockType: 'contact-form',
      heading: {
        en: 'Ask an engineer about your setup.',
        es: 'Consulte su proyecto con nuestro equipo técnico.',
        fr: 'Parlez de votre projet à un ingénieur.',
        de: 'Besprechen Sie Ihr Projekt mit unserer Technik.',
      },
      intro: {
        en: 'Describe your project and the traffic you expect. An engineer replies with a proposed setup and its price. A napkin sketch is welcome.',
        es: 'Describa su proyecto y el tráfico que espera. Nuestro equipo técnico le responde con una propuesta y su precio. También vale un boceto en una servilleta.',
        fr: 'Décrivez votre projet et le trafic attendu. Un ingénieur répond avec une architecture et son prix. Un croquis sur une nappe convient aussi.',
        de: 'Beschreiben Sie Ihr Projekt und den erwarteten Traffic. Unsere Technik antwortet mit einem Vorschlag und dem Preis. Eine Skizze auf dem Bierdeckel genügt.',
      },
      details: [
        {
          label: { en: 'Reply', es: 'Respuesta', fr: 'Réponse', de: 'Antwort' },
          value: { en: 'Within 24 hours', es: 'En menos de 24 horas', fr: 'Sous 24 heures', de: 'Innerhalb von 24 Stunden' },
        },
      ],
    },
  ],
}

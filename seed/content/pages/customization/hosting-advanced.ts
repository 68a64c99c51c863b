import type { PageSeed } from '../../../page-types'
import { fact } from '../../../words'

export const customHostingAdvanced: PageSeed = {
  path: '/customization/hosting-advanced',
  title: { en: 'Advanced hosting', es: 'Hosting avanzado', fr: 'Hébergement avancé', de: 'Hosting für Fortgeschrittene' },
  breadcrumb: { en: 'Advanced hosting', es: 'Hosting avanzado', fr: 'Hébergement avancé', de: 'Hosting für Fortgeschrittene' },
  meta: {
    title: {
      en: 'Advanced hosting: several machines | Hostfront',
      es: 'Hosting avanzado: varias máquinas | Hostfront',
      fr: 'Hébergement avancé : plusieurs machines | Hostfront',
      de: 'Hosting für Fortgeschrittene: mehrere Server | Hostfront',
    },
    description: {
      en: 'Advanced hosting: VPS, cloud or dedicated machines, a load balancer in front, object storage behind and a CDN around. One running total.',
      es: 'Hosting avanzado: máquinas VPS, cloud o dedicadas, balanceador delante, almacenamiento de objetos detrás y CDN alrededor. Un solo total.',
      fr: 'Hébergement avancé : machines VPS, cloud ou dédiées, répartiteur devant, stockage objet derrière, CDN autour. Un seul total, qui suit.',
      de: 'Hosting für Fortgeschrittene: VPS, Cloud oder dedizierte Server, Load Balancer davor, Objektspeicher dahinter, CDN ringsum. Eine Summe.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'hero',
      heading: {
        en: 'Advanced hosting, when one machine is not enough.',
        es: 'Hosting avanzado, cuando una máquina no basta.',
        fr: 'Hébergement avancé, quand une machine ne suffit pas.',
        de: 'Hosting für Fortgeschrittene, wenn eine Maschine nicht reicht.',
      },
      lead: {
        en: 'Draw it on a napkin first. Then build it here.',
        es: 'Primero dibújelo en una servilleta. Después, móntelo aquí.',
        fr: 'Dessinez-le d’abord sur une nappe. Puis montez-le ici.',
        de: 'Erst auf den Bierdeckel zeichnen. Dann hier bauen.',
      },
      intro: {
        en: 'A machine for the work, something in front that shares it out, something behind that keeps the files.',
        es: 'Una máquina para el trabajo, algo delante que lo reparte y algo detrás que guarda los archivos.',
        fr: 'Une machine pour le travail, quelque chose devant qui le répartit, quelque chose derrière qui garde les fichiers.',
        de: 'Eine Maschine für die Arbeit, etwas davor, das sie verteilt, etwas dahinter, das die Dateien hält.',
      },
      picture: 'rack',
      showPlate: false,
    },
    {
      blockType: 'configurator',
      heading: {
        en: 'Machines, load balancer, storage, CDN.',
        es: 'Máquinas, balanceador, almacenamiento, CDN.',
        fr: 'Machines, répartiteur, stockage, CDN.',
        de: 'Maschinen, Load Balancer, Speicherplatz, CDN.',
      },
      intro: {
        en: 'From the door to the cellar. Order the machine as often as you need it; the quantity is set in the cart.',
        es: 'De la puerta al sótano. Pida la máquina tantas veces como la necesite; la cantidad se indica en el carrito.',
        fr: 'De la porte à la cave. Commandez la machine autant de fois qu’il le faut ; la quantité se règle dans le panier.',
        de: 'Von der Tür bis in den Keller. Bestellen Sie die Maschine so oft wie nötig; die Anzahl stellen Sie im Warenkorb ein.',
      },
      groups: [
        {
          title: { en: 'Machine', es: 'Máquina', fr: 'La machine', de: 'Maschine' },
          source: 'services',
          category: 'hosting',
          keys: [{ key: 'vps-plus' }, { key: 'vps-power' }, { key: 'cloud-growth' }, { key: 'cloud-scale' }, { key: 'dedicated-plus' }],
          selection: 'one',
          required: true,
        },
        {
          title: { en: 'In front: load balancer', es: 'Delante: balanceador', fr: 'Devant : répartiteur', de: 'Davor: Load Balancer' },
          source: 'services',
          category: 'loadbalancer',
          keys: [],
          selection: 'one',
          required: false,
        },
        {
          title: {
            en: 'Behind: object storage',
            es: 'Detrás: almacenamiento de objetos',
            fr: 'Derrière : stockage objet',
            de: 'Dahinter: Objektspeicher',
          },
          source: 'services',
          category: 'storage',
          keys: [{ key: 'object-storage' }],
          selection: 'many',
          required: false,
        },
        {
          title: { en: 'All around: CDN', es: 'Alrededor: CDN', fr: 'Tout autour : CDN', de: 'Ringsum: CDN' },
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
        en: 'The path of a request.',
        es: 'El recorrido de una petición.',
        fr: 'Le trajet d’une requête.',
        de: 'Der Weg einer Anfrage.',
      },
      intro: {
        en: 'One request, on its way through such a setup.',
        es: 'Una petición, de camino por un conjunto así.',
        fr: 'Une requête, en chemin dans un tel ensemble.',
        de: 'Eine Anfrage auf ihrem Weg durch so einen Aufbau.',
      },
      groups: [
        {
          icon: 'globe',
          title: { en: 'Outside', es: 'Fuera', fr: 'Dehors', de: 'Draußen' },
          items: [
            fact(
              { en: 'Content delivery', es: 'La CDN', fr: 'Le CDN', de: 'Das CDN' },
              {
                en: 'Answers nine in ten by itself',
                es: 'Responde sola nueve de cada diez',
                fr: 'Répond seul à neuf sur dix',
                de: 'Beantwortet neun von zehn selbst',
              },
            ),
            fact(
              { en: 'The tenth', es: 'La décima', fr: 'La dixième', de: 'Die zehnte' },
              { en: 'Goes to the balancer', es: 'Va al balanceador', fr: 'Va au répartiteur', de: 'Geht an den Load Balancer' },
            ),
          ],
        },
        {
          icon: 'network',
          title: { en: 'At the door', es: 'En la puerta', fr: 'À la porte', de: 'An der Tür' },
          items: [
            fact(
              { en: 'Certificate', es: 'Certificado', fr: 'Certificat', de: 'Zertifikat' },
              { en: 'Kept in one place', es: 'En un solo lugar', fr: 'Gardé en un lieu', de: 'An einer Stelle' },
            ),
            fact(
              { en: 'A machine asleep', es: 'Máquina sin respuesta', fr: 'Une machine muette', de: 'Maschine antwortet nicht' },
              {
                en: 'Left out after two seconds',
                es: 'Se aparta a los dos segundos',
                fr: 'Écartée en deux secondes',
                de: 'Nach zwei Sekunden übergangen',
              },
            ),
          ],
        },
        {
          icon: 'server',
          title: { en: 'Inside', es: 'Dentro', fr: 'Dedans', de: 'Drinnen' },
          items: [
            fact(
              { en: 'Between machines', es: 'Entre máquinas', fr: 'Entre machines', de: 'Zwischen Maschinen' },
              { en: 'A private network', es: 'Una red privada', fr: 'Un réseau privé', de: 'Ein privates Netz' },
            ),
            fact(
              { en: 'Files', es: 'Archivos', fr: 'Fichiers', de: 'Dateien' },
              { en: 'Over the S3 protocol', es: 'Por el protocolo S3', fr: 'Par le protocole S3', de: 'Über das S3-Protokoll' },
            ),
          ],
        },
      ],
    },
    {
      blockType: 'contact-form',
      heading: {
        en: 'Ask an engineer: show us the napkin.',
        es: 'Consulte a ingeniería: enséñenos la servilleta.',
        fr: 'Demandez à un ingénieur : montrez-nous la nappe.',
        de: 'Die Technik fragen: Zeigen Sie uns den Bierdeckel.',
      },
      intro: {
        en: 'Describe what it has to carry. An engineer answers with a drawing and a sum.',
        es: 'Describa lo que tiene que soportar. Le contesta alguien de ingeniería con un esquema y una suma.',
        fr: 'Décrivez ce qu’il doit porter. Un ingénieur répond avec un schéma et une somme.',
        de: 'Beschreiben Sie, was es tragen muss. Die Technik antwortet mit einer Zeichnung und einer Summe.',
      },
      details: [
        {
          label: { en: 'Answer', es: 'Respuesta', fr: 'Réponse', de: 'Antwort' },
          value: { en: 'Within 24 hours', es: 'En menos de 24 horas', fr: 'Sous 24 heures', de: 'Innerhalb von 24 Stunden' },
        },
      ],
    },
  ],
}

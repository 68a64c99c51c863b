import { fact } from '../../words'
import { familyPage } from './family-page'

export const dedicatedServers = familyPage({
  path: '/dedicated-servers',
  family: 'dedicated',
  title: { en: 'Dedicated servers', es: 'Servidores dedicados', fr: 'Serveurs dédiés', de: 'Dedizierte Server' },
  meta: {
    title: {
      en: 'Dedicated servers, one tenant each | Hostfront',
      es: 'Servidores dedicados, sin vecinos | Hostfront',
      fr: 'Serveurs dédiés, sans voisins | Hostfront',
      de: 'Dedizierte Server (Root-Server) | Hostfront',
    },
    description: {
      en: 'Dedicated servers for you alone: mirrored disks, remote console, parts swapped within hours. Setup fee in the total, deposit or three parts possible.',
      es: 'Servidores dedicados solo para usted: discos en espejo, consola remota y piezas en horas. Cuota de alta en el total, con anticipo o en tres plazos.',
      fr: 'Serveurs dédiés rien que pour vous : disques en miroir, console distante, pièces changées en quelques heures. Frais affichés, acompte ou trois fois.',
      de: 'Dedizierte Server nur für Sie: gespiegelte Laufwerke, Fernkonsole, Ersatzteile in Stunden. Einrichtungsgebühr in der Summe, Anzahlung oder Raten.',
    },
  },
  plans: {
    heading: {
      en: 'Dedicated servers: the whole machine.',
      es: 'Servidores dedicados: la máquina entera.',
      fr: 'Serveurs dédiés : la machine entière.',
      de: 'Dedizierte Server: die ganze Maschine.',
    },
    intro: {
      en: 'No neighbours, nothing shared, nothing virtual. It hangs in our rack and answers to you.',
      es: 'Sin vecinos, sin repartos, sin nada virtual. Está en nuestro rack y le obedece a usted.',
      fr: 'Pas de voisins, pas de parts, rien de virtuel. Elle est dans notre baie et n’obéit qu’à vous.',
      de: 'Ein Root-Server ohne Nachbarn, ohne Anteile, ohne Virtuelles. Er hängt in unserem Rack und hört auf Sie.',
    },
  },
  features: {
    heading: {
      en: 'Hardware and on-site support.',
      es: 'Hardware y asistencia en el centro de datos.',
      fr: 'Matériel et assistance sur place.',
      de: 'Hardware und Hilfe vor Ort.',
    },
    intro: {
      en: 'Iron, and people near it. Disks fail; what matters is what happens next.',
      es: 'Hierro, y gente cerca. Los discos fallan; lo que importa es lo que pasa después.',
      fr: 'Du métal, et des personnes à côté. Les disques lâchent ; ce qui compte, c’est la suite.',
      de: 'Blech, und Leute daneben. Laufwerke gehen kaputt; entscheidend ist, was dann passiert.',
    },
    items: [
      {
        icon: 'hard-drive',
        title: { en: 'Two of every disk', es: 'Dos de cada disco', fr: 'Chaque disque en double', de: 'Jedes Laufwerk doppelt' },
        description: {
          en: 'Mirrored from the factory. One may die and you read about it in an email.',
          es: 'En espejo de serie. Puede morir uno y usted se entera por correo.',
          fr: 'En miroir d’origine. L’un peut mourir, vous l’apprenez par mail.',
          de: 'Ab Werk gespiegelt. Eines darf ausfallen, und Sie erfahren es per E-Mail.',
        },
      },
      {
        icon: 'wrench',
        title: {
          en: 'Parts in the next room',
          es: 'Piezas en la sala de al lado',
          fr: 'Les pièces dans la pièce d’à côté',
          de: 'Ersatzteile im Nebenraum',
        },
        description: {
          en: 'A broken part is swapped within hours, day or night. The plan says how many.',
          es: 'Una pieza rota se cambia en pocas horas, de día o de noche. El plan dice en cuántas.',
          fr: 'Une pièce cassée est changée en quelques heures, jour et nuit. L’offre dit combien.',
          de: 'Ein defektes Teil wird binnen Stunden getauscht, Tag und Nacht. Wie viele, steht im Tarif.',
        },
      },
      {
        icon: 'key-round',
        title: { en: 'Remote console', es: 'Consola remota', fr: 'Console distante', de: 'Fernkonsole' },
        description: {
          en: 'Keyboard and screen over the network, even before the system starts.',
          es: 'Teclado y pantalla por la red, incluso antes de que arranque el sistema.',
          fr: 'Clavier et écran par le réseau, avant même le démarrage du système.',
          de: 'Tastatur und Bildschirm übers Netz, schon bevor das System startet.',
        },
      },
      {
        icon: 'gauge',
        title: {
          en: 'Traffic is not counted',
          es: 'El tráfico no se cuenta',
          fr: 'Le trafic n’est pas compté',
          de: 'Traffic wird nicht gezählt',
        },
        description: {
          en: 'The port has a speed. Use it all month if you like.',
          es: 'El puerto tiene una velocidad. Úsela todo el mes, si quiere.',
          fr: 'Le port a un débit. Utilisez-le tout le mois si vous voulez.',
          de: 'Der Anschluss hat ein Tempo. Nutzen Sie es gern den ganzen Monat.',
        },
      },
    ],
  },
  technical: {
    heading: {
      en: 'The data sheet: serial numbers and screws.',
      es: 'Ficha técnica: números de serie y tornillos.',
      fr: 'Fiche technique : numéros de série et vis.',
      de: 'Datenblatt: Seriennummern und Schrauben.',
    },
    intro: {
      en: 'A metal case with your label on it. This is what hangs in the rack.',
      es: 'Una caja de metal con su etiqueta. Esto es lo que está en el rack.',
      fr: 'Un boîtier métallique à votre étiquette. Voici ce qui est dans la baie.',
      de: 'Ein Gehäuse aus Metall mit Ihrem Etikett. Das hängt im Rack.',
    },
    groups: [
      {
        icon: 'server',
        title: { en: 'Hardware', es: 'Hardware', fr: 'Matériel', de: 'Hardware' },
        items: [
          fact(
            { en: 'Memory', es: 'Memoria', fr: 'Mémoire', de: 'Arbeitsspeicher' },
            {
              en: 'With error correction (ECC)',
              es: 'Con corrección de errores (ECC)',
              fr: 'Avec correction d’erreurs (ECC)',
              de: 'Mit Fehlerkorrektur (ECC)',
            },
          ),
          fact(
            { en: 'Power', es: 'Alimentación', fr: 'Alimentation', de: 'Strom' },
            {
              en: 'Two supplies, two circuits',
              es: 'Dos fuentes, dos circuitos',
              fr: 'Deux blocs, deux circuits',
              de: 'Zwei Netzteile, zwei Stromkreise',
            },
          ),
          fact({ en: 'Height', es: 'Altura', fr: 'Hauteur', de: 'Höhe' }, { en: '1 U', es: '1 U', fr: '1 U', de: '1 HE' }),
          fact(
            { en: 'Before delivery', es: 'Antes de la entrega', fr: 'Avant livraison', de: 'Vor der Übergabe' },
            {
              en: '24 hours under full load',
              es: '24 horas a plena carga',
              fr: '24 heures à pleine charge',
              de: '24 Stunden unter Volllast',
            },
          ),
        ],
      },
      {
        icon: 'wrench',
        title: { en: 'Technicians on site', es: 'Técnicos en el centro de datos', fr: 'Techniciens sur place', de: 'Technik vor Ort' },
        items: [
          fact(
            { en: 'Ready after', es: 'Lista en', fr: 'Prêt en', de: 'Bereit nach' },
            { en: 'One working day', es: 'Un día laborable', fr: 'Un jour ouvré', de: 'Einem Werktag' },
          ),
          fact(
            { en: 'Broken part', es: 'Pieza averiada', fr: 'Pièce en panne', de: 'Defektes Teil' },
            { en: 'Swapped day and night', es: 'Se cambia de día y de noche', fr: 'Changée jour et nuit', de: 'Tausch bei Tag und Nacht' },
          ),
          fact(
            { en: 'Old disks', es: 'Discos retirados', fr: 'Disques retirés', de: 'Alte Laufwerke' },
            {
              en: 'Overwritten or shredded, with a record',
              es: 'Sobrescritos o destruidos, con acta',
              fr: 'Réécrits ou broyés, avec procès-verbal',
              de: 'Überschrieben oder geschreddert, mit Protokoll',
            },
          ),
        ],
      },
      {
        icon: 'network',
        title: { en: 'Line', es: 'Línea', fr: 'Ligne', de: 'Leitung' },
        items: [
          fact(
            { en: 'Traffic', es: 'Tráfico', fr: 'Trafic', de: 'Traffic' },
            { en: 'Not counted', es: 'No se cuenta', fr: 'Non compté', de: 'Wird nicht gezählt' },
          ),
          fact(
            { en: 'Private network', es: 'Red privada', fr: 'Réseau privé', de: 'Privates Netz' },
            { en: 'Between your own machines', es: 'Entre sus propias máquinas', fr: 'Entre vos machines', de: 'Zwischen Ihren Maschinen' },
          ),
          fact(
            { en: 'Remote console', es: 'Consola remota', fr: 'Console distante', de: 'Fernkonsole' },
            { en: 'On a separate line', es: 'Por una línea aparte', fr: 'Sur une ligne séparée', de: 'Über eine eigene Leitung' },
          ),
        ],
      },
    ],
  },
  summary: {
    heading: {
      en: 'Price summary: what leaves your account, and when.',
      es: 'Resumen del precio: qué sale de su cuenta, y cuándo.',
      fr: 'Récapitulatif : ce qui sort du compte, et quand.',
      de: 'Preisübersicht: was abgebucht wird und wann.',
    },
    intro: {
      en: 'Machine, period, number, and whether all at once, with a deposit or in three parts.',
      es: 'Máquina, periodo y cantidad, y si paga de una vez, con anticipo o en tres plazos.',
      fr: 'Machine, période, quantité, et le mode : en une fois, avec acompte ou en trois fois.',
      de: 'Maschine, Zeitraum, Anzahl, und ob auf einmal, mit Anzahlung oder in drei Raten.',
    },
  },
  testimonials: {
    heading: {
      en: 'Customer reviews of dedicated servers.',
      es: 'Opiniones sobre servidores dedicados.',
      fr: 'Avis sur les serveurs dédiés.',
      de: 'Kundenstimmen zu dedizierten Servern.',
    },
    presentation: 'quote',
    limit: 1,
    domains: [{ key: 'korenveldfilm.example' }],
  },
  faq: {
    en: 'Questions about dedicated servers.',
    es: 'Preguntas sobre servidores dedicados.',
    fr: 'Questions sur les serveurs dédiés.',
    de: 'Fragen zu dedizierten Servern.',
  },
  callToAction: {
    heading: {
      en: 'Heavy machine, short name.',
      es: 'Máquina grande, nombre corto.',
      fr: 'Grosse machine, nom court.',
      de: 'Schwere Maschine, kurzer Name.',
    },
    body: {
      en: 'Two letters or sixty-three: see what is free.',
      es: 'Dos letras o sesenta y tres: vea qué queda libre.',
      fr: 'Deux lettres ou soixante-trois : voyez ce qui est libre.',
      de: 'Zwei Buchstaben oder dreiundsechzig: Sehen Sie nach, was frei ist.',
    },
    buttonLabel: { en: 'Search names', es: 'Buscar nombres', fr: 'Chercher des noms', de: 'Namen suchen' },
    href: '/domains/search',
  },
  arrangement: [
    'technical',
    'summary',
    'features',
    'testimonials',
    {
      blockType: 'case-studies',
      heading: {
        en: 'Case study: moved rack to rack.',
        es: 'Caso práctico: de rack a rack.',
        fr: 'Étude de cas : d’une baie à l’autre.',
        de: 'Fallbeispiel: von Rack zu Rack.',
      },
      presentation: 'feature',
      limit: 1,
    },
    'faq',
    'callToAction',
  ],
})

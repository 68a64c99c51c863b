import type { FaqSeed } from '../../story-types'

export const sharedFaqs: readonly FaqSeed[] = [
  {
    key: 'shared-neighbours',
    topic: 'shared',
    order: 10,
    question: {
      en: 'Who else lives on my machine?',
      es: '¿Quién más vive en mi máquina?',
      fr: 'Qui d’autre vit sur ma machine ?',
      de: 'Wer wohnt noch auf meiner Maschine?',
    },
    answer: {
      en: 'At most 200 sites, each behind its own wall. Yours keeps its share of processor and memory whatever the others do.',
      es: 'Como máximo 200 sitios, cada uno tras su pared. El suyo conserva su parte de procesador y de memoria, hagan lo que hagan los demás.',
      fr: 'Au plus 200 sites, chacun derrière son mur. Le vôtre garde sa part de processeur et de mémoire, quoi que fassent les autres.',
      de: 'Höchstens 200 Websites, jede hinter ihrer eigenen Wand. Ihre behält ihren Anteil an Prozessor und Arbeitsspeicher, was immer die anderen tun.',
    },
  },
  {
    key: 'shared-too-small',
    topic: 'shared',
    order: 20,
    question: {
      en: 'How do I notice that the plan is too small?',
      es: '¿Cómo noto que el plan se queda corto?',
      fr: 'Comment savoir que l’offre est trop petite ?',
      de: 'Woran merke ich, dass der Tarif zu klein ist?',
    },
    answer: {
      en: 'At four fifths of the storage we email you. If pages wait for the processor three days in a row, we write as well, with the figures.',
      es: 'Cuando llena cuatro quintas partes del espacio le escribimos. Si las páginas esperan al procesador tres días seguidos, también, con las cifras.',
      fr: 'Aux quatre cinquièmes du stockage, nous vous écrivons. Si les pages attendent le processeur trois jours de suite, aussi, chiffres à l’appui.',
      de: 'Bei vier Fünfteln des Speicherplatzes schreiben wir Ihnen. Warten Seiten drei Tage in Folge auf den Prozessor, ebenfalls, mit Zahlen.',
    },
  },
  {
    key: 'shared-own-software',
    topic: 'shared',
    order: 30,
    question: {
      en: 'May I install my own software?',
      es: '¿Puedo instalar mi propio software?',
      fr: 'Puis-je installer mes propres logiciels ?',
      de: 'Darf ich eigene Software installieren?',
    },
    answer: {
      en: 'Whatever runs on PHP, Python or Node.js under your own user. What needs root belongs on a VPS.',
      es: 'Todo lo que funcione con PHP, Python o Node.js bajo su usuario. Lo que necesite root va en un VPS.',
      fr: 'Tout ce qui tourne en PHP, Python ou Node.js sous votre utilisateur. Ce qui exige root va sur un VPS.',
      de: 'Alles, was mit PHP, Python oder Node.js unter Ihrem Benutzer läuft. Was Root braucht, gehört auf einen VPS.',
    },
  },
  {
    key: 'shared-many-domains',
    topic: 'shared',
    order: 40,
    question: {
      en: 'Can several domains point to one site?',
      es: '¿Pueden varios dominios llevar a un mismo sitio?',
      fr: 'Plusieurs domaines peuvent-ils mener au même site ?',
      de: 'Können mehrere Domains auf eine Website zeigen?',
    },
    answer: {
      en: 'As many as you own. One of them is the main address; the others lead there, each with its certificate.',
      es: 'Todos los que tenga. Uno es la dirección principal; los demás llevan a él, cada uno con su certificado.',
      fr: 'Autant que vous en avez. L’un est l’adresse principale ; les autres y mènent, chacun avec son certificat.',
      de: 'So viele, wie Sie haben. Eine ist die Hauptadresse; die anderen führen dorthin, jede mit eigenem Zertifikat.',
    },
  },
]

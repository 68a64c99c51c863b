import type { FaqSeed } from '../../story-types'

export const sharedFaqs: readonly FaqSeed[] = [
  {
    key: 'shared-neighbours',
    topic: 'shared',
    order: 10,
    question: {
      en: 'How many websites share one server?',
      es: '¿Cuántas webs comparten el servidor?',
      fr: 'Combien de sites partagent le serveur ?',
      de: 'Wie viele Websites teilen sich einen Server?',
    },
    answer: {
      en: 'At most 200 sites. Accounts are isolated, and yours keeps its share of CPU and RAM whatever the others do.',
      es: 'Como máximo 200 sitios. Las cuentas están aisladas y la suya conserva su parte de CPU y RAM, hagan lo que hagan las demás.',
      fr: 'Au plus 200 sites. Les comptes sont isolés, et le vôtre garde sa part de processeur et de RAM, quoi que fassent les autres.',
      de: 'Höchstens 200 Websites. Die Konten sind voneinander getrennt, und Ihres behält seinen Anteil an CPU und RAM, was immer die anderen tun.',
    },
  },
  {
    key: 'shared-too-small',
    topic: 'shared',
    order: 20,
    question: {
      en: 'How do I know that my plan is too small?',
      es: '¿Cómo sé si el plan se queda pequeño?',
      fr: 'Comment savoir si l’offre est trop petite ?',
      de: 'Woran merke ich, dass der Tarif zu klein ist?',
    },
    answer: {
      en: 'We email you at 80% of your storage, and when your site hits its CPU limit three days in a row.',
      es: 'Al llegar al 80 % del espacio le avisamos por correo, y también si su web alcanza su límite de CPU tres días seguidos.',
      fr: 'À 80 % du stockage, nous vous prévenons par mail ; de même si votre site atteint sa limite de processeur trois jours de suite.',
      de: 'Ab 80 % belegtem Speicherplatz schicken wir Ihnen eine E-Mail, ebenso, wenn Ihre Website drei Tage in Folge an ihre CPU-Grenze stößt.',
    },
  },
  {
    key: 'shared-own-software',
    topic: 'shared',
    order: 30,
    question: {
      en: 'Can I install my own software?',
      es: '¿Puedo instalar mi propio software?',
      fr: 'Puis-je installer mes propres logiciels ?',
      de: 'Kann ich eigene Software installieren?',
    },
    answer: {
      en: 'Yes, anything that runs on PHP, Python or Node.js under your own user. Software that needs root belongs on a VPS.',
      es: 'Sí, todo lo que funcione con PHP, Python o Node.js bajo su usuario. El software que necesita root va en un VPS.',
      fr: 'Oui, tout ce qui tourne en PHP, Python ou Node.js sous votre utilisateur. Un logiciel qui exige root a besoin d’un VPS.',
      de: 'Ja, alles, was mit PHP, Python oder Node.js unter Ihrem Benutzer läuft. Software, die Root-Rechte braucht, gehört auf einen VPS.',
    },
  },
  {
    key: 'shared-many-domains',
    topic: 'shared',
    order: 40,
    question: {
      en: 'Can several domains point to one site?',
      es: '¿Pueden varios dominios apuntar a un mismo sitio?',
      fr: 'Plusieurs domaines peuvent-ils pointer vers le même site ?',
      de: 'Können mehrere Domains auf eine Website zeigen?',
    },
    answer: {
      en: 'Yes, as many as you own. One is the main address; the others redirect to it, each with its own certificate.',
      es: 'Sí, todos los que tenga. Uno es la dirección principal; los demás redirigen a él, cada uno con su certificado.',
      fr: 'Oui, autant que vous en avez. L’un est l’adresse principale ; les autres y redirigent, chacun avec son certificat.',
      de: 'Ja, so viele, wie Sie haben. Eine ist die Hauptadresse; die anderen leiten dorthin weiter, jede mit eigenem Zertifikat.',
    },
  },
]

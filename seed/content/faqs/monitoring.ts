import type { FaqSeed } from '../../story-types'

export const monitoringFaqs: readonly FaqSeed[] = [
  {
    key: 'monitoring-false-alarm',
    topic: 'monitoring',
    order: 10,
    question: {
      en: 'How do you avoid false alarms?',
      es: '¿Cómo evitan las falsas alarmas?',
      fr: 'Comment évitez-vous les fausses alertes ?',
      de: 'Wie vermeiden Sie Fehlalarme?',
    },
    answer: {
      en: 'One city may err. An alarm goes out when two see the same thing, twice in a row.',
      es: 'Una ciudad puede equivocarse. El aviso sale cuando dos ven lo mismo dos veces seguidas.',
      fr: 'Une ville peut se tromper. L’alerte part quand deux voient la même chose, deux fois de suite.',
      de: 'Eine Stadt kann irren. Alarm gibt es, wenn zwei dasselbe sehen, zweimal hintereinander.',
    },
  },
  {
    key: 'monitoring-own-network',
    topic: 'monitoring',
    order: 20,
    question: {
      en: 'Do you watch yourselves with it?',
      es: '¿Se vigilan ustedes con ello?',
      fr: 'Vous en servez-vous pour vous surveiller ?',
      de: 'Überwachen Sie sich damit selbst?',
    },
    answer: {
      en: 'No. Watching from inside proves little. The probes stand in other networks than ours.',
      es: 'No. Vigilarse desde dentro demuestra poco. Las sondas están en redes que no son las nuestras.',
      fr: 'Non. Se surveiller de l’intérieur prouve peu. Les sondes sont sur d’autres réseaux que le nôtre.',
      de: 'Nein. Sich von innen zu beobachten, beweist wenig. Die Messpunkte stehen in anderen Netzen als unserem.',
    },
  },
  {
    key: 'monitoring-planned-work',
    topic: 'monitoring',
    order: 30,
    question: {
      en: 'Can I silence it while I work?',
      es: '¿Puedo silenciarlo mientras trabajo?',
      fr: 'Puis-je la couper pendant des travaux ?',
      de: 'Kann ich das Monitoring stumm schalten, wenn ich arbeite?',
    },
    answer: {
      en: 'For minutes or for a weekly window. The status page says planned work, and the figures leave it out.',
      es: 'Durante unos minutos o en una franja semanal. La página de estado indica trabajos previstos y las cifras no los cuentan.',
      fr: 'Quelques minutes ou chaque semaine à heure fixe. La page d’état annonce des travaux, et les chiffres les excluent.',
      de: 'Für Minuten oder für ein wöchentliches Zeitfenster. Die Statusseite nennt geplante Arbeiten, und die Zahlen lassen sie aus.',
    },
  },
  {
    key: 'monitoring-what-exactly',
    topic: 'monitoring',
    order: 40,
    question: {
      en: 'What exactly is checked?',
      es: '¿Qué se comprueba exactamente?',
      fr: 'Que contrôle-t-on exactement ?',
      de: 'Was genau wird geprüft?',
    },
    answer: {
      en: 'Name, certificate, first answer, a word that must be on the page, and on larger plans a whole path through the shop.',
      es: 'Nombre, certificado, primera respuesta, una palabra que debe estar en la página y, en los planes mayores, un recorrido entero por la tienda.',
      fr: 'Le nom, le certificat, la première réponse, un mot qui doit figurer sur la page et, sur les grandes offres, tout un parcours d’achat.',
      de: 'Name, Zertifikat, erste Antwort, ein Wort, das auf der Seite stehen muss, und in größeren Tarifen ein ganzer Einkauf.',
    },
  },
]

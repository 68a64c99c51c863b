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
      en: 'One location can be wrong. We send an alert only when two locations see the same problem twice in a row.',
      es: 'Una ubicación puede equivocarse. Solo avisamos cuando dos ubicaciones detectan el mismo fallo dos veces seguidas.',
      fr: 'Un point de mesure peut se tromper. L’alerte ne part que si deux points constatent le même problème deux fois de suite.',
      de: 'Ein Standort kann sich irren. Wir alarmieren erst, wenn zwei Standorte dasselbe Problem zweimal hintereinander melden.',
    },
  },
  {
    key: 'monitoring-own-network',
    topic: 'monitoring',
    order: 20,
    question: {
      en: 'Do you check from inside your own network?',
      es: '¿Comprueban desde dentro de su propia red?',
      fr: 'Les contrôles partent-ils de votre propre réseau ?',
      de: 'Messen Sie aus Ihrem eigenen Netz?',
    },
    answer: {
      en: 'No. The probes run in other networks, so they see what your visitors see.',
      es: 'No. Las sondas están en otras redes y ven lo mismo que sus visitantes.',
      fr: 'Non. Les sondes se trouvent sur d’autres réseaux et voient ce que voient vos visiteurs.',
      de: 'Nein. Die Messpunkte liegen in anderen Netzen und sehen, was Ihre Besucher sehen.',
    },
  },
  {
    key: 'monitoring-planned-work',
    topic: 'monitoring',
    order: 30,
    question: {
      en: 'Can I pause alerts during maintenance?',
      es: '¿Puedo silenciar los avisos durante un mantenimiento?',
      fr: 'Puis-je couper les alertes pendant une maintenance ?',
      de: 'Kann ich Alarme während einer Wartung abschalten?',
    },
    answer: {
      en: 'Yes, for a few minutes or in a weekly window. The status page shows planned maintenance, and your uptime figures leave it out.',
      es: 'Sí, unos minutos o en una franja semanal. La página de estado indica un mantenimiento previsto y las cifras de disponibilidad no lo cuentan.',
      fr: 'Oui, quelques minutes ou sur une plage hebdomadaire. La page d’état annonce une maintenance prévue, et les chiffres de disponibilité l’excluent.',
      de: 'Ja, für einige Minuten oder in einem wöchentlichen Zeitfenster. Die Statusseite kündigt eine geplante Wartung an, und bei den Verfügbarkeitswerten zählt sie nicht mit.',
    },
  },
  {
    key: 'monitoring-what-exactly',
    topic: 'monitoring',
    order: 40,
    question: {
      en: 'What exactly is checked?',
      es: '¿Qué se comprueba exactamente?',
      fr: 'Que vérifiez-vous exactement ?',
      de: 'Was genau wird geprüft?',
    },
    answer: {
      en: 'The domain, the certificate, the server response, a word that must appear on the page and, on larger plans, a complete checkout in your shop.',
      es: 'El dominio, el certificado, la respuesta del servidor, una palabra que debe aparecer en la página y, en los planes mayores, una compra completa en su tienda.',
      fr: 'Le domaine, le certificat, la réponse du serveur, un mot qui doit figurer sur la page et, dans les grandes offres, un parcours d’achat complet.',
      de: 'Domain, Zertifikat, Antwort des Servers, ein Wort, das auf der Seite stehen muss, und in größeren Tarifen ein kompletter Einkauf in Ihrem Shop.',
    },
  },
]

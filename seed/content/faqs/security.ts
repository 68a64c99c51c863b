import type { FaqSeed } from '../../story-types'

export const securityFaqs: readonly FaqSeed[] = [
  {
    key: 'security-hacked-now',
    topic: 'security',
    order: 10,
    question: {
      en: 'My site has been hacked. What should I do first?',
      es: 'Han hackeado mi web. ¿Qué hago primero?',
      fr: 'Mon site a été piraté. Que faire d’abord ?',
      de: 'Meine Website wurde gehackt. Was tun?',
    },
    answer: {
      en: 'Write to support and mark the message as urgent. Do not change anything, so that no traces are lost. We take a backup, put up a holding page and start the malware removal.',
      es: 'Escriba a soporte y marque el mensaje como urgente. No cambie nada, para no borrar huellas. Hacemos una copia de seguridad, ponemos una página provisional y empezamos a eliminar el malware.',
      fr: 'Écrivez au support avec la mention « urgent ». Ne modifiez rien, pour ne pas effacer de traces. Nous faisons une sauvegarde, affichons une page d’attente et commençons le nettoyage.',
      de: 'Schreiben Sie dem Support mit dem Betreff „Dringend“. Ändern Sie nichts, damit keine Spuren verloren gehen. Wir legen ein Backup an, schalten eine Hinweisseite und beginnen mit der Malware-Entfernung.',
    },
  },
  {
    key: 'security-guarantee',
    topic: 'security',
    order: 20,
    question: {
      en: 'Do you guarantee that my site cannot be hacked?',
      es: '¿Garantizan que no hackearán mi web?',
      fr: 'Garantissez-vous que mon site ne sera pas piraté ?',
      de: 'Garantieren Sie, dass meine Website nicht gehackt wird?',
    },
    answer: {
      en: 'Nobody honest does. We make attacks harder, notice them sooner and have a backup ready.',
      es: 'Nadie honrado lo hace. Dificultamos los ataques, los detectamos antes y tenemos una copia de seguridad lista.',
      fr: 'Aucun prestataire honnête ne le fait. Nous rendons les attaques plus difficiles, les détectons plus tôt et gardons une sauvegarde prête.',
      de: 'Das tut niemand, der ehrlich ist. Wir erschweren Angriffe, bemerken sie früher und halten ein Backup bereit.',
    },
  },
  {
    key: 'security-slow',
    topic: 'security',
    order: 30,
    question: {
      en: 'Does the firewall slow my site down?',
      es: '¿Ralentiza mi web el cortafuegos?',
      fr: 'Le pare-feu ralentit-il mon site ?',
      de: 'Macht die Firewall meine Website langsamer?',
    },
    answer: {
      en: 'By a few milliseconds per request. The attacks it blocks usually cost more.',
      es: 'Unos milisegundos por petición. Los ataques que bloquea suelen costar más.',
      fr: 'De quelques millisecondes par requête. Les attaques qu’il bloque coûtent souvent plus.',
      de: 'Um wenige Millisekunden je Anfrage. Die Angriffe, die sie abwehrt, kosten meist mehr.',
    },
  },
  {
    key: 'security-already-included',
    topic: 'security',
    order: 40,
    question: {
      en: 'Which protection is already included?',
      es: '¿Qué protección ya está incluida?',
      fr: 'Quelle protection est déjà comprise ?',
      de: 'Welcher Schutz ist schon enthalten?',
    },
    answer: {
      en: 'Shared, WordPress and ecommerce plans include a certificate, isolated accounts and daily system updates. Every IP address has basic DDoS filtering. On a VPS or your own server you update the system yourself. These services come on top.',
      es: 'Los planes compartidos, de WordPress y para tiendas incluyen certificado, cuentas aisladas y actualizaciones diarias del sistema. Todas las direcciones IP tienen un filtro DDoS básico. En un VPS o un servidor propio, el sistema lo actualiza usted. Estos servicios se suman a lo anterior.',
      fr: 'Les offres mutualisées, WordPress et e-commerce comprennent un certificat, des comptes isolés et la mise à jour quotidienne du système. Chaque adresse IP a un filtre anti-DDoS de base. Sur un VPS ou votre propre serveur, vous mettez le système à jour vous-même. Ces services viennent en plus.',
      de: 'Shared-, WordPress- und E-Commerce-Tarife enthalten ein Zertifikat, getrennte Konten und tägliche Systemupdates. Jede IP-Adresse hat einen einfachen DDoS-Filter. Auf einem VPS oder eigenen Server aktualisieren Sie das System selbst. Diese Leistungen kommen dazu.',
    },
  },
]

import type { FaqSeed } from '../../story-types'

export const vpsFaqs: readonly FaqSeed[] = [
  {
    key: 'vps-who-updates',
    topic: 'vps',
    order: 10,
    question: {
      en: 'Who updates the system?',
      es: '¿Quién actualiza el sistema?',
      fr: 'Qui met à jour le système ?',
      de: 'Wer aktualisiert das System?',
    },
    answer: {
      en: 'You do: it is your server. Security updates can run automatically, and our images come with that switched on.',
      es: 'Usted: es su servidor. Las actualizaciones de seguridad pueden ser automáticas, y nuestras imágenes ya vienen así.',
      fr: 'Vous : c’est votre serveur. Les mises à jour de sécurité peuvent être automatiques : nos images sont préconfigurées ainsi.',
      de: 'Sie: Es ist Ihr Server. Sicherheitsupdates können automatisch laufen, und unsere Images sind so voreingestellt.',
    },
  },
  {
    key: 'vps-grow',
    topic: 'vps',
    order: 20,
    question: {
      en: 'Can I upgrade my VPS later?',
      es: '¿Puedo ampliar mi VPS más adelante?',
      fr: 'Puis-je agrandir mon VPS plus tard ?',
      de: 'Kann ich meinen VPS später vergrößern?',
    },
    answer: {
      en: 'Yes. CPU and RAM can be upgraded with one restart, the disk without any. A downgrade needs a new server, because disks cannot be shrunk safely.',
      es: 'Sí. La CPU y la RAM se amplían con un reinicio; el disco, sin él. Para pasar a un plan menor hace falta un servidor nuevo, porque los discos no se pueden reducir sin riesgo.',
      fr: 'Oui. Le processeur et la RAM s’étendent avec un redémarrage, le disque sans interruption. Pour réduire, il faut un nouveau serveur, car un disque ne rétrécit pas sans risque.',
      de: 'Ja. CPU und RAM lassen sich mit einem Neustart erweitern, der Speicherplatz im laufenden Betrieb. Für einen kleineren Tarif brauchen Sie einen neuen Server, weil sich Datenträger nicht sicher verkleinern lassen.',
    },
  },
  {
    key: 'vps-mail',
    topic: 'vps',
    order: 30,
    question: {
      en: 'Can I send email from my VPS?',
      es: '¿Puedo enviar correo desde mi VPS?',
      fr: 'Puis-je envoyer des mails depuis mon VPS ?',
      de: 'Kann ich von meinem VPS E-Mails verschicken?',
    },
    answer: {
      en: 'Yes. Port 25 is closed at first and opened on request, which protects the reputation of our network.',
      es: 'Sí. El puerto 25 está cerrado al principio y se abre a petición, para proteger la reputación de nuestra red.',
      fr: 'Oui. Le port 25 est d’abord fermé, puis ouvert sur demande, pour protéger la réputation de notre réseau.',
      de: 'Ja. Port 25 ist anfangs geschlossen und wird auf Anfrage geöffnet; das schützt den Ruf unseres Netzes.',
    },
  },
  {
    key: 'vps-backup',
    topic: 'vps',
    order: 40,
    question: {
      en: 'Are backups included?',
      es: '¿Se incluyen copias de seguridad?',
      fr: 'Les sauvegardes sont-elles comprises ?',
      de: 'Sind Backups enthalten?',
    },
    answer: {
      en: 'Snapshots are, but they are stored next to the server. A backup in another building is a separate service that you add in the cart.',
      es: 'Las instantáneas sí, pero se guardan junto al servidor. La copia de seguridad en otro edificio es un servicio aparte que se añade en el carrito.',
      fr: 'Les instantanés, oui, mais ils sont stockés à côté du serveur. Une sauvegarde dans un autre bâtiment est un service à part, à ajouter au panier.',
      de: 'Snapshots ja, sie liegen aber neben dem Server. Ein Backup in einem anderen Gebäude ist eine eigene Leistung, die Sie in den Warenkorb legen.',
    },
  },
]

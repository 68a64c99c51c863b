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
      en: 'You do: it is your machine. Security updates can be left to run by themselves, and the images we offer come that way.',
      es: 'Usted: es su máquina. Las actualizaciones de seguridad pueden ejecutarse solas, y así vienen las imágenes que ofrecemos.',
      fr: 'Vous : c’est votre machine. Les mises à jour de sécurité peuvent se faire seules, et nos images sont livrées ainsi.',
      de: 'Sie: Es ist Ihre Maschine. Sicherheitsupdates können von selbst laufen, und unsere Images kommen so bei Ihnen an.',
    },
  },
  {
    key: 'vps-grow',
    topic: 'vps',
    order: 20,
    question: {
      en: 'Can the machine grow later?',
      es: '¿Puede crecer la máquina después?',
      fr: 'La machine peut-elle grandir plus tard ?',
      de: 'Kann die Maschine später wachsen?',
    },
    answer: {
      en: 'Upwards with one restart. The disk grows while it runs. Downwards needs a fresh machine, because disks do not shrink safely.',
      es: 'Hacia arriba, con un reinicio. El disco crece en marcha. Hacia abajo hace falta una máquina nueva, porque los discos no encogen sin riesgo.',
      fr: 'Vers le haut, avec un redémarrage. Le disque grandit en marche. Vers le bas, il faut une machine neuve : un disque ne rétrécit pas sans risque.',
      de: 'Nach oben mit einem Neustart. Der Datenträger wächst im Betrieb. Nach unten braucht es eine neue Maschine, weil sich Datenträger nicht sicher verkleinern lassen.',
    },
  },
  {
    key: 'vps-mail',
    topic: 'vps',
    order: 30,
    question: {
      en: 'May I send email from it?',
      es: '¿Puedo enviar correo desde ella?',
      fr: 'Puis-je envoyer des mails depuis la machine ?',
      de: 'Darf ich davon E-Mails verschicken?',
    },
    answer: {
      en: 'Yes. Port 25 is closed on the first day and opened on request, so that the neighbourhood keeps a good name.',
      es: 'Sí. El puerto 25 está cerrado el primer día y se abre a petición, para que el vecindario conserve su buen nombre.',
      fr: 'Oui. Le port 25 est fermé le premier jour et ouvert sur demande, pour que le voisinage garde bonne réputation.',
      de: 'Ja. Port 25 ist am ersten Tag zu und wird auf Anfrage geöffnet, damit die Nachbarschaft ihren guten Ruf behält.',
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
      de: 'Sind Backups dabei?',
    },
    answer: {
      en: 'Snapshots are, and they lie beside the machine. A backup in another building is a service of its own; add it in the cart.',
      es: 'Las instantáneas sí, y están junto a la máquina. Una copia en otro edificio es un servicio aparte; añádala en el carrito.',
      fr: 'Les instantanés, oui ; ils sont à côté de la machine. Une sauvegarde dans un autre bâtiment est un service à part, à ajouter au panier.',
      de: 'Snapshots ja, sie liegen neben der Maschine. Ein Backup in einem anderen Gebäude ist eine eigene Leistung; legen Sie es in den Warenkorb.',
    },
  },
]

import type { FaqSeed } from '../../story-types'

export const backupFaqs: readonly FaqSeed[] = [
  {
    key: 'backup-where',
    topic: 'backup',
    order: 10,
    question: {
      en: 'Where are the backups stored?',
      es: '¿Dónde se guardan las copias de seguridad?',
      fr: 'Où les sauvegardes sont-elles stockées ?',
      de: 'Wo werden die Backups gespeichert?',
    },
    answer: {
      en: 'In another building with its own power supply, encrypted. Hourly backups are stored in two buildings.',
      es: 'En otro edificio, con alimentación eléctrica propia y cifradas. Las copias cada hora se guardan en dos edificios.',
      fr: 'Dans un autre bâtiment, doté de sa propre alimentation électrique, et sous forme chiffrée. Les sauvegardes horaires sont stockées dans deux bâtiments.',
      de: 'In einem anderen Gebäude mit eigener Stromversorgung, verschlüsselt. Stündliche Backups liegen in zwei Gebäuden.',
    },
  },
  {
    key: 'backup-elsewhere',
    topic: 'backup',
    order: 20,
    question: {
      en: 'Can I back up a site hosted elsewhere?',
      es: '¿Puedo hacer copias de una web alojada en otro proveedor?',
      fr: 'Puis-je sauvegarder un site hébergé ailleurs ?',
      de: 'Kann ich eine Website bei einem anderen Hoster sichern?',
    },
    answer: {
      en: 'Yes, over SFTP and with a read-only database user. We never need write access to your server.',
      es: 'Sí, por SFTP y con un usuario de base de datos de solo lectura. Nunca necesitamos permiso de escritura en su servidor.',
      fr: 'Oui, par SFTP et avec un utilisateur de base de données en lecture seule. Nous n’avons jamais besoin d’un accès en écriture à votre serveur.',
      de: 'Ja, über SFTP und mit einem Datenbankbenutzer, der nur lesen darf. Schreibzugriff auf Ihren Server brauchen wir nie.',
    },
  },
  {
    key: 'backup-restore-time',
    topic: 'backup',
    order: 30,
    question: {
      en: 'How long does a restore take?',
      es: '¿Cuánto tarda una restauración?',
      fr: 'Combien de temps prend une restauration ?',
      de: 'Wie lange dauert eine Wiederherstellung?',
    },
    answer: {
      en: 'A single file takes seconds, a 10 GB site about ten minutes. You start the restore yourself, and the current state of the site is saved first.',
      es: 'Un archivo, unos segundos; un sitio de 10 GB, unos diez minutos. Usted inicia la restauración, y antes se guarda el estado actual del sitio.',
      fr: 'Quelques secondes pour un fichier, une dizaine de minutes pour un site de 10 Go. Vous la lancez vous-même, et l’état actuel du site est d’abord sauvegardé.',
      de: 'Eine einzelne Datei ist in Sekunden zurück, eine Website mit 10 GB in etwa zehn Minuten. Sie starten die Wiederherstellung selbst; der aktuelle Stand wird vorher gesichert.',
    },
  },
  {
    key: 'backup-ransom',
    topic: 'backup',
    order: 40,
    question: {
      en: 'Does a backup protect against ransomware?',
      es: '¿Protegen las copias frente al ransomware?',
      fr: 'Une sauvegarde protège-t-elle contre un rançongiciel ?',
      de: 'Hilft ein Backup gegen Ransomware?',
    },
    answer: {
      en: 'The backup vault does. Nobody can change or delete its backups before their lock expires, not even with your password.',
      es: 'La copia inmutable, sí. Nadie puede modificarla ni borrarla antes de que venza su plazo, ni siquiera con su contraseña.',
      fr: 'Le coffre de sauvegarde, oui. Personne ne peut modifier ni effacer son contenu avant la date fixée, même avec votre mot de passe.',
      de: 'Der Backup-Tresor schon. Bis zum Stichtag kann niemand die Backups darin ändern oder löschen, auch nicht mit Ihrem Passwort.',
    },
  },
]

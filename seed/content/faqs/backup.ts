import type { FaqSeed } from '../../story-types'

export const backupFaqs: readonly FaqSeed[] = [
  {
    key: 'backup-where',
    topic: 'backup',
    order: 10,
    question: {
      en: 'Where does the copy lie?',
      es: '¿Dónde está la copia?',
      fr: 'Où se trouve la copie ?',
      de: 'Wo liegt die Kopie?',
    },
    answer: {
      en: 'In another building, on other power, encrypted. The hourly one lies in two.',
      es: 'En otro edificio, con otra corriente y cifrada. La de cada hora está en dos.',
      fr: 'Dans un autre bâtiment, sur un autre courant, chiffrée. La sauvegarde horaire, dans deux bâtiments.',
      de: 'In einem anderen Gebäude, an anderem Strom, verschlüsselt. Die stündliche liegt in zweien.',
    },
  },
  {
    key: 'backup-elsewhere',
    topic: 'backup',
    order: 20,
    question: {
      en: 'Does it work if my site is hosted elsewhere?',
      es: '¿Sirve si mi sitio está en otro proveedor?',
      fr: 'Cela marche-t-il si mon site est ailleurs ?',
      de: 'Geht das auch, wenn meine Website woanders liegt?',
    },
    answer: {
      en: 'Yes, over SFTP and a database user that may only read. We never need to write on your machine.',
      es: 'Sí, por SFTP y con un usuario de base de datos que solo puede leer. Nunca necesitamos escribir en su máquina.',
      fr: 'Oui, par SFTP et un utilisateur de base en lecture seule. Nous n’avons jamais besoin d’écrire sur votre machine.',
      de: 'Ja, über SFTP und einen Datenbankbenutzer, der nur lesen darf. Schreiben müssen wir auf Ihrer Maschine nie.',
    },
  },
  {
    key: 'backup-restore-time',
    topic: 'backup',
    order: 30,
    question: {
      en: 'How long does bringing it back take?',
      es: '¿Cuánto tarda la recuperación?',
      fr: 'Combien de temps prend la restauration ?',
      de: 'Wie lange dauert das Zurückholen?',
    },
    answer: {
      en: 'One file: seconds. A site of 10 GB: about ten minutes. You start it yourself, and the site of today is set aside first.',
      es: 'Un archivo, segundos. Un sitio de 10 GB, unos diez minutos. Lo inicia usted, y antes se aparta el sitio actual.',
      fr: 'Un fichier : quelques secondes. Un site de 10 Go : dix minutes environ. Vous la lancez vous-même, et le site du jour est d’abord mis de côté.',
      de: 'Eine Datei: Sekunden. Eine Website mit 10 GB: etwa zehn Minuten. Sie starten es selbst, und der heutige Stand wird vorher beiseitegelegt.',
    },
  },
  {
    key: 'backup-ransom',
    topic: 'backup',
    order: 40,
    question: {
      en: 'Does it help against ransomware?',
      es: '¿Sirve contra el ransomware?',
      fr: 'Est-ce utile contre un rançongiciel ?',
      de: 'Hilft es gegen Ransomware?',
    },
    answer: {
      en: 'The vault does: its copies cannot be changed or deleted before their date, whoever has the password.',
      es: 'La copia inmutable sí: no se puede cambiar ni borrar antes de su fecha, tenga quien tenga la contraseña.',
      fr: 'Le coffre, oui : ses copies ne peuvent être ni changées ni effacées avant leur date, quel que soit le détenteur du mot de passe.',
      de: 'Der Tresor ja: Seine Kopien lassen sich vor dem Stichtag weder ändern noch löschen, wer auch immer das Passwort hat.',
    },
  },
]

import type { FaqSeed } from '../../story-types'

export const domainFaqs: readonly FaqSeed[] = [
  {
    key: 'forget-to-renew',
    topic: 'domains',
    order: 10,
    question: {
      en: 'What if I forget to renew?',
      es: '¿Y si me olvido de renovar?',
      fr: 'Et si j’oublie de renouveler ?',
      de: 'Und wenn ich die Verlängerung vergesse?',
    },
    answer: {
      en: 'We email you 90, 30 and 7 days before expiry. After that there are 30 days of grace and 30 more to redeem the name.',
      es: 'Le escribimos 90, 30 y 7 días antes del vencimiento. Después hay 30 días de gracia y otros 30 para recuperar el nombre.',
      fr: 'Nous vous écrivons 90, 30 et 7 jours avant l’expiration. Viennent ensuite 30 jours de grâce, puis 30 autres pour récupérer le nom.',
      de: 'Wir schreiben Ihnen 90, 30 und 7 Tage vor Ablauf. Danach haben Sie 30 Tage Nachfrist und weitere 30, um die Domain zurückzuholen.',
    },
  },
  {
    key: 'which-names-are-allowed',
    topic: 'domains',
    order: 20,
    question: {
      en: 'Which names can I register?',
      es: '¿Qué nombres puedo registrar?',
      fr: 'Quels noms puis-je enregistrer ?',
      de: 'Welche Namen kann ich registrieren?',
    },
    answer: {
      en: 'Letters, digits and hyphens, at most 63 characters. Not digits alone, no hyphen at either end, no two in a row. A few words such as www and mail are reserved.',
      es: 'Letras, cifras y guiones, hasta 63 caracteres. No solo cifras, sin guion al principio ni al final y sin dos guiones seguidos. Algunas palabras, como www o mail, están reservadas.',
      fr: 'Des lettres, des chiffres et des traits d’union, 63 caractères au plus. Pas uniquement des chiffres, pas de trait d’union au début ni à la fin, pas deux de suite. Quelques mots comme www et mail sont réservés.',
      de: 'Buchstaben, Ziffern und Bindestriche, bis zu 63 Zeichen. Nicht nur Ziffern, kein Bindestrich am Anfang oder Ende, keine zwei hintereinander. Einige Wörter wie www und mail sind reserviert.',
    },
  },
  {
    key: 'no-answer-from-registry',
    topic: 'domains',
    order: 30,
    question: {
      en: 'Why does a row say that there is no answer yet?',
      es: '¿Por qué una fila dice que aún no hay respuesta?',
      fr: 'Pourquoi une ligne indique-t-elle qu’il n’y a pas encore de réponse ?',
      de: 'Warum steht in einer Zeile, dass es noch keine Antwort gibt?',
    },
    answer: {
      en: 'Because the registry has not given one. We do not guess. Ask again in a moment; until then the name cannot be bought.',
      es: 'Porque el registro no la ha dado. No adivinamos. Vuelva a preguntar en un momento; hasta entonces el nombre no se puede comprar.',
      fr: 'Parce que le registre n’en a pas donné. Nous ne devinons pas. Redemandez dans un instant ; d’ici là, le nom ne peut pas être acheté.',
      de: 'Weil die Vergabestelle keine gegeben hat. Wir raten nicht. Fragen Sie gleich noch einmal; bis dahin lässt sich der Name nicht kaufen.',
    },
  },
  {
    key: 'name-is-taken',
    topic: 'domains',
    order: 40,
    question: {
      en: 'The name is taken. What now?',
      es: 'El nombre está ocupado. ¿Y ahora?',
      fr: 'Le nom est déjà pris. Que faire ?',
      de: 'Der Name ist vergeben. Was nun?',
    },
    answer: {
      en: 'Take one of the alternatives shown under it, another extension, or a word more. A name somebody uses is theirs; we do not sell places in a queue.',
      es: 'Elija una de las alternativas que aparecen debajo, otra extensión o una palabra más. Un nombre en uso es de quien lo usa; no vendemos turnos de espera.',
      fr: 'Prenez une des variantes proposées dessous, une autre extension, ou un mot de plus. Un nom utilisé appartient à qui l’utilise ; nous ne vendons pas de place dans la file.',
      de: 'Nehmen Sie eine der Alternativen darunter, eine andere Endung oder ein Wort mehr. Ein genutzter Name gehört dem, der ihn nutzt; Warteplätze verkaufen wir nicht.',
    },
  },
  {
    key: 'is-my-address-public',
    topic: 'domains',
    order: 50,
    question: {
      en: 'Is my address visible to everyone?',
      es: '¿Mi dirección es visible para todos?',
      fr: 'Mon adresse est-elle visible de tous ?',
      de: 'Kann jeder meine Anschrift sehen?',
    },
    answer: {
      en: 'Registries publish who holds a name. With WHOIS privacy our details stand there instead of yours.',
      es: 'Los registros publican quién es el titular de un nombre. Con la privacidad WHOIS figuran nuestros datos en lugar de los suyos.',
      fr: 'Les registres publient le titulaire d’un nom. Avec la confidentialité WHOIS, nos coordonnées y figurent à la place des vôtres.',
      de: 'Vergabestellen veröffentlichen, wem eine Domain gehört. Mit WHOIS-Datenschutz stehen dort unsere Angaben statt Ihrer.',
    },
  },
  {
    key: 'can-a-name-be-stolen',
    topic: 'domains',
    order: 60,
    question: {
      en: 'Can somebody take my name from me?',
      es: '¿Puede alguien quitarme el nombre?',
      fr: 'Quelqu’un peut-il me prendre mon nom ?',
      de: 'Kann mir jemand die Domain wegnehmen?',
    },
    answer: {
      en: 'Only with your account or your authorization code, or after it has lapsed. The lock and a long password close the first two doors, our emails the third.',
      es: 'Solo con su cuenta o su código de autorización, o cuando haya vencido. El bloqueo y una contraseña larga cierran las dos primeras puertas; nuestros avisos, la tercera.',
      fr: 'Seulement avec votre compte ou votre code d’autorisation, ou après expiration. Le verrouillage et un long mot de passe ferment les deux premières portes, nos mails la troisième.',
      de: 'Nur mit Ihrem Konto oder Ihrem Autorisierungscode, oder nachdem sie abgelaufen ist. Sperre und ein langes Passwort schließen die ersten beiden Türen, unsere E-Mails die dritte.',
    },
  },
  {
    key: 'who-is-the-holder',
    topic: 'domains',
    order: 70,
    question: {
      en: 'Who is the holder, you or I?',
      es: '¿Quién es el titular, ustedes o yo?',
      fr: 'Qui est le titulaire, vous ou moi ?',
      de: 'Wer ist Inhaber, Sie oder ich?',
    },
    answer: {
      en: 'You, also with WHOIS privacy: our details only stand in the public record. You may take the name to another registrar whenever you like.',
      es: 'Usted, también con la privacidad WHOIS: nuestros datos solo figuran en el registro público. Puede llevarse el nombre a otro registrador cuando quiera.',
      fr: 'Vous, même avec la confidentialité WHOIS : nos coordonnées ne figurent qu’au registre public. Vous pouvez partir avec le nom quand vous voulez.',
      de: 'Sie, auch mit WHOIS-Datenschutz: Unsere Angaben stehen nur im öffentlichen Register. Mitnehmen können Sie die Domain, wann Sie wollen.',
    },
  },
]

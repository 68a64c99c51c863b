import type { FaqSeed } from '../../story-types'

export const domainFaqs: readonly FaqSeed[] = [
  {
    key: 'forget-to-renew',
    topic: 'domains',
    order: 10,
    question: {
      en: 'What if I forget to renew?',
      es: '¿Y si olvido renovar?',
      fr: 'Et si j’oublie de renouveler ?',
      de: 'Was passiert, wenn ich die Verlängerung vergesse?',
    },
    answer: {
      en: 'We email you 90, 30 and 7 days before expiry. After that there is a 30-day grace period at the usual price, then a 30-day redemption period to recover the domain.',
      es: 'Le escribimos 90, 30 y 7 días antes del vencimiento. Después hay un periodo de gracia de 30 días al precio habitual, y otros 30 días de recuperación.',
      fr: 'Nous vous écrivons 90, 30 et 7 jours avant l’expiration. Vient ensuite une période de grâce de 30 jours au prix habituel, puis une période de rédemption de 30 jours pour récupérer le domaine.',
      de: 'Wir schreiben Ihnen 90, 30 und 7 Tage vor Ablauf. Danach haben Sie 30 Tage Nachfrist (Grace Period) zum üblichen Preis und weitere 30 Tage Rückholfrist (Redemption).',
    },
  },
  {
    key: 'which-names-are-allowed',
    topic: 'domains',
    order: 20,
    question: {
      en: 'Which domain names can I register?',
      es: '¿Qué nombres de dominio puedo registrar?',
      fr: 'Quels noms de domaine puis-je enregistrer ?',
      de: 'Welche Domainnamen kann ich registrieren?',
    },
    answer: {
      en: 'Letters, digits and hyphens, up to 63 characters. A name cannot consist of digits alone, start or end with a hyphen, or contain two hyphens in a row. A few words such as www and mail are reserved.',
      es: 'Letras, cifras y guiones, hasta 63 caracteres. El nombre no puede tener solo cifras, empezar ni terminar con guion ni llevar dos guiones seguidos. Algunas palabras, como www o mail, están reservadas.',
      fr: 'Des lettres, des chiffres et des traits d’union, 63 caractères au plus. Le nom ne peut pas se composer uniquement de chiffres, commencer ou finir par un trait d’union, ni en contenir deux de suite. Quelques mots comme www et mail sont réservés.',
      de: 'Buchstaben, Ziffern und Bindestriche, bis zu 63 Zeichen. Der Name darf nicht nur aus Ziffern bestehen, nicht mit einem Bindestrich beginnen oder enden und keine zwei hintereinander enthalten. Einige Wörter wie www und mail sind reserviert.',
    },
  },
  {
    key: 'no-answer-from-registry',
    topic: 'domains',
    order: 30,
    question: {
      en: 'Why does a result say that there is no answer yet?',
      es: '¿Por qué un resultado dice que aún no hay respuesta?',
      fr: 'Pourquoi un résultat indique-t-il qu’il n’y a pas encore de réponse ?',
      de: 'Warum steht bei einem Ergebnis, dass es noch keine Antwort gibt?',
    },
    answer: {
      en: 'Because the registry has not responded, and we do not guess. Try again in a moment; until then the domain cannot be ordered.',
      es: 'Porque el registro no ha respondido, y nosotros no adivinamos. Inténtelo de nuevo en un momento; hasta entonces el dominio no se puede pedir.',
      fr: 'Parce que le registre n’a pas répondu, et que nous ne devinons pas. Réessayez dans un instant ; d’ici là, le domaine ne peut pas être commandé.',
      de: 'Weil die Vergabestelle noch nicht geantwortet hat und wir nicht raten. Versuchen Sie es gleich noch einmal; bis dahin lässt sich die Domain nicht bestellen.',
    },
  },
  {
    key: 'name-is-taken',
    topic: 'domains',
    order: 40,
    question: {
      en: 'The domain is taken. What can I do?',
      es: 'El dominio está ocupado. ¿Qué puedo hacer?',
      fr: 'Le domaine est déjà pris. Que faire ?',
      de: 'Die Domain ist vergeben. Was kann ich tun?',
    },
    answer: {
      en: 'Choose one of the alternatives below it, another extension or a longer name. A domain in use belongs to its owner; we do not sell places on a waiting list.',
      es: 'Elija una de las alternativas que aparecen debajo, otra extensión o un nombre más largo. Un dominio en uso es de su titular; no vendemos plazas en listas de espera.',
      fr: 'Choisissez une des variantes proposées en dessous, une autre extension ou un nom plus long. Un domaine utilisé appartient à son titulaire ; nous ne vendons pas de place sur liste d’attente.',
      de: 'Wählen Sie eine der Alternativen darunter, eine andere Endung oder einen längeren Namen. Eine genutzte Domain gehört ihrem Inhaber; Wartelistenplätze verkaufen wir nicht.',
    },
  },
  {
    key: 'is-my-address-public',
    topic: 'domains',
    order: 50,
    question: {
      en: 'Is my address public?',
      es: '¿Es pública mi dirección?',
      fr: 'Mon adresse est-elle publique ?',
      de: 'Ist meine Anschrift öffentlich?',
    },
    answer: {
      en: 'Some registries publish who owns a domain. With WHOIS privacy, our contact details appear instead of yours.',
      es: 'Algunos registros publican quién es el titular de un dominio. Con la privacidad WHOIS aparecen nuestros datos de contacto en lugar de los suyos.',
      fr: 'Certains registres publient le titulaire d’un domaine. Avec la confidentialité WHOIS, nos coordonnées apparaissent à la place des vôtres.',
      de: 'Manche Vergabestellen veröffentlichen, wem eine Domain gehört. Mit WHOIS-Datenschutz stehen dort unsere Kontaktdaten statt Ihrer.',
    },
  },
  {
    key: 'can-a-name-be-stolen',
    topic: 'domains',
    order: 60,
    question: {
      en: 'Can someone steal my domain?',
      es: '¿Pueden robarme el dominio?',
      fr: 'Peut-on me voler mon domaine ?',
      de: 'Kann mir jemand die Domain stehlen?',
    },
    answer: {
      en: 'Only with access to your account, with your auth code, or after the domain has expired. A strong password, the domain lock and our reminders guard against all three.',
      es: 'Solo con acceso a su cuenta, con su código de autorización o cuando el dominio haya vencido. Una contraseña segura, el bloqueo de dominio y nuestros avisos le protegen en los tres casos.',
      fr: 'Seulement avec un accès à votre compte, avec votre code d’autorisation, ou une fois le domaine expiré. Un mot de passe solide, le verrouillage du domaine et nos rappels vous protègent dans les trois cas.',
      de: 'Nur mit Zugriff auf Ihr Konto, mit Ihrem Auth-Code oder nachdem die Domain abgelaufen ist. Ein starkes Passwort, die Domainsperre und unsere Erinnerungen schützen Sie in allen drei Fällen.',
    },
  },
  {
    key: 'who-is-the-holder',
    topic: 'domains',
    order: 70,
    question: {
      en: 'Who owns the domain, you or me?',
      es: '¿Quién es el titular, ustedes o yo?',
      fr: 'Qui est le titulaire, vous ou moi ?',
      de: 'Wer ist Inhaber der Domain, Sie oder ich?',
    },
    answer: {
      en: 'You do, even with WHOIS privacy: only the public record shows our details. You are free to transfer the domain to another registrar.',
      es: 'Usted, también con la privacidad WHOIS: nuestros datos solo aparecen en el registro público. Puede transferir el dominio libremente a otro registrador.',
      fr: 'Vous, même avec la confidentialité WHOIS : nos coordonnées n’apparaissent que dans le registre public. Vous êtes libre de transférer le domaine vers un autre bureau d’enregistrement.',
      de: 'Sie, auch mit WHOIS-Datenschutz: Unsere Daten stehen nur im öffentlichen Register. Der Wechsel zu einem anderen Anbieter steht Ihnen frei.',
    },
  },
]

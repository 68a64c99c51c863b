import type { FaqSeed } from '../../story-types'

export const emailFaqs: readonly FaqSeed[] = [
  {
    key: 'email-in-my-app',
    topic: 'email',
    order: 10,
    question: {
      en: 'Can I keep my mail app?',
      es: '¿Puedo seguir usando mi programa de correo?',
      fr: 'Puis-je garder ma messagerie ?',
      de: 'Kann ich mein Mailprogramm behalten?',
    },
    answer: {
      en: 'Yes. Any app that speaks IMAP works, on computers and phones. There is webmail for the rest.',
      es: 'Sí. Sirve cualquier programa compatible con IMAP, en ordenador y móvil. Para lo demás está el correo web.',
      fr: 'Oui. Tout logiciel compatible IMAP convient, sur ordinateur et mobile. Pour le reste, il y a le webmail.',
      de: 'Ja. Jedes Programm, das IMAP kann, funktioniert, am Computer und am Handy. Für alles andere gibt es Webmail.',
    },
  },
  {
    key: 'email-forwarding-or-mailbox',
    topic: 'email',
    order: 20,
    question: {
      en: 'Forwarding or a mailbox?',
      es: '¿Reenvío o buzón?',
      fr: 'Redirection ou boîte mail ?',
      de: 'Weiterleitung oder Postfach?',
    },
    answer: {
      en: 'Forwarding sends email on to the inbox you have; you answer from the old address. With a mailbox you also write under your own name.',
      es: 'El reenvío manda el correo al buzón que ya tiene; usted responde desde la dirección antigua. Con un buzón también escribe con su propio nombre.',
      fr: 'La redirection renvoie les mails vers la boîte que vous avez ; vous répondez depuis l’ancienne adresse. Avec une boîte mail, vous écrivez aussi sous votre nom.',
      de: 'Eine Weiterleitung schickt E-Mails an das Postfach, das Sie haben; Sie antworten von der alten Adresse. Mit einem Postfach schreiben Sie auch unter Ihrem Namen.',
    },
  },
  {
    key: 'old-email',
    topic: 'email',
    order: 30,
    question: {
      en: 'What happens to my old email?',
      es: '¿Qué pasa con mi correo anterior?',
      fr: 'Que deviennent mes anciens mails ?',
      de: 'Was wird aus meinen alten E-Mails?',
    },
    answer: {
      en: 'It comes along. We copy the folders before the name is turned over, and once more after, so nothing falls between.',
      es: 'Viene con usted. Copiamos las carpetas antes de cambiar el nombre y otra vez después, para que nada se quede por el camino.',
      fr: 'Ils suivent. Nous copions les dossiers avant la bascule du nom, puis une seconde fois après, pour que rien ne se perde entre les deux.',
      de: 'Sie ziehen mit. Wir kopieren die Ordner vor der Umstellung und danach noch einmal, damit dazwischen nichts verloren geht.',
    },
  },
  {
    key: 'landing-in-spam',
    topic: 'email',
    order: 40,
    question: {
      en: 'Will my email land in spam?',
      es: '¿Acabará mi correo en spam?',
      fr: 'Mes mails vont-ils finir en spam ?',
      de: 'Landen meine E-Mails im Spam?',
    },
    answer: {
      en: 'We set SPF, DKIM and DMARC for your domain from the first day, which is what receivers look at. The rest is up to what you write.',
      es: 'Configuramos SPF, DKIM y DMARC en su dominio desde el primer día, que es lo que miran los destinatarios. El resto depende de lo que escriba.',
      fr: 'Nous réglons SPF, DKIM et DMARC pour votre domaine dès le premier jour : c’est ce que regardent les destinataires. Le reste dépend de ce que vous écrivez.',
      de: 'Wir richten SPF, DKIM und DMARC für Ihre Domain vom ersten Tag an ein, darauf achten die Empfänger. Der Rest hängt davon ab, was Sie schreiben.',
    },
  },
  {
    key: 'email-addon-or-plan',
    topic: 'email',
    order: 50,
    question: {
      en: 'Professional email add-on or Mail Solo?',
      es: '¿El complemento de correo profesional o Mail Solo?',
      fr: 'L’option adresse mail professionnelle ou Mail Solo ?',
      de: 'Zusatz „Geschäftliche E-Mail“ oder Mail Solo?',
    },
    answer: {
      en: 'Both are one mailbox of 10 GB with a calendar. The add-on belongs to a domain held here, is paid by the year and costs less. Mail Solo also serves a domain registered elsewhere, can be paid by the month and grows into Mail Team.',
      es: 'Ambos son un buzón de 10 GB con calendario. El complemento va con un dominio registrado aquí, se paga por años y cuesta menos. Mail Solo sirve también para un dominio registrado en otro sitio, se puede pagar por meses y crece hasta Mail Team.',
      fr: 'Les deux sont une boîte de 10 Go avec agenda. L’option va avec un domaine enregistré ici, se paie à l’année et coûte moins. Mail Solo sert aussi un domaine enregistré ailleurs, se paie au mois si vous voulez et évolue vers Mail Team.',
      de: 'Beides ist ein Postfach mit 10 GB und Kalender. Der Zusatz gehört zu einer Domain bei uns, wird jährlich bezahlt und kostet weniger. Mail Solo geht auch mit einer Domain von anderswo, lässt sich monatlich zahlen und wächst zu Mail Team.',
    },
  },
]

import type { FaqSeed } from '../../story-types'

export const emailFaqs: readonly FaqSeed[] = [
  {
    key: 'email-in-my-app',
    topic: 'email',
    order: 10,
    question: {
      en: 'Can I keep using my email app?',
      es: '¿Puedo seguir usando mi programa de correo?',
      fr: 'Puis-je garder mon logiciel de messagerie ?',
      de: 'Kann ich mein Mailprogramm behalten?',
    },
    answer: {
      en: 'Yes. Any app that supports IMAP works, on computers and phones. Everywhere else you can use webmail.',
      es: 'Sí. Funciona cualquier programa compatible con IMAP, en el ordenador y en el móvil. En los demás casos puede usar el correo web.',
      fr: 'Oui. Tout logiciel compatible IMAP convient, sur ordinateur et sur mobile. Partout ailleurs, vous utilisez le webmail.',
      de: 'Ja. Jedes Programm, das IMAP unterstützt, funktioniert, am Computer und auf dem Handy. Überall sonst nutzen Sie Webmail.',
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
      en: 'Forwarding sends messages on to the inbox you already have, and you reply from your old address. With a mailbox you also send from your own domain.',
      es: 'El reenvío envía los mensajes al buzón que ya tiene, y usted responde desde su dirección antigua. Con un buzón también escribe desde su propio dominio.',
      fr: 'La redirection envoie les mails vers la boîte que vous avez déjà, et vous répondez depuis l’ancienne adresse. Avec une boîte mail, vous envoyez aussi vos messages depuis votre propre domaine.',
      de: 'Eine Weiterleitung schickt Nachrichten an Ihr vorhandenes Postfach, und Sie antworten von der alten Adresse. Mit einem Postfach schreiben Sie auch unter Ihrer eigenen Domain.',
    },
  },
  {
    key: 'old-email',
    topic: 'email',
    order: 30,
    question: {
      en: 'What happens to my old emails?',
      es: '¿Qué pasa con mis correos antiguos?',
      fr: 'Que deviennent mes anciens mails ?',
      de: 'Was passiert mit meinen alten E-Mails?',
    },
    answer: {
      en: 'They move with you. We copy all folders before we switch the domain over and once more afterwards, so nothing is lost in between.',
      es: 'Vienen con usted. Copiamos todas las carpetas antes de apuntar el dominio al nuevo servidor y otra vez después, para que no se pierda nada.',
      fr: 'Ils vous suivent. Nous copions tous les dossiers avant la bascule du domaine, puis une seconde fois après, pour que rien ne se perde.',
      de: 'Sie ziehen mit um. Wir kopieren alle Ordner vor der Umstellung der Domain und danach noch einmal, damit nichts verloren geht.',
    },
  },
  {
    key: 'landing-in-spam',
    topic: 'email',
    order: 40,
    question: {
      en: 'Will my emails end up in spam?',
      es: '¿Acabarán mis correos en spam?',
      fr: 'Mes mails vont-ils arriver en spam ?',
      de: 'Landen meine E-Mails im Spam?',
    },
    answer: {
      en: 'We set up SPF, DKIM and DMARC for your domain from the first day, which is what receiving servers check. The rest depends on what you write.',
      es: 'Configuramos SPF, DKIM y DMARC en su dominio desde el primer día: es lo que comprueban los servidores de destino. El resto depende de lo que escriba.',
      fr: 'Nous configurons SPF, DKIM et DMARC pour votre domaine dès le premier jour : c’est ce que vérifient les serveurs destinataires. Le reste dépend de ce que vous écrivez.',
      de: 'Wir richten SPF, DKIM und DMARC für Ihre Domain vom ersten Tag an ein; darauf achten die Server der Empfänger. Der Rest hängt davon ab, was Sie schreiben.',
    },
  },
  {
    key: 'email-addon-or-plan',
    topic: 'email',
    order: 50,
    question: {
      en: 'Professional email add-on or Mail Solo?',
      es: '¿El complemento de correo profesional o Mail Solo?',
      fr: 'Option « Adresse mail professionnelle » ou Mail Solo ?',
      de: 'Extra „Geschäftliche E-Mail“ oder Mail Solo?',
    },
    answer: {
      en: 'Both give you one 10 GB mailbox with a calendar. The add-on requires a domain registered with us, is billed yearly and costs less. Mail Solo also works with a domain registered elsewhere, can be billed monthly and can be upgraded to Mail Team.',
      es: 'Ambos incluyen un buzón de 10 GB con calendario. El complemento exige un dominio registrado con nosotros, se paga por años y cuesta menos. Mail Solo admite también un dominio registrado en otro sitio, se puede pagar por meses y se puede ampliar a Mail Team.',
      fr: 'Les deux comprennent une boîte mail de 10 Go avec agenda. L’option exige un domaine enregistré chez nous, se paie à l’année et coûte moins. Mail Solo accepte aussi un domaine enregistré ailleurs, peut se payer au mois et évolue vers Mail Team.',
      de: 'Beides ist ein Postfach mit 10 GB und Kalender. Das Extra setzt eine Domain bei uns voraus, wird jährlich bezahlt und kostet weniger. Mail Solo funktioniert auch mit einer Domain bei einem anderen Anbieter, lässt sich monatlich zahlen und zu Mail Team erweitern.',
    },
  },
]

import type { FaqSeed } from '../../story-types'

export const transferFaqs: readonly FaqSeed[] = [
  {
    key: 'bring-my-domain',
    topic: 'transfer',
    order: 10,
    question: {
      en: 'I already have a domain elsewhere. Can I transfer it?',
      es: 'Ya tengo un dominio en otro sitio. ¿Puedo transferirlo?',
      fr: 'J’ai déjà un domaine ailleurs. Puis-je le transférer ?',
      de: 'Ich habe schon eine Domain. Kann ich sie mitbringen?',
    },
    answer: {
      en: 'Yes. You need the auth code (authorization code) from your current registrar. The transfer takes 5 to 7 days, and your site stays online. We also migrate the site itself, free of charge.',
      es: 'Sí. Necesita el código de autorización (auth code) de su registrador actual. La transferencia tarda de 5 a 7 días y su web sigue en línea. Además, migramos la propia web gratis.',
      fr: 'Oui. Il vous faut le code d’autorisation (auth code) de votre bureau d’enregistrement actuel. Le transfert prend 5 à 7 jours et votre site reste en ligne. Nous migrons aussi le site lui-même, gratuitement.',
      de: 'Ja. Sie brauchen den Auth-Code Ihres bisherigen Anbieters. Der Transfer dauert 5 bis 7 Tage, und Ihre Website bleibt erreichbar. Auch die Website selbst ziehen wir kostenlos um.',
    },
  },
  {
    key: 'authorization-code',
    topic: 'transfer',
    order: 20,
    question: {
      en: 'Where do I find the auth code?',
      es: '¿Dónde encuentro el código de autorización?',
      fr: 'Où trouver le code d’autorisation ?',
      de: 'Wo finde ich den Auth-Code?',
    },
    answer: {
      en: 'In your account with your current registrar, where it may be called authorization code or EPP code. Unlock the domain there first. Treat the code like a password: we store it encrypted and never show it again.',
      es: 'En su cuenta del registrador actual, donde puede llamarse auth code o código EPP. Desbloquee antes el dominio. Trate el código como una contraseña: lo guardamos cifrado y no volvemos a mostrarlo.',
      fr: 'Dans votre compte chez votre bureau d’enregistrement actuel, souvent sous le nom d’auth code ou de code EPP. Déverrouillez-y d’abord le domaine. Traitez ce code comme un mot de passe : nous le stockons sous forme chiffrée et ne l’affichons plus ensuite.',
      de: 'In Ihrem Konto beim bisherigen Anbieter, oft auch AuthInfo oder EPP-Code genannt. Heben Sie dort zuerst die Domainsperre auf. Behandeln Sie den Code wie ein Passwort: Wir speichern ihn verschlüsselt und zeigen ihn nicht wieder an.',
    },
  },
  {
    key: 'transfer-loses-time',
    topic: 'transfer',
    order: 30,
    question: {
      en: 'Do I lose the time I have already paid for?',
      es: '¿Pierdo el tiempo que ya he pagado?',
      fr: 'Vais-je perdre la durée déjà payée ?',
      de: 'Verfällt die schon bezahlte Laufzeit?',
    },
    answer: {
      en: 'With most extensions, no: a transfer includes one year, which is added to the remaining time. Some country registries, such as the one for .de, count the year from the transfer: transfer those domains shortly before they expire.',
      es: 'Con la mayoría de las extensiones, no: la transferencia incluye un año que se suma al tiempo restante. Algunos registros de país, como el de .de, cuentan el año desde la transferencia: transfiera esos dominios poco antes de que venzan.',
      fr: 'Avec la plupart des extensions, non : le transfert comprend une année, ajoutée à la durée restante. Certains registres nationaux, comme celui du .de, comptent l’année à partir du transfert : transférez ces domaines peu avant leur échéance.',
      de: 'Bei den meisten Endungen nicht: Ein Transfer enthält ein Jahr, das zur Restlaufzeit hinzukommt. Einige nationale Vergabestellen, etwa die für .de, zählen das Jahr ab dem Transfer; transferieren Sie solche Domains am besten kurz vor dem Ablauf.',
    },
  },
  {
    key: 'transfer-price',
    topic: 'transfer',
    order: 40,
    question: {
      en: 'How much does a transfer cost?',
      es: '¿Cuánto cuesta una transferencia?',
      fr: 'Combien coûte un transfert ?',
      de: 'Was kostet ein Transfer?',
    },
    answer: {
      en: 'The same as the first year of a new domain with that extension. You see the price before you enter the code.',
      es: 'Lo mismo que el primer año de un dominio nuevo con esa extensión. Verá el precio antes de introducir el código.',
      fr: 'Autant que la première année d’un nouveau domaine avec cette extension. Vous voyez le prix avant de saisir le code.',
      de: 'So viel wie das erste Jahr einer neuen Domain mit dieser Endung. Sie sehen den Preis, bevor Sie den Code eingeben.',
    },
  },
]

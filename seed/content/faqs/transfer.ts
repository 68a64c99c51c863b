import type { FaqSeed } from '../../story-types'

export const transferFaqs: readonly FaqSeed[] = [
  {
    key: 'bring-my-domain',
    topic: 'transfer',
    order: 10,
    question: {
      en: 'I already have a name elsewhere. Can I bring it?',
      es: 'Ya tengo un dominio en otro sitio. ¿Puedo traerlo?',
      fr: 'J’ai déjà un nom ailleurs. Puis-je l’apporter ?',
      de: 'Ich habe schon eine Domain. Kann ich sie mitbringen?',
    },
    answer: {
      en: 'Yes. You need the authorization code from your current registrar; the transfer takes 5 to 7 days and your site stays up. Moving the site itself is free.',
      es: 'Sí. Necesita el código de autorización de su registrador actual; la transferencia tarda de 5 a 7 días y su sitio sigue en línea. Trasladar el propio sitio es gratis.',
      fr: 'Oui. Il vous faut le code d’autorisation de votre bureau d’enregistrement actuel ; le transfert prend 5 à 7 jours et votre site reste en ligne. Le transfert du site lui-même est gratuit.',
      de: 'Ja. Sie brauchen den Autorisierungscode Ihres bisherigen Anbieters; der Umzug dauert 5 bis 7 Tage, Ihre Website bleibt erreichbar. Der Umzug der Website ist kostenlos.',
    },
  },
  {
    key: 'authorization-code',
    topic: 'transfer',
    order: 20,
    question: {
      en: 'Where do I find the authorization code?',
      es: '¿Dónde encuentro el código de autorización?',
      fr: 'Où trouver le code d’autorisation ?',
      de: 'Wo finde ich den Autorisierungscode?',
    },
    answer: {
      en: 'In your account with the current registrar, often called auth code or EPP code. Unlock the domain there first. Treat the code like a key: we store it encrypted and never show it again.',
      es: 'En su cuenta del registrador actual; suele llamarse auth code o código EPP. Desbloquee antes el dominio. Trátelo como una llave: lo guardamos cifrado y no volvemos a mostrarlo.',
      fr: 'Dans votre compte chez le bureau d’enregistrement actuel, souvent sous le nom de code auth ou EPP. Déverrouillez d’abord le domaine. Traitez ce code comme une clé : nous le gardons chiffré et ne l’affichons plus.',
      de: 'In Ihrem Konto beim bisherigen Anbieter, oft Auth-Code oder EPP-Code genannt. Heben Sie dort zuerst die Sperre auf. Behandeln Sie den Code wie einen Schlüssel: Wir speichern ihn verschlüsselt und zeigen ihn nie wieder an.',
    },
  },
  {
    key: 'transfer-loses-time',
    topic: 'transfer',
    order: 30,
    question: {
      en: 'Do I lose the time I have paid for?',
      es: '¿Pierdo el tiempo que ya he pagado?',
      fr: 'Est-ce que je perds le temps déjà payé ?',
      de: 'Verfällt die schon bezahlte Laufzeit?',
    },
    answer: {
      en: 'Under most extensions, no: a transfer includes one year, added to what is left. Some country registries, such as that of .de, count the year from the move: bring those shortly before they end.',
      es: 'Con la mayoría de las extensiones, no: la transferencia incluye un año, que se suma al que le queda. Algunos registros de país, como el de .de, cuentan el año desde la transferencia: traiga esos nombres poco antes de que venzan.',
      fr: 'Avec la plupart des extensions, non : un transfert comprend une année, ajoutée à ce qu’il reste. Certains registres nationaux, comme celui du .de, comptent l’année à partir du transfert : transférez ces noms peu avant leur échéance.',
      de: 'Bei den meisten Endungen nicht: Ein Transfer enthält ein Jahr, das zur Restlaufzeit dazukommt. Manche nationale Vergabestelle, etwa die von .de, zählt das Jahr ab dem Umzug: Solche Domains ziehen Sie am besten kurz vor dem Ablauf um.',
    },
  },
  {
    key: 'transfer-price',
    topic: 'transfer',
    order: 40,
    question: {
      en: 'What does a transfer cost?',
      es: '¿Cuánto cuesta una transferencia?',
      fr: 'Combien coûte un transfert ?',
      de: 'Was kostet ein Transfer?',
    },
    answer: {
      en: 'For the extensions we sell, as much as the first year of a new name. The price is shown before you type the code.',
      es: 'En las extensiones que vendemos, lo mismo que el primer año de un nombre nuevo. El precio aparece antes de que escriba el código.',
      fr: 'Pour les extensions que nous vendons, autant que la première année d’un nouveau nom. Le prix s’affiche avant que vous ne saisissiez le code.',
      de: 'Bei den Endungen, die wir verkaufen, so viel wie das erste Jahr eines neuen Namens. Der Preis steht da, bevor Sie den Code eingeben.',
    },
  },
]

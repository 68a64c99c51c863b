import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const fr: ArticleWords = {
  title: 'Réglages mail pour chaque logiciel',
  description:
    'Serveurs, ports et connexion sur ordinateur et mobile, les mêmes pour tous les logiciels, et le sens des quatre erreurs habituelles.',
  next: { heading: 'Pas encore de boîte ? Comparez.', label: 'Voir l’hébergement mail' },
  body: [
    text(
      'Tous les logiciels de messagerie posent les mêmes questions avec leurs propres mots : qui êtes-vous, où relever vos mails, où les remettre. Cette page donne les réponses pour les boîtes qui sont chez nous, et les noms que portent les questions.',
    ),
    heading('Les réglages'),
    points(
      '**Nom d’utilisateur :** votre adresse mail entière, pour recevoir et pour envoyer.',
      '**Mot de passe :** celui de la boîte, pas celui de votre compte dans la boutique.',
      '**Réception :** IMAP, port 993, chiffrement TLS, dit aussi SSL/TLS.',
      '**Envoi :** SMTP, port 465, chiffrement TLS, avec nom d’utilisateur et mot de passe.',
    ),
    text(
      'Les noms des deux serveurs vous sont donnés avec la boîte ; si vous ne les avez plus, [demandez au support](/contact). Il n’existe aucun accès sans chiffrement, et c’est voulu : votre mot de passe ne voyage jamais en clair.',
    ),
    heading('IMAP ou POP ?'),
    text(
      'Choisissez IMAP. Les messages restent sur le serveur, et le mobile, l’ordinateur et le webmail montrent les mêmes dossiers. POP rapatrie les messages sur un appareil et, en règle générale, les efface du serveur ; au deuxième appareil, il en manque la moitié.',
    ),
    heading('Sur un ordinateur'),
    steps(
      'Ouvrez les réglages de comptes du logiciel et ajoutez un compte. S’il cherche les réglages seul sans les trouver, choisissez la configuration manuelle.',
      'Saisissez nom, adresse et mot de passe.',
      'Choisissez IMAP et indiquez le serveur, le port 993 et SSL/TLS pour la réception.',
      'Indiquez le serveur, le port 465 et SSL/TLS pour l’envoi.',
      'Pour l’envoi, choisissez le mot de passe normal et le même nom d’utilisateur.',
      'Envoyez-vous un message. Il doit arriver, et se trouver ensuite dans le dossier des envoyés.',
    ),
    heading('Sur un mobile'),
    text(
      'Les mobiles posent les questions dans le même ordre, sur plus d’écrans. Prenez « autre » ou « IMAP » plutôt qu’un grand fournisseur, et écrivez l’adresse entière comme nom d’utilisateur, les deux fois. Certains proposent le port 143 ou 587 et STARTTLS : remplacez-les par 993 et 465, et TLS.',
    ),
    heading('Dans le navigateur'),
    text(
      'Le webmail ne demande aucun réglage. Il s’ouvre avec adresse et mot de passe, en quatre langues, et c’est aussi le test le plus rapide : si la connexion y marche et pas dans votre logiciel, la faute est dans ses réglages.',
    ),
    heading('Combien cela contient'),
    text(
      'Mail Solo contient 10 Go et des pièces jointes de 25 Mo, Mail Team 25 Go et 50 Mo, Mail Company 50 Go et 100 Mo par boîte. Les boîtes des offres mutualisées contiennent 5 Go chacune. Une pièce jointe grossit d’un tiers environ en chemin : un fichier de 20 Mo touche déjà la limite de 25. Au-delà, un lien vaut mieux.',
    ),
    heading('Ce que disent les erreurs'),
    points(
      '**Échec de l’authentification.** Nom d’utilisateur ou mot de passe. C’est presque toujours le nom : il faut l’adresse entière.',
      '**Délai d’attente dépassé.** Un mauvais port, ou un réseau qui ferme les ports de messagerie, comme dans certains hôtels. Essayez par la connexion mobile.',
      '**Le certificat n’est pas valide.** Le nom du serveur a été saisi autrement que nous vous l’avons donné. N’acceptez pas l’exception, corrigez le nom.',
      '**Relais refusé.** Le logiciel envoie sans s’identifier. Activez l’authentification pour l’envoi.',
    ),
    heading('Deux étapes pour la boîte'),
    text(
      'Avec Mail Team, chaque boîte peut demander une seconde étape à la connexion. Un logiciel qui ne sait pas demander de code a alors besoin d’un mot de passe fait pour lui seul. Donnez le sien à chaque appareil : si un mobile est perdu, vous retirez un mot de passe et non tous. Le support vous montre où.',
    ),
  ],
}

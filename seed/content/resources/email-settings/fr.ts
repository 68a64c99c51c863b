import type { ArticleWords } from '../../../article'
import { heading, points, steps, table, text } from '../../../article-text'

export const fr: ArticleWords = {
  title: 'Paramètres mail : serveurs et ports IMAP, SMTP',
  description:
    'Configurez votre boîte sur ordinateur ou mobile : paramètres IMAP et SMTP, ports, chiffrement, et le sens des quatre erreurs courantes.',
  next: { heading: 'Pas encore de boîte mail ? Comparez les offres.', label: 'Voir l’hébergement mail' },
  body: [
    text(
      'Tous les logiciels de messagerie demandent les mêmes données : l’identifiant, le serveur entrant et le serveur sortant. Voici celles des boîtes qui sont chez nous, avec les noms que portent d’ordinaire les champs.',
    ),
    heading('Paramètres IMAP et SMTP'),
    points(
      '**Identifiant (nom d’utilisateur) :** votre adresse mail complète, en réception comme en envoi.',
      '**Mot de passe :** celui de la boîte mail, pas celui de votre compte dans la boutique. Le serveur sortant le demande aussi.',
    ),
    table(['Serveur', 'Protocole', 'Port', 'Chiffrement'], ['Entrant', 'IMAP', '993', 'SSL/TLS'], ['Sortant', 'SMTP', '465', 'SSL/TLS']),
    text(
      'Vous recevez les noms des deux serveurs avec la boîte ; si vous ne les trouvez plus, [demandez au support](/contact). Les connexions non chiffrées sont volontairement désactivées : votre mot de passe n’est jamais envoyé en clair.',
    ),
    heading('IMAP ou POP ?'),
    text(
      'Choisissez IMAP. Les messages restent sur le serveur, et le mobile, l’ordinateur et le webmail affichent les mêmes dossiers. POP télécharge les messages sur un appareil et les supprime en général du serveur ; sur le deuxième appareil, il en manque la moitié.',
    ),
    heading('Configurer ses mails sur un ordinateur'),
    steps(
      'Ouvrez les paramètres de comptes du logiciel et ajoutez un compte. S’il ne trouve pas les paramètres tout seul, choisissez la configuration manuelle.',
      'Saisissez votre nom, votre adresse et votre mot de passe.',
      'Pour la réception, choisissez IMAP et indiquez le serveur, le port 993 et SSL/TLS.',
      'Pour l’envoi, indiquez le serveur, le port 465 et SSL/TLS.',
      'Pour l’envoi, choisissez « Mot de passe normal » et le même identifiant.',
      'Envoyez-vous un message. Il doit arriver, puis se trouver dans le dossier des messages envoyés.',
    ),
    heading('Configurer ses mails sur un mobile'),
    text(
      'Les mobiles demandent les mêmes données dans le même ordre. Choisissez « Autre » ou « IMAP » plutôt qu’un grand fournisseur, et saisissez l’adresse complète comme identifiant pour les deux serveurs. Certains proposent le port 143 ou 587 avec STARTTLS : remplacez-les par 993 et 465 avec SSL/TLS.',
    ),
    heading('Lire ses mails dans le navigateur'),
    text(
      'Le webmail ne demande aucun réglage : connectez-vous avec votre adresse et votre mot de passe. Il existe en quatre langues, et c’est le test le plus rapide : si la connexion y fonctionne mais pas dans votre logiciel, les paramètres du logiciel sont incorrects.',
    ),
    heading('Limites des boîtes et des pièces jointes'),
    text(
      'Mail Solo comprend 10 Go et des pièces jointes de 25 Mo, Mail Team 25 Go et 50 Mo, Mail Company 50 Go et 100 Mo par boîte. Les boîtes des offres mutualisées ont 5 Go chacune. L’encodage alourdit les pièces jointes d’un tiers environ : un fichier de 18 Mo approche déjà la limite de 25 Mo. Pour les plus gros fichiers, envoyez un lien.',
    ),
    heading('Ce que signifient les messages d’erreur'),
    points(
      '**Échec de l’authentification.** L’identifiant ou le mot de passe est incorrect. C’est presque toujours l’identifiant : il faut l’adresse complète.',
      '**Délai d’attente dépassé.** Le port est incorrect, ou le réseau bloque les ports de messagerie, comme dans certains hôtels. Essayez la connexion mobile.',
      '**Le certificat n’est pas valide.** Le nom du serveur diffère de celui que nous vous avons donné. N’acceptez pas l’exception, corrigez le nom.',
      '**Relais refusé.** Le logiciel envoie sans s’identifier. Activez l’authentification pour l’envoi.',
    ),
    heading('La connexion en deux étapes pour les boîtes'),
    text(
      'Dès Mail Team, chaque boîte peut demander une seconde étape à la connexion. Un logiciel qui ne sait pas demander de code a alors besoin d’un mot de passe d’application. Créez-en un par appareil : si vous perdez un mobile, vous n’en révoquez qu’un. Le support vous montre où.',
    ),
  ],
}

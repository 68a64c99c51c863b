import type { ArticleWords } from '../../../article'
import { code, heading, steps, text } from '../../../article-text'

export const fr: ArticleWords = {
  title: 'Configurer un nouveau VPS : premiers pas',
  description:
    'Sécuriser un nouveau VPS en six étapes : clé SSH, utilisateur sudo, accès root désactivé, pare-feu, mises à jour automatiques, instantané.',
  next: { heading: 'Un VPS avec accès root complet.', label: 'Voir les offres VPS' },
  body: [
    text(
      'Un nouveau serveur sur internet est scanné en quelques minutes : des robots essaient tous les ports et tentent de deviner des mots de passe. Rien d’inquiétant, mais une bonne raison de consacrer la première heure à la sécurité. Les commandes ci-dessous valent pour Debian et Ubuntu.',
    ),
    heading('Avant de commencer : créer une clé SSH'),
    text(
      'Une clé SSH est plus longue que n’importe quel mot de passe, et sa moitié privée ne quitte jamais votre ordinateur. Créez-la là, pas sur le serveur :',
    ),
    code('ssh-keygen -t ed25519 -C "ines on her laptop"'),
    text(
      'Protégez-la par une phrase secrète. Le fichier qui finit par `.pub` est la clé publique : ajoutez-la au serveur par la console, ou envoyez-la au support. Ne communiquez jamais la clé privée. Sur nos serveurs, on se connecte par clé ; la connexion SSH par mot de passe est désactivée, sauf si vous l’activez.',
    ),
    heading('Étape 1 : se connecter et mettre à jour'),
    code('ssh root@203.0.113.10', 'apt update && apt full-upgrade', 'reboot'),
    text(
      'À la première connexion, SSH affiche une empreinte et demande si vous lui faites confiance. Comparez-la à celle de la console avant d’accepter. Si elle change un jour, SSH vous avertit.',
    ),
    heading('Étape 2 : créer un utilisateur sudo'),
    text('Ne travaillez pas en root au quotidien. Créez un utilisateur, donnez-lui les droits `sudo` et copiez-lui votre clé SSH :'),
    code('adduser ines', 'usermod -aG sudo ines', 'rsync --archive --chown=ines:ines ~/.ssh /home/ines'),
    text(
      'Ouvrez une **seconde** fenêtre et testez `ssh ines@203.0.113.10` avant de fermer la première. Vous ne risquez ainsi pas de perdre l’accès.',
    ),
    heading('Étape 3 : désactiver root et les mots de passe'),
    text('Écrivez ces lignes dans le fichier `/etc/ssh/sshd_config.d/00-own.conf` :'),
    code('PermitRootLogin no', 'PasswordAuthentication no'),
    text('Vérifiez ensuite la configuration et rechargez SSH :'),
    code('sudo sshd -t && sudo systemctl reload ssh'),
    text(
      'Si vous perdez malgré tout l’accès, utilisez la console du navigateur. Elle ne dépend pas de SSH et vous permet de corriger le fichier.',
    ),
    heading('Étape 4 : configurer un pare-feu'),
    text(
      'Chaque VPS est protégé par un pare-feu réseau. Utilisez-le, et celui du serveur aussi. Autorisez les services que vous proposez, et rien d’autre :',
    ),
    code('sudo apt install ufw', 'sudo ufw allow OpenSSH', 'sudo ufw allow 80,443/tcp', 'sudo ufw enable'),
    text(
      'Autorisez SSH **avant** d’activer le pare-feu. Une base de données n’a pas besoin de port ouvert si seul votre serveur l’utilise. Le port 25 pour les mails sortants est d’abord fermé, et nous l’ouvrons sur demande : [écrivez-nous](/contact) avec le domaine depuis lequel vous enverrez.',
    ),
    heading('Étape 5 : activer les mises à jour automatiques'),
    code('sudo apt install unattended-upgrades', 'sudo dpkg-reconfigure -plow unattended-upgrades'),
    text(
      'Nos images système contiennent déjà ce paquet. Il installe la nuit les mises à jour de sécurité. Une fois par mois, vérifiez si le serveur doit redémarrer : c’est le cas si le fichier `/var/run/reboot-required` existe.',
    ),
    heading('Étape 6 : prendre un instantané'),
    text(
      'Prenez un instantané maintenant, tant que le système est propre. Vous pouvez en garder trois, et en restaurer un prend environ une minute. Un instantané est stocké à côté du serveur : il vous protège de vos propres erreurs, pas de la perte du bâtiment. Pour cela, il faut [une sauvegarde hors site](/knowledge-base/backups-and-restore).',
    ),
    heading('Étapes suivantes'),
    steps(
      'Configurez le DNS inverse de votre adresse IP, si vous envoyez des mails.',
      '[Faites pointer votre domaine](/knowledge-base/point-a-name) vers le serveur avec des enregistrements A et AAAA.',
      'Installez un certificat SSL et vérifiez que son renouvellement fonctionne.',
      'Notez ce que vous avez fait. Dans un an, vous voudrez le savoir.',
    ),
  ],
}

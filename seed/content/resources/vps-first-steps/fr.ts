import type { ArticleWords } from '../../../article'
import { code, heading, steps, text } from '../../../article-text'

export const fr: ArticleWords = {
  title: 'Un nouveau VPS : la première heure',
  description:
    'Des clés au lieu de mots de passe, un utilisateur à vous, un pare-feu, des mises à jour automatiques et un instantané, avant tout le reste.',
  next: { heading: 'Une machine avec vos clés.', label: 'Voir les offres VPS' },
  body: [
    text(
      'Une machine neuve sur internet est essayée en quelques minutes : des programmes frappent à toutes les portes et devinent des mots de passe. Rien d’inquiétant, et une bonne raison de bien employer la première heure. Les commandes ci-dessous valent pour Debian et Ubuntu.',
    ),
    heading('Avant de commencer : une paire de clés'),
    text('Une clé est plus longue que tout mot de passe et ne voyage jamais. Créez-la sur votre ordinateur, pas sur le serveur :'),
    code('ssh-keygen -t ed25519 -C "ines on her laptop"'),
    text(
      'Donnez-lui une phrase secrète. Le fichier qui finit par `.pub` est la moitié publique ; c’est elle que reçoit la machine, par la console ou par le support. L’autre moitié reste chez vous. Sur nos machines, on se connecte par clé, et les mots de passe par le réseau sont coupés, sauf si vous les activez.',
    ),
    heading('Étape 1 : se connecter et mettre à jour'),
    code('ssh root@203.0.113.10', 'apt update && apt full-upgrade', 'reboot'),
    text(
      'La première fois, SSH montre une empreinte et demande si vous lui faites confiance. Comparez-la à celle de la console avant de dire oui ; ensuite SSH vous avertit si elle change.',
    ),
    heading('Étape 2 : un utilisateur à vous'),
    text('Ne travaillez en root que s’il le faut. Créez un utilisateur, autorisez-lui `sudo` et donnez-lui votre clé :'),
    code('adduser ines', 'usermod -aG sudo ines', 'rsync --archive --chown=ines:ines ~/.ssh /home/ines'),
    text(
      'Ouvrez une **seconde** fenêtre et essayez `ssh ines@203.0.113.10` avant de fermer la première. Cette habitude sauve plus de soirées que toutes les autres de cette page.',
    ),
    heading('Étape 3 : fermer la porte à root'),
    text('Écrivez ces lignes dans le fichier `/etc/ssh/sshd_config.d/own.conf` :'),
    code('PermitRootLogin no', 'PasswordAuthentication no'),
    text('Vérifiez-les, puis chargez-les :'),
    code('sudo sshd -t && sudo systemctl reload ssh'),
    text(
      'Si vous vous êtes malgré tout enfermé dehors, il y a la console dans le navigateur. Elle ne passe pas par SSH et permet de réparer le fichier.',
    ),
    heading('Étape 4 : un pare-feu'),
    text(
      'Chaque VPS a un pare-feu devant la machine. Servez-vous-en, et de celui de la machine aussi. Autorisez ce que vous offrez, et rien d’autre :',
    ),
    code('sudo apt install ufw', 'sudo ufw allow OpenSSH', 'sudo ufw allow 80,443/tcp', 'sudo ufw enable'),
    text(
      'Autorisez SSH **avant** de l’activer. Une base de données n’a besoin d’aucune porte ouverte : elle écoute sur la machine même. Le port 25 pour les mails sortants est fermé le premier jour et ouvert sur demande : [écrivez-nous](/contact) avec le nom d’où vous enverrez.',
    ),
    heading('Étape 5 : des mises à jour automatiques'),
    code('sudo apt install unattended-upgrades', 'sudo dpkg-reconfigure -plow unattended-upgrades'),
    text(
      'Les images que nous proposons en sont équipées. Les mises à jour de sécurité s’installent la nuit. Une fois par mois, voyez si la machine veut redémarrer : le fichier `/var/run/reboot-required` le dit.',
    ),
    heading('Étape 6 : un retour en arrière'),
    text(
      'Prenez un instantané maintenant, tant que la machine est propre. Trois sont gardés à la fois, et revenir à l’un d’eux prend environ une minute. Mais un instantané est à côté de la machine : il aide contre vos propres erreurs, pas contre la perte du bâtiment. Pour cela, il faut [une copie ailleurs](/knowledge-base/backups-and-restore).',
    ),
    heading('Et ensuite'),
    steps(
      'Réglez le DNS inverse de l’adresse, si vous envoyez des mails.',
      '[Dirigez votre domaine](/knowledge-base/point-a-name) vers la machine, A et AAAA.',
      'Obtenez un certificat et vérifiez que son renouvellement marche.',
      'Notez ce que vous avez fait. Dans un an, vous voudrez le savoir.',
    ),
  ],
}

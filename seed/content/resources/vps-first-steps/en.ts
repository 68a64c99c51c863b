import type { ArticleWords } from '../../../article'
import { code, heading, steps, text } from '../../../article-text'

export const en: ArticleWords = {
  title: 'A new VPS: the first hour',
  description:
    'Keys instead of passwords, a user of your own, a firewall, updates that run by themselves and a snapshot: five steps before anything else.',
  next: { heading: 'A machine with your keys.', label: 'See VPS plans' },
  body: [
    text(
      'A new machine on the internet is tried within minutes: programs knock at every door and guess passwords. That is no reason to worry and a good reason to spend the first hour well. The commands below are for Debian and Ubuntu.',
    ),
    heading('Before you start: a key pair'),
    text('A key is longer than any password and never travels over the line. Make one on your own computer, not on the server:'),
    code('ssh-keygen -t ed25519 -C "ines on her laptop"'),
    text(
      'Give it a passphrase. The file ending in `.pub` is the public half; that is the one the machine gets, through the console or from support. The other half stays with you. On our machines you log in with keys, and passwords over the network are off unless you turn them on.',
    ),
    heading('Step 1: log in and update'),
    code('ssh root@203.0.113.10', 'apt update && apt full-upgrade', 'reboot'),
    text(
      'The first time, SSH shows a fingerprint and asks whether you trust it. Compare it with the one in the console before you say yes; afterwards SSH warns you if it ever changes.',
    ),
    heading('Step 2: a user of your own'),
    text('Work as root only when you must. Make a user, let it use `sudo` and give it your key:'),
    code('adduser ines', 'usermod -aG sudo ines', 'rsync --archive --chown=ines:ines ~/.ssh /home/ines'),
    text(
      'Open a **second** window and try `ssh ines@203.0.113.10` before you close the first. That habit saves more evenings than any other on this page.',
    ),
    heading('Step 3: close the door to root'),
    text('Write these lines into the file `/etc/ssh/sshd_config.d/own.conf`:'),
    code('PermitRootLogin no', 'PasswordAuthentication no'),
    text('Then check and load them:'),
    code('sudo sshd -t && sudo systemctl reload ssh'),
    text(
      'If you have locked yourself out all the same, there is the console in the browser. It does not go through SSH and lets you repair the file.',
    ),
    heading('Step 4: a firewall'),
    text(
      'Every VPS has a firewall in front of the machine. Use it, and the one on the machine besides. Allow what you offer and nothing else:',
    ),
    code('sudo apt install ufw', 'sudo ufw allow OpenSSH', 'sudo ufw allow 80,443/tcp', 'sudo ufw enable'),
    text(
      'Allow SSH **before** you enable it. A database needs no open door; it listens on the machine itself. Port 25 for outgoing email is closed on the first day and opened on request: [write to us](/contact) with the name you will send from.',
    ),
    heading('Step 5: updates that run by themselves'),
    code('sudo apt install unattended-upgrades', 'sudo dpkg-reconfigure -plow unattended-upgrades'),
    text(
      'The images we offer come with it. It installs security updates at night. Once a month look whether the machine wants a restart: the file `/var/run/reboot-required` says so.',
    ),
    heading('Step 6: a way back'),
    text(
      'Take a snapshot now, while the machine is clean. Three are kept at a time, and returning to one takes about a minute. But a snapshot lies beside the machine: it helps against your own mistakes, not against the loss of the building. For that you need [a copy elsewhere](/knowledge-base/backups-and-restore).',
    ),
    heading('What comes next'),
    steps(
      'Set the reverse DNS of the address, if you send email.',
      '[Point your domain](/knowledge-base/point-a-name) at the machine, A and AAAA.',
      'Get a certificate and check that its renewal works.',
      'Write down what you did. In a year you will want to know.',
    ),
  ],
}

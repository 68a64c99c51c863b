import type { ArticleWords } from '../../../article'
import { code, heading, steps, text } from '../../../article-text'

export const en: ArticleWords = {
  title: 'VPS setup: first steps on a new server',
  description:
    'How to secure a new VPS in six steps: SSH key login, a sudo user, no root login, a firewall, automatic updates and a first snapshot.',
  next: { heading: 'Get a VPS with full root access.', label: 'See VPS plans' },
  body: [
    text(
      'A new server on the internet is scanned within minutes: bots try every port and guess passwords. That is no cause for alarm, but a good reason to spend the first hour on security. The commands below are for Debian and Ubuntu.',
    ),
    heading('Before you start: create an SSH key'),
    text('An SSH key is longer than any password, and its private half never leaves your computer. Create it there, not on the server:'),
    code('ssh-keygen -t ed25519 -C "ines on her laptop"'),
    text(
      'Protect it with a passphrase. The file ending in `.pub` is the public key: add it to the server through the console, or send it to support. Never share the private key. On our servers you log in with keys; password login over SSH is off unless you turn it on.',
    ),
    heading('Step 1: log in and update the system'),
    code('ssh root@203.0.113.10', 'apt update && apt full-upgrade', 'reboot'),
    text(
      'On the first login SSH shows a fingerprint and asks whether you trust it. Compare it with the one in the console before you answer yes. If it ever changes, SSH warns you.',
    ),
    heading('Step 2: create a sudo user'),
    text('Do not work as root every day. Create a user, allow it to use `sudo` and copy your SSH key to it:'),
    code('adduser ines', 'usermod -aG sudo ines', 'rsync --archive --chown=ines:ines ~/.ssh /home/ines'),
    text('Open a **second** window and test `ssh ines@203.0.113.10` before you close the first. Then you cannot lock yourself out.'),
    heading('Step 3: disable root and password login'),
    text('Write these lines to the file `/etc/ssh/sshd_config.d/00-own.conf`:'),
    code('PermitRootLogin no', 'PasswordAuthentication no'),
    text('Then check the configuration and reload SSH:'),
    code('sudo sshd -t && sudo systemctl reload ssh'),
    text(
      'If you lock yourself out all the same, use the console in the browser. It does not depend on SSH, so you can correct the file there.',
    ),
    heading('Step 4: set up a firewall'),
    text(
      'Every VPS has a network firewall in front of it. Use it, and the one on the server as well. Allow the services you offer and nothing else:',
    ),
    code('sudo apt install ufw', 'sudo ufw allow OpenSSH', 'sudo ufw allow 80,443/tcp', 'sudo ufw enable'),
    text(
      'Allow SSH **before** you enable the firewall. A database needs no open port if only your own server uses it. Port 25 for outgoing email is closed at first, and we open it on request: [write to us](/contact) with the domain you will send from.',
    ),
    heading('Step 5: turn on automatic updates'),
    code('sudo apt install unattended-upgrades', 'sudo dpkg-reconfigure -plow unattended-upgrades'),
    text(
      'Our system images include this package already. It installs security updates at night. Once a month, check whether the server needs a restart: it does if the file `/var/run/reboot-required` exists.',
    ),
    heading('Step 6: take a snapshot'),
    text(
      'Take a snapshot now, while the system is clean. You can keep three, and restoring one takes about a minute. A snapshot is stored next to the server, so it protects you from your own mistakes, but not from the loss of the building. For that you need [an off-site backup](/knowledge-base/backups-and-restore).',
    ),
    heading('Next steps'),
    steps(
      'Set the reverse DNS of your IP address, if you send email.',
      '[Point your domain](/knowledge-base/point-a-name) to the server with A and AAAA records.',
      'Install an SSL certificate and check that its renewal works.',
      'Write down what you did. In a year you will want to know.',
    ),
  ],
}

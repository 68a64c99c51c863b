import type { ArticleWords } from '../../../article'
import { code, heading, steps, text } from '../../../article-text'

export const de: ArticleWords = {
  title: 'Ein neuer VPS: die erste Stunde',
  description:
    'Schlüssel statt Passwörter, ein eigener Benutzer, eine Firewall, Updates, die von selbst laufen, und ein Snapshot, vor allem anderen.',
  next: { heading: 'Eine Maschine mit Ihren Schlüsseln.', label: 'VPS-Tarife ansehen' },
  body: [
    text(
      'Eine neue Maschine im Internet wird binnen Minuten ausprobiert: Programme klopfen an jede Tür und raten Passwörter. Das ist kein Grund zur Sorge und ein guter, die erste Stunde sinnvoll zu nutzen. Die Befehle unten gelten für Debian und Ubuntu.',
    ),
    heading('Vorher: ein Schlüsselpaar'),
    text(
      'Ein Schlüssel ist länger als jedes Passwort und geht nie über die Leitung. Erzeugen Sie ihn auf dem eigenen Computer, nicht auf dem Server:',
    ),
    code('ssh-keygen -t ed25519 -C "ines on her laptop"'),
    text(
      'Geben Sie ihm eine Passphrase. Die Datei mit der Endung `.pub` ist die öffentliche Hälfte; diese bekommt die Maschine, über die Konsole oder vom Kundendienst. Die andere Hälfte bleibt bei Ihnen. Auf unseren Maschinen meldet man sich mit Schlüsseln an, und Passwörter über das Netz sind aus, solange Sie sie nicht einschalten.',
    ),
    heading('Schritt 1: anmelden und aktualisieren'),
    code('ssh root@203.0.113.10', 'apt update && apt full-upgrade', 'reboot'),
    text(
      'Beim ersten Mal zeigt SSH einen Fingerabdruck und fragt, ob Sie ihm trauen. Vergleichen Sie ihn mit dem in der Konsole, bevor Sie zustimmen; danach warnt SSH Sie, falls er sich je ändert.',
    ),
    heading('Schritt 2: ein eigener Benutzer'),
    text(
      'Arbeiten Sie nur als root, wenn es sein muss. Legen Sie einen Benutzer an, erlauben Sie ihm `sudo` und geben Sie ihm Ihren Schlüssel:',
    ),
    code('adduser ines', 'usermod -aG sudo ines', 'rsync --archive --chown=ines:ines ~/.ssh /home/ines'),
    text(
      'Öffnen Sie ein **zweites** Fenster und versuchen Sie `ssh ines@203.0.113.10`, bevor Sie das erste schließen. Diese Gewohnheit rettet mehr Abende als jede andere auf dieser Seite.',
    ),
    heading('Schritt 3: die Tür für root schließen'),
    text('Schreiben Sie diese Zeilen in die Datei `/etc/ssh/sshd_config.d/own.conf`:'),
    code('PermitRootLogin no', 'PasswordAuthentication no'),
    text('Dann prüfen und laden:'),
    code('sudo sshd -t && sudo systemctl reload ssh'),
    text(
      'Haben Sie sich trotzdem ausgesperrt, gibt es die Konsole im Browser. Sie geht nicht über SSH und lässt Sie die Datei reparieren.',
    ),
    heading('Schritt 4: eine Firewall'),
    text(
      'Vor jedem VPS steht eine Firewall. Nutzen Sie sie, und die auf der Maschine dazu. Erlauben Sie, was Sie anbieten, und sonst nichts:',
    ),
    code('sudo apt install ufw', 'sudo ufw allow OpenSSH', 'sudo ufw allow 80,443/tcp', 'sudo ufw enable'),
    text(
      'Erlauben Sie SSH, **bevor** Sie sie einschalten. Eine Datenbank braucht keine offene Tür, sie lauscht auf der Maschine selbst. Port 25 für ausgehende E-Mails ist am ersten Tag zu und wird auf Wunsch geöffnet: [Schreiben Sie uns](/contact), von welcher Domain Sie senden werden.',
    ),
    heading('Schritt 5: Updates, die von selbst laufen'),
    code('sudo apt install unattended-upgrades', 'sudo dpkg-reconfigure -plow unattended-upgrades'),
    text(
      'Die Images, die wir anbieten, bringen das mit. Sicherheitsupdates werden nachts installiert. Sehen Sie einmal im Monat nach, ob die Maschine einen Neustart will: Die Datei `/var/run/reboot-required` sagt es.',
    ),
    heading('Schritt 6: ein Rückweg'),
    text(
      'Machen Sie jetzt einen Snapshot, solange die Maschine sauber ist. Drei werden aufbewahrt, und die Rückkehr zu einem dauert etwa eine Minute. Ein Snapshot liegt aber neben der Maschine: Er hilft gegen eigene Fehler, nicht gegen den Verlust des Gebäudes. Dafür brauchen Sie [eine Kopie an anderem Ort](/knowledge-base/backups-and-restore).',
    ),
    heading('Was als Nächstes kommt'),
    steps(
      'Setzen Sie das Reverse-DNS der Adresse, wenn Sie E-Mails versenden.',
      '[Richten Sie Ihre Domain](/knowledge-base/point-a-name) auf die Maschine, A und AAAA.',
      'Holen Sie ein Zertifikat und prüfen Sie, ob seine Verlängerung klappt.',
      'Schreiben Sie auf, was Sie getan haben. In einem Jahr wollen Sie es wissen.',
    ),
  ],
}

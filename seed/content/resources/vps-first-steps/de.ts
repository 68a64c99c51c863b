import type { ArticleWords } from '../../../article'
import { code, heading, steps, text } from '../../../article-text'

export const de: ArticleWords = {
  title: 'VPS einrichten: die ersten Schritte',
  description:
    'Einen neuen VPS in sechs Schritten absichern: SSH-Schlüssel, sudo-Benutzer, kein Root-Login, Firewall, automatische Updates, Snapshot.',
  next: { heading: 'Ein VPS mit vollem Root-Zugriff.', label: 'VPS-Tarife ansehen' },
  body: [
    text(
      'Ein neuer Server im Internet wird innerhalb von Minuten gescannt: Bots probieren alle Ports und raten Passwörter. Das ist kein Grund zur Sorge, aber ein guter Grund, die erste Stunde in die Sicherheit zu stecken. Die Befehle unten gelten für Debian und Ubuntu.',
    ),
    heading('Vorher: einen SSH-Schlüssel erzeugen'),
    text(
      'Ein SSH-Schlüssel ist länger als jedes Passwort, und seine private Hälfte verlässt Ihren Computer nie. Erzeugen Sie ihn dort, nicht auf dem Server:',
    ),
    code('ssh-keygen -t ed25519 -C "ines on her laptop"'),
    text(
      'Schützen Sie ihn mit einer Passphrase. Die Datei mit der Endung `.pub` ist der öffentliche Schlüssel: Fügen Sie ihn über die Konsole dem Server hinzu, oder schicken Sie ihn dem Support. Geben Sie den privaten Schlüssel nie weiter. Auf unseren Servern melden Sie sich mit Schlüsseln an; die SSH-Anmeldung mit Passwort ist aus, solange Sie sie nicht einschalten.',
    ),
    heading('Schritt 1: anmelden und System aktualisieren'),
    code('ssh root@203.0.113.10', 'apt update && apt full-upgrade', 'reboot'),
    text(
      'Bei der ersten Anmeldung zeigt SSH einen Fingerabdruck und fragt, ob Sie ihm vertrauen. Vergleichen Sie ihn mit dem in der Konsole, bevor Sie zustimmen. Ändert er sich später, warnt SSH Sie.',
    ),
    heading('Schritt 2: einen sudo-Benutzer anlegen'),
    text(
      'Arbeiten Sie nicht täglich als root. Legen Sie einen Benutzer an, erlauben Sie ihm `sudo` und kopieren Sie ihm Ihren SSH-Schlüssel:',
    ),
    code('adduser ines', 'usermod -aG sudo ines', 'rsync --archive --chown=ines:ines ~/.ssh /home/ines'),
    text(
      'Öffnen Sie ein **zweites** Fenster und testen Sie `ssh ines@203.0.113.10`, bevor Sie das erste schließen. So können Sie sich nicht aussperren.',
    ),
    heading('Schritt 3: Root- und Passwort-Login abschalten'),
    text('Schreiben Sie diese Zeilen in die Datei `/etc/ssh/sshd_config.d/00-own.conf`:'),
    code('PermitRootLogin no', 'PasswordAuthentication no'),
    text('Prüfen Sie dann die Konfiguration und laden Sie SSH neu:'),
    code('sudo sshd -t && sudo systemctl reload ssh'),
    text(
      'Haben Sie sich trotzdem ausgesperrt, nutzen Sie die Konsole im Browser. Sie kommt ohne SSH aus, und Sie können die Datei dort korrigieren.',
    ),
    heading('Schritt 4: eine Firewall einrichten'),
    text(
      'Jedem VPS ist eine Netzwerk-Firewall vorgeschaltet. Nutzen Sie diese und auch die auf dem Server. Erlauben Sie die Dienste, die Sie anbieten, und sonst nichts:',
    ),
    code('sudo apt install ufw', 'sudo ufw allow OpenSSH', 'sudo ufw allow 80,443/tcp', 'sudo ufw enable'),
    text(
      'Erlauben Sie SSH, **bevor** Sie die Firewall einschalten. Eine Datenbank braucht keinen offenen Port, wenn nur Ihr Server sie nutzt. Port 25 für ausgehende E-Mails ist anfangs geschlossen, und wir öffnen ihn auf Wunsch: [Schreiben Sie uns](/contact), von welcher Domain Sie senden werden.',
    ),
    heading('Schritt 5: automatische Updates einschalten'),
    code('sudo apt install unattended-upgrades', 'sudo dpkg-reconfigure -plow unattended-upgrades'),
    text(
      'Unsere System-Images enthalten dieses Paket schon. Es installiert nachts Sicherheitsupdates. Prüfen Sie einmal im Monat, ob der Server einen Neustart braucht: Das ist der Fall, wenn die Datei `/var/run/reboot-required` existiert.',
    ),
    heading('Schritt 6: einen Snapshot machen'),
    text(
      'Machen Sie jetzt einen Snapshot, solange das System sauber ist. Sie können drei aufbewahren, und einen wiederherzustellen dauert etwa eine Minute. Ein Snapshot liegt direkt beim Server: Er schützt vor eigenen Fehlern, nicht vor dem Verlust des Gebäudes. Dafür brauchen Sie [ein Backup an einem anderen Ort](/knowledge-base/backups-and-restore).',
    ),
    heading('Die nächsten Schritte'),
    steps(
      'Setzen Sie den Reverse-DNS-Eintrag Ihrer IP-Adresse, wenn Sie E-Mails versenden.',
      '[Verbinden Sie Ihre Domain](/knowledge-base/point-a-name) über A- und AAAA-Einträge mit dem Server.',
      'Installieren Sie ein SSL-Zertifikat und prüfen Sie, ob seine Verlängerung funktioniert.',
      'Schreiben Sie auf, was Sie getan haben. In einem Jahr wollen Sie es wissen.',
    ),
  ],
}

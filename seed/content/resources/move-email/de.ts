import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const de: ArticleWords = {
  title: 'E-Mails umziehen, ohne Nachrichten zu verlieren',
  description:
    'E-Mails in der richtigen Reihenfolge umziehen: Postfächer anlegen, Ordner per IMAP kopieren, MX-Eintrag ändern, noch einmal kopieren.',
  next: { heading: 'Ein Postfach mit Ihrer eigenen Domain.', label: 'E-Mail-Hosting ansehen' },
  body: [
    text(
      'Beim Umzug gehen E-Mails verloren, wenn Absender schon an den neuen Server zustellen und es das Postfach dort noch nicht gibt, oder wenn der alte Vertrag endet, bevor die letzte Nachricht kopiert ist. Beides ist eine Frage der Reihenfolge.',
    ),
    heading('Der einfache Weg: Wir kopieren die Ordner'),
    text(
      'Bei unseren [E-Mail-Tarifen](/email-hosting) kommen Ihre alten E-Mails mit: Wir kopieren die Ordner, bevor die Domain umgestellt wird, und danach noch einmal. Sagen Sie dem Support bei der Bestellung, welche Postfächer Sie haben und wo sie liegen. Schicken Sie nie Passwörter per E-Mail; wir sagen Ihnen, wie Sie sie sicher eingeben.',
    ),
    heading('Was sich umziehen lässt und was nicht'),
    points(
      'Nachrichten und Ordner lassen sich über IMAP kopieren.',
      'Adressbücher und Kalender meist nicht: Exportieren Sie sie als vCard- und iCalendar-Dateien und importieren Sie sie neu.',
      'Filterregeln, Signaturen und Abwesenheitsnotizen müssen Sie neu einrichten.',
      'Mit POP abgeholte Nachrichten liegen auf Ihrem Computer, nicht auf dem Server. Richten Sie das Konto zuerst als IMAP ein und ziehen Sie sie in einen Ordner.',
    ),
    heading('Zwei Tage vorher'),
    steps(
      'Listen Sie alle Adressen auf, auch die, an die niemand denkt: info@, rechnung@, die des Druckers, der Scans verschickt. Auch Weiterleitungen und Gruppenadressen gehören dazu.',
      'Legen Sie jedes Postfach beim neuen Anbieter an, mit demselben Namen vor dem @.',
      'Vergleichen Sie die Größen. Unsere Postfächer fassen je nach Tarif 10, 25 oder 50 GB; archivieren Sie vorher, was größer ist.',
      'Senken Sie die TTL des MX-Eintrags auf 300 Sekunden.',
    ),
    heading('Die erste Kopie'),
    text('Ein Programm wie `imapsync` kopiert Ordner für Ordner, überspringt, was schon da ist, und darf beliebig oft laufen:'),
    code(
      'imapsync --host1 imap.old.example.net --user1 ines@example.com \\',
      '         --host2 imap.new.example.net --user2 ines@example.com \\',
      '         --ssl1 --ssl2',
    ),
    text(
      'Es fragt nach den Passwörtern, wenn Sie sie nicht in den Befehl schreiben, und das ist sicherer. Der erste Lauf kann Stunden dauern; niemand bemerkt es, denn das alte Postfach funktioniert weiter. Bei wenigen Nachrichten können Sie auch beide Konten in einem Programm einrichten und die Ordner hinüberziehen.',
    ),
    heading('Die Umstellung selbst'),
    steps(
      'Ändern Sie den MX-Eintrag auf die neuen Server. Die Zeilen dazu zeigt [DNS-Einträge erklärt](/knowledge-base/dns-records).',
      'Ändern Sie SPF, DKIM und DMARC zur gleichen Zeit, sonst landen Ihre ersten Nachrichten womöglich im Spam. [So richten Sie sie ein](/knowledge-base/spf-dkim-dmarc).',
      'Schicken Sie sich von einem anderen Anbieter eine Nachricht und prüfen Sie, wo sie ankommt.',
      'Geben Sie allen die neuen [Server und Ports](/knowledge-base/email-settings), oder richten Sie die Handys selbst ein.',
    ),
    text(
      'Einige Stunden lang stellen manche Absender noch an den alten Server zu. Das schadet nicht, solange es die alten Postfächer gibt.',
    ),
    heading('Die zweite Kopie'),
    text(
      'Wiederholen Sie die Kopie nach einem Tag und noch einmal nach zwei Tagen. Übertragen wird nur, was seither beim alten Server ankam. Sehen Sie dann ein letztes Mal in die alten Postfächer: Kam zwei Tage lang nichts Neues, sind Sie fertig.',
    ),
    heading('Bevor Sie den alten Vertrag kündigen'),
    points(
      'Öffnen Sie jedes neue Postfach und vergleichen Sie: Ein Ordner sollte auf beiden Seiten gleich viele Nachrichten haben.',
      'Suchen Sie die älteste Nachricht, die Ihnen einfällt, und eine mit großem Anhang.',
      'Behalten Sie die alten Postfächer noch zwei Wochen, wenn der Vertrag es erlaubt.',
      'Ändern Sie die SMTP-Zugangsdaten überall, wo Ihre Website E-Mails verschickt: Kontaktformular, Shop, Newsletter.',
    ),
    heading('Wenn Nachrichten zurückkommen'),
    text(
      'Lesen Sie die Fehlermeldung: Sie nennt den Server, der abgelehnt hat. „User unknown“ heißt, dass ein Postfach vergessen wurde; legen Sie es an und bitten Sie den Absender, die Nachricht noch einmal zu schicken. „Relay denied“ heißt, dass der neue Server Ihre Domain noch nicht kennt. Sind Domain und Postfächer bei uns, [schicken Sie uns die vollständige Fehlermeldung](/contact).',
    ),
  ],
}

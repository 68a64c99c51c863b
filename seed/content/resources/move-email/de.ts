import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const de: ArticleWords = {
  title: 'E-Mails umziehen, ohne eine zu verlieren',
  description:
    'Postfächer anlegen, Ordner kopieren, MX-Eintrag ändern, noch einmal kopieren. In dieser Reihenfolge fällt nichts zwischen zwei Server.',
  next: { heading: 'Ein Postfach unter Ihrem Namen.', label: 'E-Mail-Hosting ansehen' },
  body: [
    text(
      'Beim Umzug gehen E-Mails verloren, wenn Absender schon an den neuen Server schreiben und es das Postfach dort noch nicht gibt, oder wenn der alte Vertrag endet, bevor die letzte Nachricht geholt ist. Beides ist eine Frage der Reihenfolge.',
    ),
    heading('Der kurze Weg: Wir kopieren die Ordner'),
    text(
      'Bei unseren [E-Mail-Tarifen](/email-hosting) kommt die alte E-Mail mit: Wir kopieren die Ordner, bevor die Domain umgestellt wird, und danach noch einmal. Sagen Sie dem Kundendienst bei der Bestellung, welche Postfächer es gibt und wo sie liegen. Passwörter gehören nicht in eine E-Mail; wir sagen Ihnen, wie Sie sie sicher eingeben.',
    ),
    heading('Was umzieht und was nicht'),
    points(
      'Nachrichten und Ordner ziehen um, über IMAP.',
      'Adressbücher und Kalender meist nicht: Exportieren Sie sie als vCard- und iCalendar-Dateien und importieren Sie sie am neuen Ort.',
      'Regeln, Signaturen und Abwesenheitsnotizen müssen neu geschrieben werden.',
      'Mit POP abgeholte Nachrichten liegen auf Ihrem Computer, nicht auf dem Server. Stellen Sie das Programm zuerst auf IMAP um und ziehen Sie sie in einen Ordner.',
    ),
    heading('Zwei Tage vorher'),
    steps(
      'Listen Sie alle Adressen auf, auch die, an die niemand denkt: info@, rechnung@, die des Druckers, der Scans verschickt. Auch Weiterleitungen und Gruppenadressen gehören dazu.',
      'Legen Sie jedes Postfach am neuen Ort an, mit demselben Namen vor dem @.',
      'Vergleichen Sie die Größen. Unsere Postfächer fassen je nach Tarif 10, 25 oder 50 GB; was größer ist, braucht vorher ein Archiv.',
      'Lassen Sie die TTL des MX-Eintrags auf 300 Sekunden senken.',
    ),
    heading('Die erste Kopie'),
    text('Ein Programm wie `imapsync` kopiert Ordner für Ordner, lässt aus, was schon da ist, und darf beliebig oft laufen:'),
    code(
      'imapsync --host1 imap.old.example.net --user1 ines@example.com \\',
      '         --host2 imap.new.example.net --user2 ines@example.com \\',
      '         --ssl1 --ssl2',
    ),
    text(
      'Es fragt nach den Passwörtern, wenn Sie sie nicht hinschreiben, und das ist der bessere Weg. Der erste Lauf kann Stunden dauern; niemand bemerkt es, denn das alte Postfach arbeitet weiter. Bei wenigen Nachrichten können Sie auch beide Konten in einem Programm einrichten und die Ordner hinüberziehen.',
    ),
    heading('Die Stunde der Umstellung'),
    steps(
      'Ändern Sie den MX-Eintrag auf die neuen Server. Die Zeilen zeigt [DNS-Einträge, einer nach dem anderen](/knowledge-base/dns-records).',
      'Ändern Sie SPF, DKIM und DMARC im selben Schritt, sonst wird an Ihren ersten Nachrichten gezweifelt. [Wie das geht](/knowledge-base/spf-dkim-dmarc), ist eigens beschrieben.',
      'Schicken Sie sich von einem anderen Anbieter eine Nachricht und sehen Sie, wo sie ankommt.',
      'Geben Sie allen die neuen [Server und Ports](/knowledge-base/email-settings), oder richten Sie die Handys selbst ein.',
    ),
    text('Einige Stunden lang liefern manche Absender noch an den alten Server. Das schadet nicht, solange dort jemand abholt.'),
    heading('Die zweite Kopie'),
    text(
      'Lassen Sie die Kopie nach einem Tag noch einmal laufen und nach zweien wieder. Sie nimmt nur mit, was seither beim alten Server ankam. Sehen Sie dann ein letztes Mal in die alten Postfächer: Kam zwei Tage lang nichts Neues, ist der Umzug vorbei.',
    ),
    heading('Bevor Sie den alten Vertrag kündigen'),
    points(
      'Öffnen Sie jedes neue Postfach und zählen Sie: Ein Ordner sollte auf beiden Seiten gleich viele Nachrichten haben.',
      'Suchen Sie die älteste Nachricht, die Ihnen einfällt, und eine mit großem Anhang.',
      'Behalten Sie die alten Postfächer noch zwei Wochen, wenn der Vertrag es erlaubt.',
      'Ändern Sie die Zugangsdaten überall, wo im Namen Ihrer Website geschrieben wird: Kontaktformular, Shop, Newsletter.',
    ),
    heading('Wenn Nachrichten zurückkommen'),
    text(
      'Lesen Sie die Rückmeldung: Sie nennt den Server, der abgelehnt hat. „User unknown“ heißt, dass ein Postfach vergessen wurde; legen Sie es an, und der Absender versucht es bis zu fünf Tage lang von selbst. „Relay denied“ heißt, dass dem neuen Server niemand von Ihrer Domain erzählt hat. Sind Domain und Postfächer bei uns, [schicken Sie uns die Rückmeldung, wie sie kam](/contact).',
    ),
  ],
}

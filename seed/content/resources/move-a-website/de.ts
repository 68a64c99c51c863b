import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const de: ArticleWords = {
  title: 'Website ohne Ausfall umziehen: Anleitung',
  description:
    'Website ohne Ausfall umziehen: erst kopieren, dann die Kopie prüfen, zuletzt das DNS ändern. Schritt für Schritt, oder kostenlos durch uns.',
  next: { heading: 'Wir ziehen Ihre Website kostenlos um.', label: 'Hosting-Tarife ansehen' },
  body: [
    text(
      'Eine Website fällt beim Umzug aus einem einzigen Grund aus: Das DNS wird geändert, bevor die Kopie fertig ist. Halten Sie sich an die Reihenfolge dieser Anleitung, dann antworten während der Umstellung beide, die alte Website einigen Besuchern, die neue den übrigen, mit demselben Inhalt.',
    ),
    heading('Der einfache Weg: Wir ziehen Ihre Website um'),
    text(
      'Wir ziehen Websites kostenlos um. Füllen Sie auf einer der Hosting-Seiten das Umzugsformular aus: die Adresse der Website, wo sie jetzt liegt und was wir wissen sollten. Wir melden uns innerhalb von 24 Stunden. Wir kopieren Dateien und Datenbanken, Sie prüfen die Kopie, und wir stellen die Domain erst um, wenn Sie zustimmen. Bei WordPress bleiben Themes, Plugins, Kommentare, hochgeladene Dateien und URLs erhalten.',
    ),
    text('Der Rest der Anleitung ist für Sie, wenn Sie selbst umziehen oder wissen wollen, was wir tun.'),
    heading('Zwei Tage vorher'),
    steps(
      'Schreiben Sie alles auf, woraus die Website besteht: Dateien, Datenbanken, geplante Aufgaben, Postfächer, Zertifikate und Weiterleitungen. Was nicht auf der Liste steht, wird vergessen.',
      'Fragen Sie Ihre Einträge mit der [DNS-Abfrage](/domains/dns) ab und notieren Sie sie.',
      'Senken Sie die TTL der Einträge A, AAAA und `www` auf 300 Sekunden. Das macht die Umstellung schnell, und den Rückweg auch.',
      'Prüfen Sie, ob der neue Tarif die PHP-Version und den Speicherplatz hat, den die Website braucht. In unseren Shared-Tarifen wählen Sie je Website eine von drei PHP-Versionen.',
    ),
    heading('Am Tag vorher: kopieren und prüfen'),
    steps('Kopieren Sie die Dateien möglichst über SSH. Führen Sie auf dem neuen Server diesen Befehl aus:'),
    code('rsync -az --delete user@old.example.net:public_html/ public_html/'),
    steps(
      'Exportieren Sie die Datenbank beim alten Hoster und importieren Sie sie beim neuen.',
      'Tragen Sie Name, Benutzer und Passwort der neuen Datenbank in der Konfiguration der Website ein.',
      'Prüfen Sie die Kopie, bevor andere sie sehen. Tragen Sie dazu auf Ihrem Computer die neue IP-Adresse in die Datei `hosts` ein:',
    ),
    code('203.0.113.10  example.com www.example.com'),
    steps(
      'Öffnen Sie die Website in einem privaten Fenster. Melden Sie sich an, schicken Sie das Kontaktformular ab, geben Sie eine Testbestellung auf und öffnen Sie zehn beliebige Seiten.',
      'Entfernen Sie die Zeile wieder aus der Datei.',
    ),
    heading('Der Umzug selbst'),
    steps(
      'Können Besucher Inhalte anlegen, etwa Bestellungen oder Kommentare, stellen Sie die Website auf Nur-Lesen oder zeigen Sie einen kurzen Wartungshinweis. Wenige Minuten genügen.',
      'Kopieren Sie die Datenbank noch einmal, dazu die geänderten Dateien. Das geht schnell, weil nur die Unterschiede übertragen werden. Lassen Sie die Konfigurationsdatei mit den neuen Zugangsdaten der Datenbank aus.',
      'Stellen Sie die Einträge A und AAAA auf den neuen Server um. Die Zeilen dazu zeigt [Domain mit einem anderen Hoster verbinden](/knowledge-base/point-a-name). Lassen Sie die MX-Einträge unverändert: [E-Mails ziehen getrennt um](/knowledge-base/move-email).',
      'Prüfen Sie das SSL-Zertifikat. Es wird ausgestellt, sobald die Domain auf den neuen Server zeigt; auf unserem Hosting geschieht das automatisch.',
      'Schalten Sie den Nur-Lesen-Modus wieder aus.',
    ),
    heading('Die zwei Tage danach'),
    points(
      'Behalten Sie den alten Vertrag und die alte Website mindestens zwei Tage, besser zwei Wochen. Manche Netze speichern DNS-Antworten länger als erlaubt.',
      'Sehen Sie ins Protokoll des alten Servers. Kommen dort nur noch Bots an, ist der Umzug abgeschlossen.',
      'Prüfen Sie die geplanten Aufgaben. Eine vergessene fällt erst am Monatsersten auf.',
      'Erhöhen Sie die TTL wieder.',
    ),
    heading('Wenn etwas nicht stimmt'),
    text(
      'Setzen Sie die alten IP-Adressen wieder ein. Bei einer TTL von 300 Sekunden sind die Besucher nach fünf Minuten wieder auf der alten Website, und Sie suchen den Fehler in Ruhe. Notieren Sie, welche Bestellungen und Kommentare inzwischen ankamen. Wenn Sie Kunde bei uns sind, [schreiben Sie uns](/contact) mit dem Vermerk „dringend“: Ist eine Website nicht erreichbar, antwortet innerhalb von 15 Minuten ein Mensch, Tag und Nacht.',
    ),
  ],
}

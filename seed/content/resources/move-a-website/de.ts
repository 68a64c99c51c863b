import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const de: ArticleWords = {
  title: 'Eine Website ohne Ausfall umziehen',
  description:
    'Erst kopieren, dann die Kopie prüfen, zuletzt die Domain umstellen. Ein Plan für einen Umzug, den kein Besucher bemerkt, mit uns oder ohne uns.',
  next: { heading: 'Lassen Sie uns die Kisten tragen.', label: 'Hosting-Tarife ansehen' },
  body: [
    text(
      'Eine Website fällt beim Umzug aus einem einzigen Grund aus: Die Domain wird umgestellt, bevor die Kopie fertig ist. Halten Sie sich an die Reihenfolge dieser Seite, dann antworten während des Umzugs beide, die alte einigen Besuchern, die neue den übrigen, mit demselben Inhalt.',
    ),
    heading('Der kurze Weg: Wir machen es'),
    text(
      'Wir ziehen Websites kostenlos um. Füllen Sie auf einer der Hosting-Seiten das Umzugsformular aus: wo die Website jetzt liegt, ihre Adresse und was wir wissen sollten. Wir melden uns innerhalb von 24 Stunden. Wir kopieren Dateien und Datenbanken, Sie sehen sich die Kopie an, und die Domain wird erst umgestellt, wenn Sie es sagen. Bei WordPress kommen Themes, Plugins, Kommentare und hochgeladene Dateien mit, und die Adressen bleiben gleich.',
    ),
    text('Der Rest dieser Seite ist für alle, die es selbst machen, und für alle, die wissen wollen, was wir tun.'),
    heading('Zwei Tage vorher'),
    steps(
      'Schreiben Sie auf, woraus die Website besteht: Dateien, Datenbanken, geplante Aufgaben, Postfächer, Zertifikate, Weiterleitungen. Was nicht auf der Liste steht, wird vergessen.',
      'Sehen Sie Ihre Einträge mit der [DNS-Abfrage](/domains/dns) an und notieren Sie sie.',
      'Lassen Sie die TTL der Einträge A, AAAA und `www` auf 300 Sekunden senken. Das macht die Umstellung schnell, und den Rückweg auch.',
      'Prüfen Sie, ob der neue Tarif die PHP-Version und den Speicherplatz hat, den die Website braucht. In unseren Shared-Tarifen wählen Sie je Website eine von drei PHP-Versionen.',
    ),
    heading('Am Tag vorher: kopieren und prüfen'),
    steps('Kopieren Sie die Dateien, möglichst über SSH:'),
    code('rsync -az --delete user@old.example.net:public_html/ public_html/'),
    steps(
      'Exportieren Sie die Datenbank beim alten Hoster und importieren Sie sie beim neuen.',
      'Tragen Sie in den Einstellungen der Website Name, Benutzer und Passwort der neuen Datenbank ein.',
      'Sehen Sie sich die Kopie an, bevor es die Welt tut. Sagen Sie Ihrem eigenen Computer die neue Adresse, mit einer Zeile in seiner Datei `hosts`:',
    ),
    code('203.0.113.10  example.com www.example.com'),
    steps(
      'Öffnen Sie die Website in einem privaten Fenster. Melden Sie sich an, schicken Sie das Kontaktformular ab, geben Sie eine Testbestellung auf, öffnen Sie zehn beliebige Seiten.',
      'Nehmen Sie die Zeile wieder heraus.',
    ),
    heading('Die Stunde des Umzugs'),
    steps(
      'Schreiben Besucher etwas auf der Website, Bestellungen oder Kommentare, dann stellen Sie sie auf Nur-Lesen oder zeigen Sie einen kurzen Hinweis. Minuten genügen.',
      'Kopieren Sie die Datenbank noch einmal, und die Dateien, die sich geändert haben. Die zweite Kopie geht schnell, weil nur die Unterschiede reisen.',
      'Stellen Sie die Einträge A und AAAA auf die neue Maschine um. Die Zeilen dazu zeigt [Eine Domain auf einen anderen Hoster richten](/knowledge-base/point-a-name). Lassen Sie die MX-Einträge in Ruhe: [E-Mails ziehen für sich um](/knowledge-base/move-email).',
      'Behalten Sie das Zertifikat im Auge. Es wird ausgestellt, sobald die Domain auf die neue Maschine zeigt; auf unserem Hosting geschieht das von selbst.',
      'Öffnen Sie die Website wieder zum Schreiben.',
    ),
    heading('Die zwei Tage danach'),
    points(
      'Behalten Sie den alten Vertrag und die alte Website mindestens zwei Tage, besser zwei Wochen. Irgendein Netz merkt sich immer länger als erlaubt.',
      'Lesen Sie das Protokoll der alten Maschine. Kommen dort keine Menschen mehr, nur noch Roboter, ist der Umzug vorbei.',
      'Gehen Sie die geplanten Aufgaben durch. Eine vergessene fällt am Monatsersten auf.',
      'Heben Sie die TTL wieder an.',
    ),
    heading('Wenn etwas nicht stimmt'),
    text(
      'Setzen Sie die alten Adressen wieder ein. Bei einer TTL von 300 Sekunden sind alle Besucher nach fünf Minuten auf der alten Website, und Sie suchen den Fehler in Ruhe. Notieren Sie, was inzwischen bestellt oder kommentiert wurde. Und wenn Sie Kunde bei uns sind, [schreiben Sie uns](/contact) mit dem Vermerk dringend: Ist eine Website nicht erreichbar, antwortet innerhalb von 15 Minuten ein Mensch, Tag und Nacht.',
    ),
  ],
}

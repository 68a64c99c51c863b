import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const de: ArticleWords = {
  title: 'WordPress schnell machen',
  description:
    'Erst messen, dann beheben, was am meisten kostet: Bilder, Plugins, Cache, Datenbank. Was unsere Tarife tun und was bei Ihnen bleibt.',
  next: { heading: 'WordPress mit Cache und Testumgebung.', label: 'WordPress-Tarife ansehen' },
  body: [
    text(
      'Eine langsame Website ist selten überall langsam. In der Regel kosten ein oder zwei Dinge die meiste Zeit, und alles andere ist Kleinkram. Messen Sie also, bevor Sie etwas ändern, und ändern Sie immer nur eines.',
    ),
    heading('Messen'),
    steps(
      'Öffnen Sie die Seite in einem privaten Fenster, damit Sie sehen, was ein Besucher sieht, und nicht, was ein Redakteur sieht.',
      'Drücken Sie F12, wählen Sie den Reiter Netzwerk und laden Sie die Seite neu.',
      'Notieren Sie drei Zahlen: die Zeit bis zum ersten Byte, die Zahl der Anfragen, die Größe von allem zusammen.',
      'Machen Sie das für drei Seiten: die Startseite, einen Artikel mit Bildern und die langsamste Seite, die Sie kennen.',
    ),
    text(
      'Die erste Zahl gehört dem Server: Über 0,6 Sekunden sehen Sie sich Cache und Plugins an. Die anderen gehören der Seite: Über 100 Anfragen oder 3 MB sehen Sie sich Bilder und Skripte an.',
    ),
    heading('Was unsere Tarife für Sie tun'),
    points(
      'Fertige Seiten liegen auf dem Server bereit und werden ausgegeben, ohne WordPress zu fragen. Warenkorb und Anmeldung bleiben frisch. Ab Premium sind dieser Seitencache und die Bildkompression eingebaut.',
      'Updates des Kerns laufen nachts zwischen zwei und fünf, mit einer Kopie davor. Ab Premium werden auch Plugins aktualisiert und Bilder Ihrer Seiten vorher und nachher verglichen.',
      'Ein zweiter Seitencache als Plugin steht auf der kurzen Liste dessen, was Sie bitte weglassen: Zwei Caches hintereinander zeigen alte Seiten und sparen nichts.',
    ),
    heading('Bilder: meist der größte Teil'),
    steps(
      'Laden Sie Bilder nicht breiter hoch, als sie gezeigt werden. Ein Foto mit 6.000 Pixeln ist für eine Textspalte zwanzigmal zu groß.',
      'Nehmen Sie für Fotos WebP oder AVIF statt PNG.',
      'Lassen Sie das verzögerte Laden von WordPress an, außer beim großen Bild ganz oben: Das soll zuerst kommen.',
      'Löschen Sie Größen, die kein Theme mehr benutzt.',
    ),
    heading('Plugins: zählen, was sie kosten'),
    text(
      'Jedes Plugin darf auf jeder Seite etwas laden. Schalten Sie sie in der [Testumgebung](/wordpress-hosting) eines nach dem anderen ab und messen Sie jedes Mal. Die üblichen Verdächtigen sind Baukästen, Bilderkarussells, Statistiken, die in der Datenbank zählen, und Schaltflächen sozialer Netzwerke, die fremde Server fragen.',
    ),
    text(
      'Löschen Sie, was Sie nicht brauchen. Ein nur abgeschaltetes Plugin kostet keine Zeit, muss aber weiter aktualisiert werden, und seine Lücken lassen sich finden.',
    ),
    heading('Die Datenbank'),
    text('Mit der Kommandozeile, die unsere WordPress-Tarife haben, sehen und entfernen Sie den Ballast:'),
    code('wp post list --post_type=revision --format=count', 'wp transient delete --expired', 'wp db optimize'),
    text('Behalten Sie von jedem Artikel die letzten fünf Fassungen statt aller: Eine Zeile in `wp-config.php` genügt.'),
    code("define( 'WP_POST_REVISIONS', 5 );"),
    text(
      'Lassen Sie geplante Aufgaben von einem echten Cron ausführen und nicht von den Besuchen Ihrer Leser. In unseren WordPress-Tarifen ist das von Anfang an so.',
    ),
    heading('Theme und Schriften'),
    text(
      'Ein Theme, das alles kann, bringt auch alles mit. Lädt Ihres auf einer leeren Seite mehr als ein halbes Megabyte Skripte, denken Sie über ein anderes nach. Legen Sie Schriften auf den eigenen Server, höchstens zwei Schnitte, und lassen Sie den Text erscheinen, bevor sie da sind.',
    ),
    heading('Besucher weit weg'),
    text(
      'Ein Leser auf einem anderen Kontinent wartet auf den Weg, nicht auf die Maschine. Dagegen hilft [Content Delivery](/services/cdn): Kopien von Bildern und Dateien in seiner Nähe. Leben alle Ihre Besucher in einem Land, brauchen Sie es nicht.',
    ),
    heading('Danach'),
    text(
      'Messen Sie dieselben drei Seiten noch einmal und schreiben Sie die Zahlen auf. Bleibt das erste Byte langsam, obwohl die Seite aus dem Cache kommt, oder ist die Website nachts schnell und mittags langsam, ist der Tarif zu klein geworden: [welche Zahlen das sagen](/knowledge-base/choose-a-plan). Machen Sie vor jeder größeren Änderung eine Kopie; [zu ihr zurückzukehren](/knowledge-base/backups-and-restore), sollten Sie einmal geübt haben.',
    ),
  ],
}

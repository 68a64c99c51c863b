import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const de: ArticleWords = {
  title: 'WordPress schneller machen',
  description:
    'WordPress Schritt für Schritt beschleunigen: erst messen, dann Bilder, Plugins, Cache und Datenbank. Was unsere Tarife für Sie übernehmen.',
  next: { heading: 'WordPress-Hosting mit Seitencache und Staging-Umgebung.', label: 'WordPress-Tarife ansehen' },
  body: [
    text(
      'Eine langsame Website ist selten überall langsam. Meist kosten ein oder zwei Dinge die meiste Zeit, und alles andere fällt kaum ins Gewicht. Messen Sie also, bevor Sie etwas ändern, und ändern Sie immer nur eines.',
    ),
    heading('Ladezeit messen'),
    steps(
      'Öffnen Sie die Seite in einem privaten Fenster, damit Sie sehen, was Besucher sehen, und nicht, was ein angemeldeter Redakteur sieht.',
      'Drücken Sie F12, öffnen Sie den Reiter Netzwerk und laden Sie die Seite neu.',
      'Notieren Sie drei Zahlen: die Zeit bis zum ersten Byte, die Zahl der Anfragen und die Gesamtgröße.',
      'Machen Sie das für drei Seiten: die Startseite, einen Artikel mit Bildern und die langsamste Seite, die Sie kennen.',
    ),
    text(
      'Die erste Zahl hängt vom Server ab: Über 0,6 Sekunden prüfen Sie Cache und Plugins. Die anderen hängen von der Seite ab: Über 100 Anfragen oder 3 MB prüfen Sie Bilder und Skripte.',
    ),
    heading('Was unsere Tarife für Sie tun'),
    points(
      'Seitencache: Fertige Seiten kommen aus dem Cache des Servers, ohne dass WordPress laufen muss. Warenkorb und Anmeldung werden nie zwischengespeichert. Ab Premium sind Seitencache und Bildkompression eingebaut.',
      'Updates: Der Kern wird nachts zwischen zwei und fünf Uhr aktualisiert, vorher machen wir ein Backup. Ab Premium aktualisieren wir auch Plugins und vergleichen Screenshots Ihrer Seiten vorher und nachher.',
      'Installieren Sie bitte keinen zweiten Seitencache als Plugin: Zwei Caches hintereinander zeigen veraltete Seiten und sparen nichts.',
    ),
    heading('Bilder: meist der größte Teil der Seite'),
    steps(
      'Laden Sie Bilder nicht breiter hoch, als sie angezeigt werden. Ein 6000 Pixel breites Foto ist für eine Textspalte zwanzigmal zu groß.',
      'Nehmen Sie für Fotos WebP oder AVIF statt PNG.',
      'Lassen Sie das verzögerte Laden von WordPress eingeschaltet, außer beim großen Bild ganz oben: Das soll zuerst laden.',
      'Löschen Sie Bildgrößen, die kein Theme mehr benutzt.',
    ),
    heading('Plugins: die langsamen finden'),
    text(
      'Jedes Plugin kann auf jeder Seite etwas laden. Schalten Sie sie in der [Staging-Umgebung](/wordpress-hosting) eines nach dem anderen ab und messen Sie jedes Mal. Häufige Ursachen sind Page-Builder, Slider, Statistiken, die in die Datenbank schreiben, und Schaltflächen sozialer Netzwerke, die fremde Server aufrufen.',
    ),
    text(
      'Löschen Sie Plugins, die Sie nicht brauchen. Ein deaktiviertes Plugin kostet keine Zeit, muss aber weiter aktualisiert werden, und seine Sicherheitslücken lassen sich ausnutzen.',
    ),
    heading('Datenbank aufräumen'),
    text(
      'Alle unsere WordPress-Tarife enthalten die Kommandozeile (WP-CLI). Zählen Sie die Revisionen, löschen Sie abgelaufene Transients und optimieren Sie die Tabellen:',
    ),
    code('wp post list --post_type=revision --format=count', 'wp transient delete --expired', 'wp db optimize'),
    text('Behalten Sie von jedem Artikel nur die letzten fünf Revisionen: Ergänzen Sie eine Zeile in `wp-config.php`.'),
    code("define( 'WP_POST_REVISIONS', 5 );"),
    text(
      'Lassen Sie geplante Aufgaben von einem echten Cron ausführen und nicht durch die Besuche Ihrer Leser. In unseren WordPress-Tarifen ist das von Anfang an eingerichtet.',
    ),
    heading('Theme und Schriften'),
    text(
      'Ein Theme, das alles kann, lädt auch alles. Lädt Ihres auf einer leeren Seite mehr als ein halbes Megabyte Skripte, denken Sie über ein anderes nach. Legen Sie Schriften auf den eigenen Server, höchstens zwei Schnitte, und lassen Sie den Text erscheinen, bevor sie geladen sind.',
    ),
    heading('Besucher auf anderen Kontinenten'),
    text(
      'Ein Leser auf einem anderen Kontinent wartet wegen der Entfernung, nicht wegen des Servers. Dagegen hilft ein [CDN](/services/cdn): Es liefert Bilder und Dateien von einem Standort in seiner Nähe. Leben alle Ihre Besucher in einem Land, brauchen Sie es nicht.',
    ),
    heading('Noch einmal messen'),
    text(
      'Messen Sie dieselben drei Seiten noch einmal und notieren Sie die Zahlen. Bleibt das erste Byte langsam, obwohl die Seite aus dem Cache kommt, oder ist die Website nachts schnell und mittags langsam, ist der Tarif zu klein geworden: [Welche Zahlen das zeigen](/knowledge-base/choose-a-plan). Machen Sie vor jeder größeren Änderung ein Backup, und üben Sie mindestens einmal, [es wiederherzustellen](/knowledge-base/backups-and-restore).',
    ),
  ],
}

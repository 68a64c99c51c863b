import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const de: ArticleWords = {
  title: 'Backups: 3-2-1-Regel und Wiederherstellung',
  description:
    'Wie die 3-2-1-Regel funktioniert, was unsere Tarife sichern und wie lange, und wie Sie eine Datei oder die ganze Website wiederherstellen.',
  next: { heading: 'Ein zweites Backup in einem anderen Gebäude.', label: 'Backup-Tarife ansehen' },
  body: [
    text(
      'Ein Backup braucht niemand. Was man braucht, ist der Stand von gestern, und zwar heute. Ein Backup ist also nur so viel wert wie seine Wiederherstellung, und das weiß erst, wer sie ausprobiert hat.',
    ),
    heading('Die 3-2-1-Regel'),
    points(
      '**Drei Kopien** von allem, was zählt: das Original und zwei Backups.',
      '**Zwei Speicherarten**, damit ein Fehler nicht beide trifft: der Server und etwas anderes als der Server.',
      '**Eine außer Haus**, mindestens in einem anderen Gebäude.',
    ),
    text(
      'Ein Snapshot auf demselben Server ist kein zweiter Speicher. Ein Backup auf einer Festplatte an Ihrem Computer ist nicht außer Haus.',
    ),
    heading('Was Ihr Hosting-Tarif schon sichert'),
    points(
      '**Shared Basic und WordPress Basic:** täglich, 7 Tage aufbewahrt.',
      '**Shared Pro und WordPress Premium:** täglich, 30 Tage aufbewahrt.',
      '**Shared Max:** zweimal täglich, 30 Tage aufbewahrt.',
      '**WordPress Enterprise:** stündlich, 30 Tage aufbewahrt.',
      '**VPS:** bis zu drei Snapshots, direkt beim Server. Kein Backup in einem anderen Gebäude.',
    ),
    text('Vor jedem WordPress-Update machen wir zusätzlich ein Backup. All das gehört zum Tarif; einschalten müssen Sie nichts.'),
    heading('Was diese Backups nicht ersetzen'),
    text(
      'Die Backups des Tarifs enden mit dem Tarif. Sie helfen nicht, wenn Sie erst nach fünf Wochen merken, dass in der zweiten eine Seite verloren ging. Auf einem VPS oder eigenen Server fehlt außerdem das zweite Gebäude. Dafür gibt es die [Backup-Tarife](/services/backup): täglich, stündlich oder als Tresor, dessen Backups niemand vor ihrem Datum löschen kann, auch nicht mit dem Passwort. Sie funktionieren mit jedem Hoster, über SFTP und einen Datenbankbenutzer mit reinem Lesezugriff.',
    ),
    heading('Wie oft sichern, wie lange aufbewahren?'),
    text(
      'Stellen Sie sich zwei Fragen. Wie viel Arbeit können Sie noch einmal machen? Bei einem Blog einen Tag. Bei einem Shop eine Stunde oder weniger, denn jede verlorene Bestellung kostet Geld. Wie spät würden Sie ein Problem bemerken? Ein kaputtes Bild nach einer Woche, einen schleichenden Einbruch nach Monaten. Bewahren Sie tägliche Backups einen Monat auf, monatliche länger.',
    ),
    heading('So stellen Sie ein Backup wieder her'),
    steps(
      'Stellen Sie fest, was kaputt ist, und notieren Sie, wann es zuletzt funktioniert hat.',
      'Wählen Sie den kleinsten Teil, der hilft: eine Datei, eine Tabelle oder ein Postfach. Wenn Sie alles wiederherstellen, verlieren Sie, was seither dazukam.',
      'Wählen Sie ein Backup von vor dem Fehler, nicht das neueste.',
      'Starten Sie die Wiederherstellung selbst im Browser. Eine Datei dauert Sekunden, eine Website mit 10 GB etwa zehn Minuten. Der aktuelle Stand wird vorher gesichert, also lässt sich auch dieser Schritt rückgängig machen.',
      'Öffnen Sie die Website, melden Sie sich an, prüfen Sie zehn Seiten und schicken Sie ein Formular ab.',
    ),
    text(
      'Wurde Ihre Website gehackt, ändern Sie nichts, bevor der Support sie gesehen hat: Schreiben Sie „dringend“ dazu, denn Spuren vergehen. Eine bloße Wiederherstellung brächte mit den Seiten auch die Sicherheitslücke zurück.',
    ),
    heading('Testen Sie die Wiederherstellung'),
    text('Machen Sie diesen Test zweimal im Jahr, an einem ruhigen Vormittag:'),
    steps(
      'Stellen Sie das neueste Backup an einem anderen Ort als der Live-Website wieder her: in einer Staging-Umgebung, auf einem freien Server oder auf Ihrem Computer.',
      'Messen Sie die Zeit. So lange wären Sie im Ernstfall offline.',
      'Melden Sie sich dort an. Wissen Sie das Passwort noch? Sind die Bilder, die Bestellungen und der neueste Artikel da?',
      'Notieren Sie, was fehlt, und nehmen Sie es in Ihre Backups auf.',
    ),
    text(
      'Wir lesen die Backups unserer Backup-Tarife aus und vergleichen sie. Das beweist, dass ein Backup lesbar ist. Ob es alles enthält, was Sie brauchen, beweist nur Ihr eigener Test.',
    ),
  ],
}

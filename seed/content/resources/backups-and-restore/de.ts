import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const de: ArticleWords = {
  title: 'Backups: drei Kopien und eine Probe',
  description:
    'Die Regel 3-2-1, was unsere Tarife sichern und wie lange, wie Sie eine Datei oder alles zurückholen, und warum Sie es üben sollten.',
  next: { heading: 'Eine zweite Kopie in einem anderen Gebäude.', label: 'Backup-Tarife' },
  body: [
    text(
      'Ein Backup braucht niemand. Was man braucht, ist der Stand von gestern, und zwar heute. Ein Backup ist also genau so viel wert wie seine Wiederherstellung, und die kennt nur, wer sie ausprobiert hat.',
    ),
    heading('Die Regel: 3-2-1'),
    points(
      '**Drei Kopien** von allem, was zählt: die, mit der Sie arbeiten, und zwei weitere.',
      '**Zwei Arten von Orten**, damit ein Fehler nicht beide trifft: die Maschine und etwas, das nicht die Maschine ist.',
      '**Eine woanders**, mindestens in einem anderen Gebäude.',
    ),
    text(
      'Ein Snapshot auf derselben Maschine ist kein zweiter Ort. Eine Kopie auf einer Platte, die an Ihrem Computer hängt, ist nicht woanders.',
    ),
    heading('Was Ihr Tarif schon sichert'),
    points(
      '**Shared Basic und WordPress Basic:** täglich, 7 Tage aufbewahrt.',
      '**Shared Pro und WordPress Premium:** täglich, 30 Tage aufbewahrt.',
      '**Shared Max:** zweimal täglich, 30 Tage aufbewahrt.',
      '**WordPress Enterprise:** stündlich, 30 Tage aufbewahrt.',
      '**VPS:** Snapshots, drei zugleich, neben der Maschine. Kein Backup in einem anderen Gebäude.',
    ),
    text('Vor einem WordPress-Update gibt es zusätzlich eine Kopie. All das gehört zum Tarif; einschalten müssen Sie nichts.'),
    heading('Was das nicht ersetzt'),
    text(
      'Die Kopien des Tarifs enden mit dem Tarif. Sie helfen nicht, wenn Sie nach fünf Wochen merken, dass nach zweien eine Seite verschwand. Und auf einem VPS oder eigenen Server fehlt das zweite Gebäude. Dafür gibt es die [Backup-Tarife](/services/backup): täglich, stündlich oder den Tresor, dessen Kopien niemand vor ihrem Datum löschen kann, wer auch immer das Passwort hat. Sie funktionieren mit jedem Hoster, über SFTP und einen Datenbankbenutzer, der nur lesen darf.',
    ),
    heading('Wie oft und wie lange?'),
    text(
      'Stellen Sie zwei Fragen. Wie viel Arbeit kann ich doppelt machen? Bei einem Blog einen Tag. Bei einem Shop eine Stunde oder weniger: Jede Bestellung ist Geld. Wie spät könnte ich es merken? Ein kaputtes Bild nach einer Woche, einen schleichenden Einbruch nach Monaten. Bewahren Sie tägliche Kopien einen Monat auf und monatliche länger.',
    ),
    heading('Etwas zurückholen'),
    steps(
      'Halten Sie inne und sehen Sie nach, was kaputt ist. Schreiben Sie auf, wann es noch ging.',
      'Nehmen Sie das kleinste Stück, das hilft: eine Datei, eine Tabelle, ein Postfach. Wer alles zurückholt, verliert, was seither geschrieben wurde.',
      'Nehmen Sie die Kopie von vor dem Fehler, nicht die neueste.',
      'Holen Sie sie zurück. Das tun Sie selbst, im Browser. Eine Datei dauert Sekunden, eine Website mit 10 GB etwa zehn Minuten. Der heutige Stand wird vorher beiseitegelegt, also lässt sich auch dieser Schritt rückgängig machen.',
      'Öffnen Sie die Website, melden Sie sich an, sehen Sie sich zehn Seiten an, schicken Sie ein Formular ab.',
    ),
    text(
      'Wurde in die Website eingebrochen, ändern Sie nichts, bevor der Kundendienst sie gesehen hat: Schreiben Sie „dringend“ dazu, denn Spuren vergehen. Bloßes Zurückholen brächte mit den Seiten auch das Loch zurück.',
    ),
    heading('Die Probe'),
    text('Zweimal im Jahr, an einem ruhigen Vormittag:'),
    steps(
      'Nehmen Sie die neueste Kopie und stellen Sie sie dort wieder her, wo nicht die Website läuft: in einer Testumgebung, auf einer freien Maschine, auf Ihrem Computer.',
      'Messen Sie die Zeit. So lange werden Sie an einem schlechten Tag im Dunkeln sitzen.',
      'Melden Sie sich dort an. Kennt noch jemand das Passwort? Sind die Bilder da, die Bestellungen, der neueste Artikel?',
      'Schreiben Sie auf, was fehlte, und sichern Sie es von nun an mit.',
    ),
    text(
      'Wir lesen jede Kopie der Backup-Tarife in derselben Nacht zurück und vergleichen. Das beweist, dass die Kopie heil ist. Ob sie alles enthält, was Sie brauchen, beweist nur Ihre Probe.',
    ),
  ],
}

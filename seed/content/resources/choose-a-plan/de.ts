import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const de: ArticleWords = {
  title: 'Welcher Hosting-Tarif passt, und wie lange',
  description: 'Shared, WordPress, VPS, Cloud oder eigener Server: sechs Fragen vor dem Kauf und vier Zahlen, bevor Sie für mehr bezahlen.',
  next: { heading: 'Legen Sie die Tarife nebeneinander.', label: 'Alle Preise vergleichen' },
  body: [
    text(
      'Der teuerste Tarif ist nicht der beste, und der billigste nicht der sparsamste. Der richtige ist der kleinste, in dem Ihre Website nicht warten muss. Diese Seite hilft, ihn zu finden, und zu merken, wann er zu klein geworden ist.',
    ),
    heading('Sechs Fragen vor dem Kauf'),
    steps(
      '**Wer aktualisiert das System?** Lautet die Antwort „niemand“, nehmen Sie Shared Hosting, WordPress oder einen Shop-Tarif: Dort tun wir es. Auf einem VPS oder eigenen Server ist es Ihre Aufgabe, jede Woche.',
      '**Welche Software ist es?** WordPress läuft in jedem Tarif, aber die WordPress-Tarife aktualisieren es nachts, sichern es vorher und vergleichen danach Bilder. Was root braucht, gehört auf einen VPS.',
      '**Wie viele Websites und Postfächer?** Shared Basic fasst eine Website und 5 Postfächer, Shared Pro 10 und 50, Shared Max 50 und 250. WordPress-Tarife fassen eine, drei oder zehn Websites.',
      '**Wie viel Speicherplatz in zwei Jahren?** Zählen Sie Bilder, Datenbanken und E-Mail. Texte füllen nie einen Tarif, Fotos schon.',
      '**Was kostet eine Stunde Stille?** Ist es wenig, genügt ein tägliches Backup mit 7 Tagen Aufbewahrung. Ist es viel, sehen Sie sich die stündlichen Kopien an und die Cloud: Ab Cloud Growth übersteht sie den Ausfall einer Maschine ohne Sie.',
      '**Wer kommt, und wann?** Tausend Besucher über den Tag verteilt sind wenig. Tausend in einer Minute, weil die Zeitung verlinkt hat, sind viel.',
    ),
    heading('Die Familien in je einem Satz'),
    points(
      '**Shared Hosting:** eine Website und Postfächer auf einer Maschine, um die wir uns kümmern, mit bis zu einem Prozessorkern je Website.',
      '**WordPress:** dieselbe Pflege, für ein einziges Programm gemacht, mit Testumgebung ab Premium.',
      '**Shop-Tarife:** zum Verkaufen, mit Platz für Warenkörbe, Bestellungen und deren Backup.',
      '**VPS:** Ihre eigene virtuelle Maschine mit root und festem Arbeitsspeicher, ab 2 vCPU und 4 GB.',
      '**Cloud:** darf am Freitag größer sein als am Montag.',
      '**Dedizierter Server:** eine ganze Maschine, Ihre binnen eines Werktags.',
    ),
    heading('Vier Zahlen, bevor Sie für mehr bezahlen'),
    text('Wachsen Sie nicht nach Gefühl. Sehen Sie sich eine Woche lang diese Zahlen an:'),
    steps(
      '**Anteil am Prozessor.** In Shared-Tarifen warten Seiten, wenn der Anteil aufgebraucht ist. Geschieht das drei Tage hintereinander, schreiben wir Ihnen, mit den Zahlen.',
      '**Speicherplatz.** Bei vier Fünfteln schreiben wir Ihnen. Räumen Sie auf, bevor Sie kaufen: Meist sind alte Sicherungen innerhalb der Website schuld.',
      '**Antwortzeit des Servers.** Messen Sie dieselbe Seite nachts und mittags. Beide Male langsam: Dann ist die Website selbst langsam, und [Feinarbeit](/knowledge-base/fast-wordpress) hilft mehr als ein größerer Tarif. Nachts schnell, mittags langsam: Der Tarif ist zu klein.',
      '**Fehler 503 und 504.** Sie bedeuten, dass niemand Zeit zum Antworten hatte. Ein paar im Monat sind ein Unfall, ein paar am Tag sind eine Nachricht.',
    ),
    heading('Was ein Wechsel kostet und was nicht'),
    text(
      'Schreiben Sie dem Kundendienst, und wir bringen Sie in den größeren oder kleineren Tarif; Domain, Dateien und Postfächer kommen mit. VPS und dedizierte Server haben eine Einrichtungsgebühr, einmalig mit der ersten Zahlung; Shared Hosting hat keine. Ein Jahr kostet etwa 17 % weniger als zwölf Monate, ein Monat lässt Ihnen die Freiheit, im nächsten zu gehen. Neben jedem Preis steht der für die Verlängerung.',
    ),
    text(
      'Haben Sie sich geirrt, bleiben Ihnen 30 Tage ab der ersten Zahlung, und Sie bekommen Ihr Geld zurück. Ausgenommen sind Domains: Eine Vergabestelle nimmt sie nicht zurück.',
    ),
    heading('Wenn Sie sich nicht entscheiden können'),
    text(
      'Nehmen Sie den kleineren von beiden und fragen Sie uns nach einem Monat, was die Zahlen sagen. Wachsen dauert Minuten: Ein VPS wächst mit einem Neustart. Schrumpfen ist schwieriger, denn Platten schrumpfen nicht gefahrlos.',
    ),
  ],
}

import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const de: ArticleWords = {
  title: 'Welcher Hosting-Tarif passt zu mir?',
  description:
    'Shared Hosting, WordPress, VPS, Cloud oder dedizierter Server: sechs Fragen vor dem Kauf und vier Zahlen, die zeigen, wann Sie wechseln sollten.',
  next: { heading: 'Vergleichen Sie die Tarife.', label: 'Alle Preise vergleichen' },
  body: [
    text(
      'Der teuerste Tarif ist nicht der beste, und der billigste nicht immer der wirtschaftlichste. Der richtige ist der kleinste, in dem Ihre Website nicht warten muss. Dieser Leitfaden hilft Ihnen, ihn zu finden und zu erkennen, wann er zu klein geworden ist.',
    ),
    heading('Sechs Fragen vor dem Kauf'),
    steps(
      '**Wer aktualisiert das System?** Lautet die Antwort „niemand“, nehmen Sie Shared Hosting, WordPress oder einen E-Commerce-Tarif: Dort übernehmen wir das. Auf einem VPS oder dedizierten Server ist es Ihre Aufgabe, jede Woche.',
      '**Welche Software nutzen Sie?** WordPress läuft in jedem Tarif, aber die WordPress-Tarife aktualisieren es nachts, machen vorher ein Backup und vergleichen danach Screenshots. Software, die Root-Zugriff braucht, gehört auf einen VPS.',
      '**Wie viele Websites und Postfächer?** Shared Basic enthält eine Website und 5 Postfächer, Shared Pro 10 und 50, Shared Max 50 und 250. WordPress-Tarife enthalten eine, drei oder zehn Websites.',
      '**Wie viel Speicherplatz brauchen Sie in zwei Jahren?** Zählen Sie Bilder, Datenbanken und E-Mails. Texte füllen nie einen Tarif, Fotos schon.',
      '**Was kostet Sie eine Stunde Ausfall?** Ist es wenig, genügt ein tägliches Backup, das 7 Tage aufbewahrt wird. Ist es viel, sehen Sie sich stündliche Backups und Cloud-Hosting an: Ab Cloud Growth übersteht Ihre Website den Ausfall eines Servers.',
      '**Wie viele Besucher, und wann?** Tausend Besucher über den Tag verteilt sind wenig. Tausend in einer Minute, weil eine Zeitung Sie verlinkt hat, sind viel.',
    ),
    heading('Die Hosting-Arten in je einem Satz'),
    points(
      '**Shared Hosting:** Websites und Postfächer auf einem Server, um den wir uns kümmern, mit bis zu einem Prozessorkern je Website.',
      '**WordPress-Hosting:** dieselbe Betreuung für ein einziges Programm, mit Staging-Umgebung ab Premium.',
      '**E-Commerce-Hosting:** für Onlineshops, mit Platz für Warenkörbe, Bestellungen und deren Backups.',
      '**VPS:** Ihr eigener virtueller Server mit Root-Zugriff und festem Arbeitsspeicher, ab 2 vCPU und 4 GB.',
      '**Cloud-Hosting:** am Freitag mehr Leistung als am Montag, wenn Sie sie brauchen.',
      '**Dedizierter Server:** ein ganzer Server für Sie allein, innerhalb eines Werktags bereit.',
    ),
    heading('Vier Zahlen, bevor Sie wechseln'),
    text('Wechseln Sie nicht nach Gefühl. Prüfen Sie eine Woche lang diese Zahlen:'),
    steps(
      '**CPU.** In Shared-Tarifen warten Seiten, wenn Ihre Website an ihre CPU-Grenze stößt. Geschieht das drei Tage in Folge, schicken wir Ihnen die Zahlen per E-Mail.',
      '**Speicherplatz.** Ab 80 % schicken wir Ihnen eine E-Mail. Räumen Sie auf, bevor Sie kaufen: Meist sind alte Backups innerhalb der Website schuld.',
      '**Antwortzeit des Servers.** Messen Sie dieselbe Seite nachts und mittags. Ist sie beide Male langsam, liegt es an der Website, und [sie schneller zu machen](/knowledge-base/fast-wordpress) hilft mehr als ein größerer Tarif. Ist sie nachts schnell und mittags langsam, ist der Tarif zu klein.',
      '**Fehler 503 und 504.** Sie bedeuten, dass der Server keine Kapazität für eine Antwort hatte. Ein paar im Monat sind normal; ein paar am Tag heißen, dass der Tarif zu klein ist.',
    ),
    heading('Was ein Tarifwechsel kostet'),
    text(
      'Schreiben Sie dem Support, und wir bringen Sie in einen größeren oder kleineren Tarif, mit Domain, Dateien und Postfächern. VPS und dedizierte Server haben eine einmalige Einrichtungsgebühr, fällig mit der ersten Zahlung; Shared Hosting hat keine. Ein Jahr kostet etwa 17 % weniger als zwölf Monate; bei monatlicher Zahlung können Sie früher gehen. Neben jedem Preis steht der Preis der Verlängerung.',
    ),
    text(
      'Haben Sie den falschen Tarif gewählt, bekommen Sie innerhalb von 30 Tagen ab der ersten Zahlung Ihr Geld zurück. Ausgenommen sind Domains, denn Vergabestellen nehmen sie nicht zurück.',
    ),
    heading('Noch unsicher?'),
    text(
      'Nehmen Sie den kleineren von beiden und fragen Sie uns nach einem Monat, was die Zahlen sagen. Vergrößern dauert Minuten: Ein VPS wächst mit einem Neustart. Verkleinern ist schwieriger, denn eine Festplatte lässt sich nicht gefahrlos verkleinern.',
    ),
  ],
}

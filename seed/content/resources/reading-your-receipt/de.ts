import type { ArticleWords } from '../../../article'
import { heading, points, text } from '../../../article-text'

export const de: ArticleWords = {
  title: 'Ihren Beleg lesen',
  description:
    'Listenpreis, Rabatte und ihre Basis, Steuer, jetzt und später fällig, Verlängerung und drei Jahre: der Beleg von oben nach unten.',
  next: { heading: 'Die Preise, aus denen ein Beleg besteht.', label: 'Preise öffnen' },
  body: [
    text(
      'Derselbe Beleg begegnet Ihnen viermal: im Warenkorb, an der Kasse, in Ihrer E-Mail und auf der Seite der Bestellung, wo Sie ihn drucken oder als PDF mitnehmen können. Jede Zahl ergibt sich aus den Zahlen darüber. Diese Seite liest ihn von oben nach unten.',
    ),
    heading('Die Posten'),
    text(
      'Jede Zeile nennt, was Sie kaufen und für wie lange: eine Domain für ein Jahr, einen Tarif für einen Monat oder ein Jahr, einen Zusatz mit der Domain, an der er hängt. Daneben stehen zwei Beträge:',
    ),
    points(
      '**Jetzt:** was die Zeile im ersten Zeitraum kostet, vor Rabatten und Steuer.',
      '**Verlängerung für:** was sie danach kostet, zum heutigen Preis.',
    ),
    text('Gibt es einen Listenpreis, ist er durchgestrichen und die Ersparnis genannt. Ist nichts durchgestrichen, gibt es keinen.'),
    text(
      'Eine Einrichtungsgebühr hat ihre eigene Zeile. VPS und dedizierte Server haben eine, einmal je Maschine, mit der ersten Zahlung.',
    ),
    heading('Die Rabatte'),
    text(
      'Jeder Rabatt hat seine Zeile, mit seiner Regel und dem Betrag, auf den er gerechnet ist, etwa „10 % von“ und eine Summe. Drei kommen von selbst:',
    ),
    points(
      '**Jährliche Zahlung:** 10 % auf Hosting und SSL, die jährlich abgerechnet werden. Domains und Zusätze gehören nicht dazu.',
      '**Erste Bestellung:** 5 % auf alles, bis zu 25 USD.',
      '**Über 200 USD:** 5 % auf alles, bis zu 50 USD. Es müssen mehr als 200 sein, nicht genau 200.',
    ),
    text(
      'Rabattcodes kommen hinzu. Alle werden auf den vollen Preis gerechnet, nie auf einen schon ermäßigten. Deshalb ist es gleich, in welcher Reihenfolge Sie Codes eingeben, und zweimal 10 % sind 20 % und nicht 19 %.',
    ),
    text(
      'Ein Code wirkt **nur auf die erste Zahlung**. Der Beleg sagt es, und die Verlängerungspreise sind ohne ihn. Zählt ein Code nicht, sagt der Warenkorb, warum und was fehlt.',
    ),
    heading('Steuer'),
    text(
      'Die Steuer wird auf das gerechnet, was nach den Rabatten bleibt, Einrichtungsgebühren eingeschlossen, und hat ihre eigene Zeile mit Satz und Basis. Die Preise auf unseren Seiten sind vor Steuern. Berechnet wird die Summe an der Kasse, Steuer inbegriffen.',
    ),
    heading('Jetzt fällig und später fällig'),
    text(
      'Meist ist es einfach: alles jetzt, nichts später. VPS und dedizierte Server lassen sich auch mit einer Anzahlung oder in drei Raten bezahlen, Zertifikate in zwei Hälften. Dann ist „Jetzt fällig“ der erste Teil und „Später fällig“ der Rest, mit seinem Tag. Cloud-Tarife, Komponenten, Load Balancer, Objektspeicher und Content Delivery können aus einem Guthaben bezahlt werden, das Sie aufbrauchen. Was Sie auch wählen: Beides zusammen ergibt die Gesamtsumme.',
    ),
    heading('Währung'),
    text(
      'Preise werden in US-Dollar geführt und in die gewählte Währung umgerechnet, zum Kurs, dessen Datum auf dem Beleg steht. Ihre Bestellung behält diesen Kurs, auch wenn er sich bewegt, bevor Ihre Überweisung da ist.',
    ),
    heading('Drei Jahre'),
    text(
      'Am Ende steht, was alles zusammen in drei Jahren kostet, vor Steuern: die erste Zahlung und die Verlängerungen danach, zu heutigen Preisen. Das ist die ehrliche Zahl zum Vergleichen, denn auf ein billiges erstes Jahr können teure folgen. Eine Verlängerung kostet den Preis ihres Tages; bei einer Domain nennen wir ihn 90, 30 und 7 Tage vorher.',
    ),
    heading('Wie bezahlt wird und wie Geld zurückkommt'),
    text(
      'Zahlen Sie mit Karte, wo sie angeboten wird, oder per Überweisung mit der Bestellnummer als Verwendungszweck. Eine Domain wird inzwischen 72 Stunden für Sie festgehalten.',
    ),
    text(
      'Sie können es sich 30 Tage ab der ersten Zahlung anders überlegen. Ausgenommen sind Domains, denn eine Vergabestelle nimmt sie nicht zurück. Was erstattet wurde, ist auf der Seite der Bestellung vermerkt.',
    ),
    heading('Wenn eine Zahl Sie wundert'),
    text(
      '[Schicken Sie uns](/contact) die Bestellnummer und die Zeile. Die Nummer öffnet für sich allein nichts, sie darf also in einer E-Mail stehen. Ist die E-Mail mit dem Beleg verloren, melden Sie sich an: Alle Bestellungen stehen in Ihrer Übersicht.',
    ),
  ],
}

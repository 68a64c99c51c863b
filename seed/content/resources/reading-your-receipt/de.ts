import type { ArticleWords } from '../../../article'
import { heading, points, text } from '../../../article-text'

export const de: ArticleWords = {
  title: 'Bestellübersicht verstehen, Zeile für Zeile',
  description:
    'Bestellübersicht, Bestellbestätigung und Rechnung erklärt: Preise, Rabatte, Steuer, jetzt und später fällig, Verlängerung, drei Jahre.',
  next: { heading: 'Alle Preise, auch die der Verlängerung.', label: 'Preisseite öffnen' },
  body: [
    text(
      'Dieselbe Aufstellung begleitet Ihre Bestellung: im Warenkorb und an der Kasse als Bestellübersicht, danach in Ihrer E-Mail und auf der Seite der Bestellung als Bestellbestätigung, die Sie drucken oder als PDF speichern können. Nach der Zahlung bekommen Sie außerdem eine Rechnung. Jeder Betrag ergibt sich aus den Beträgen darüber; dieser Leitfaden geht von oben nach unten.',
    ),
    heading('Die Posten'),
    text(
      'Jede Zeile nennt, was Sie kaufen und für wie lange: eine Domain für ein Jahr, einen Tarif für einen Monat oder ein Jahr, ein Extra mit seiner Domain. Daneben stehen zwei Beträge:',
    ),
    points(
      '**Jetzt:** der Preis der ersten Laufzeit, vor Rabatten und Steuer.',
      '**Verlängerung für:** der heutige Preis der Verlängerung.',
    ),
    text('Gibt es einen Listenpreis, ist er durchgestrichen und die Ersparnis angegeben. Ist nichts durchgestrichen, gibt es keinen.'),
    text('Die Einrichtungsgebühr hat ihre eigene Zeile. VPS und dedizierte Server haben eine, einmal je Server, mit der ersten Zahlung.'),
    heading('Die Rabatte'),
    text(
      'Jeder Rabatt hat seine Zeile, mit seiner Regel und dem Betrag, auf den er gerechnet ist, etwa „10 % von“ und eine Summe. Drei gelten automatisch:',
    ),
    points(
      '**Jährliche Zahlung:** 10 % auf Hosting und SSL, die jährlich abgerechnet werden. Domains und ihre Extras gehören nicht dazu.',
      '**Erste Bestellung:** 5 % auf alles, bis zu 25 USD.',
      '**Über 200 USD:** 5 % auf alles, bis zu 50 USD. Es müssen mehr als 200 sein, nicht genau 200.',
    ),
    text(
      'Rabattcodes kommen hinzu. Jeder Rabatt wird auf den vollen Preis gerechnet, nie auf einen schon ermäßigten. Deshalb ist es gleich, in welcher Reihenfolge Sie Codes eingeben, und zweimal 10 % sind 20 % und nicht 19 %.',
    ),
    text(
      'Ein Code gilt **nur für die erste Zahlung**. Die Übersicht weist darauf hin, und die Verlängerungspreise stehen ohne ihn da. Gilt ein Code nicht, sagt der Warenkorb, warum und was fehlt.',
    ),
    heading('Steuer'),
    text(
      'Die Steuer wird auf den Betrag nach Abzug der Rabatte berechnet, Einrichtungsgebühren eingeschlossen, und hat ihre eigene Zeile mit Satz und Basis. Die Preise auf unseren Seiten verstehen sich zzgl. USt. Die Gesamtsumme an der Kasse enthält die Steuer; diesen Betrag zahlen Sie.',
    ),
    heading('Jetzt fällig und später fällig'),
    text(
      'Meist ist alles jetzt fällig und nichts später. VPS und dedizierte Server lassen sich auch mit einer Anzahlung oder in drei Raten bezahlen, Zertifikate in zwei Raten. „Jetzt fällig“ ist dann der erste Teil und „Später fällig“ der Rest, mit seinem Datum. Cloud-Tarife, Serverteile, Load Balancer, Objektspeicher und CDN können aus einem Guthaben bezahlt werden, das Sie aufbrauchen. In jedem Fall ergeben beide Beträge zusammen die Gesamtsumme.',
    ),
    heading('Währung'),
    text(
      'Preise sind in US-Dollar festgelegt und werden in die gewählte Währung umgerechnet, zum Wechselkurs, dessen Datum in der Übersicht steht. Ihre Bestellung behält diesen Kurs, auch wenn er sich ändert, bevor Ihre Überweisung da ist.',
    ),
    heading('Kosten über drei Jahre'),
    text(
      'Die letzte Zeile zeigt, was alles zusammen über drei Jahre kostet, zzgl. USt.: die erste Zahlung und die Verlängerungen danach, zu heutigen Preisen. Diese Zahl eignet sich zum Vergleichen, denn auf ein billiges erstes Jahr können teure folgen. Verlängert wird zum Preis am Tag der Verlängerung; bei einer Domain nennen wir ihn 90, 30 und 7 Tage vorher.',
    ),
    heading('Zahlung und Erstattung'),
    text(
      'Zahlen Sie mit Karte, wenn die Kasse sie anbietet, oder per Überweisung mit der Bestellnummer als Verwendungszweck. Bis zur Zahlung wird eine Domain 72 Stunden für Sie reserviert.',
    ),
    text(
      'Sie können innerhalb von 30 Tagen ab der ersten Zahlung eine Erstattung verlangen. Ausgenommen sind Domains, denn Vergabestellen nehmen sie nicht zurück. Erstattungen stehen auf der Seite der Bestellung.',
    ),
    heading('Fragen zu einem Betrag?'),
    text(
      '[Schicken Sie uns](/contact) die Bestellnummer und die Zeile. Die Nummer allein gewährt keinen Zugang, sie darf also in einer E-Mail stehen. Ist die E-Mail mit der Bestätigung verloren, melden Sie sich an: Alle Bestellungen stehen in Ihrem Konto.',
    ),
  ],
}
